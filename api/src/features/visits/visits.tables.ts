/** Table of visits. */
import type {} from "../../platform/database.ts";

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
