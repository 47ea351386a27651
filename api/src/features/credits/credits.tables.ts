/** Tables of credits: an account a university, and the ledger that must add up to it. */
import type { Generated } from "kysely";

declare module "../../platform/database.ts" {
  interface Tables {
    credit_accounts: {
      university_id: string;
      granted: Generated<number>;
      reserved: Generated<number>;
      issued: Generated<number>;
    };
    credit_entries: {
      id: Generated<number>;
      university_id: string;
      kind: "grant" | "issue";
      amount: number;
      grant_total: number | null;
      reference: string;
      settled_at: Date | null;
      created_at: Generated<Date>;
    };
  }
}
