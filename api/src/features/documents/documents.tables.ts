/** Table of the PDFs that were made. */
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    documents: {
      document_id: string;
      university_id: string;
      audience: "public" | "all";
      file: string;
      sealed_by: string;
      made_at: Date;
    };
  }
}

export type DocumentRow = Selectable<Tables["documents"]>;
