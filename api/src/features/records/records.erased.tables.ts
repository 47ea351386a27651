/** Table of what stays of erased records that were signed. */
import type { Generated, Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";

declare module "../../platform/database.ts" {
  interface Tables {
    erased_records: {
      record_id: string;
      university_id: string;
      kind: string;
      status: "signed" | "revoking" | "revoked";
      batch_id: string;
      batch_index: number;
      /** Days in UTC, under which it is counted. */
      submitted_on: string;
      signed_on: string;
      /** The first day of the year of the decision. Null for kinds without a decision, like the two columns below. */
      decided_in: string | null;
      is_replaced: Generated<boolean>;
      academic_year: string | null;
      sex: string | null;
      erased_at: Date;
    };
  }
}

export type ErasedRecordRow = Selectable<Tables["erased_records"]>;
