/** Tables of visits. */
import type {} from "../../platform/database.ts";

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
    };
    /** Visits of public pages that show no document. */
    page_visits: {
      day: string;
      page: string;
      count: number;
    };
  }
}
