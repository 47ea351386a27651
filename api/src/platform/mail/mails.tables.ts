/** Table of mails. */
import type { Language } from "@ijaza/schema/product";
import type { Generated } from "kysely";

export type MailStatus = "queued" | "sent" | "failed";

declare module "../database.ts" {
  interface Tables {
    mails: {
      id: string;
      university_id: string | null;
      subject_id: string | null;
      kind: string;
      language: Language;
      sealed: Buffer | null;
      status: Generated<MailStatus>;
      tries: Generated<number>;
      error: string | null;
      run_after: Generated<Date>;
      created_at: Generated<Date>;
      ended_at: Date | null;
    };
  }
}
