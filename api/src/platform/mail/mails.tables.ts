/** Table of mails. */
import type { Generated } from "kysely";
import type { MailLanguage } from "./mail-languages.ts";

export type MailStatus = "queued" | "sent" | "failed";

declare module "../database.ts" {
  interface Tables {
    mails: {
      id: string;
      university_id: string | null;
      subject_id: string | null;
      kind: string;
      /** The subject of a mail that is sent once of each kind; null for mails that may repeat. */
      about: string | null;
      language: MailLanguage;
      sealed: Buffer | null;
      status: Generated<MailStatus>;
      tries: Generated<number>;
      error: string | null;
      run_after: Generated<Date>;
      created_at: Generated<Date>;
      ended_at: Date | null;
    };
    stopped_addresses: {
      digest: string;
      stopped_at: Date;
    };
  }
}
