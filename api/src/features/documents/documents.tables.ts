/** Table of files made of documents. */
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    documents: {
      /** Name in the storage. */
      file: string;
      record_id: string;
      university_id: string;
      /** Variant of the file: a PDF by its audience, or a picture. */
      shape: "public" | "all" | "page" | "card";
      /** Claims that the holder hid when it was made, in alphabetical order. */
      hidden: string[];
      /** Null for pictures. */
      sealed_by: string | null;
      made_at: Date;
    };
  }
}

export type DocumentRow = Selectable<Tables["documents"]>;
