/** Tables of credits: one account for each university, the ledger that must add up to it, and requests. */
import type { Generated } from "kysely";

declare module "../../platform/database.ts" {
  interface Tables {
    credit_accounts: {
      university_id: string;
      granted: Generated<number>;
      reserved: Generated<number>;
      issued: Generated<number>;
    };
    funding_requests: {
      id: string;
      university_id: string;
      kind: "credit" | "ether";
      /** A decimal number: the credits, or the accepted wei. */
      amount: string | null;
      status: Generated<"open" | "accepted" | "rejected">;
      created_by: string;
      created_at: Generated<Date>;
      decided_by: string | null;
      decided_at: Date | null;
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
