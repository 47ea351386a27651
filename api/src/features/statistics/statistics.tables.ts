/** Table of the counts by day. */
import type {} from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    /** Written by the database with each change of what is counted; `sweep` sums rows up. */
    daily_counts: {
      university_id: string;
      subject: "submitted" | "issued" | "holder" | "student";
      day: string;
      status: string;
      academic_year: string;
      sex: string;
      count: number;
    };
  }
}
