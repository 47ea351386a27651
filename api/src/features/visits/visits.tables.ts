/** Table of visits. */
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    visits: {
      day: string;
      university_id: string;
      document_id: string;
      kind: string;
      count: number;
    };
  }
}

export type VisitRow = Selectable<Tables["visits"]>;
