/** Tables of visits. */
import type { Generated } from "kysely";

declare module "../../platform/database.ts" {
  interface Tables {
    visits: {
      day: string;
      university_id: string;
      record_id: string;
      kind: string;
      count: number;
    };
    /** Sums by university, which the database updates with each change of `visits`. */
    visit_days: {
      university_id: string;
      kind: string;
      day: string;
      count: number;
      /** How many of them were of documents whose visits are deleted; they are still counted. */
      forgotten: Generated<number>;
    };
    /** Visits of public pages that show no document. */
    page_visits: {
      day: string;
      page: string;
      count: number;
    };
  }
}
