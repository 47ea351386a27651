/** Table of the counts by day. */
import type {} from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    /** The database adds rows with each change of a counted record; `sweep` merges them. */
    daily_counts: {
      university_id: string;
      subject: "submitted" | "issued" | "holder" | "student" | "decided" | "replaced" | "certificate";
      day: string;
      status: string;
      academic_year: string;
      sex: string;
      count: number;
    };
  }
}
