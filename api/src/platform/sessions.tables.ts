/** Tables of the platform: sessions, attempts, hours of notices, idempotency keys. */
import type { Generated } from "kysely";

declare module "./database.ts" {
  interface Tables {
    sessions: {
      digest: Buffer;
      handle: string;
      kind: "staff" | "student";
      subject_id: string;
      role: string;
      university_id: string | null;
      created_at: Generated<Date>;
      active_at: Generated<Date>;
      confirmed_at: Generated<Date>;
      reviewed_at: Date | null;
      expires_at: Date;
      login_counted: Generated<boolean>;
      browser: string | null;
      system: string | null;
      limited_to: "second-factor" | "password" | null;
      challenge: string | null;
    };
    attempts: {
      key: string;
      failures: number;
      window_started_at: Date;
      blocked_until: Date | null;
    };
    notice_hours: {
      counter: string;
      hour: Date;
      taken: number;
    };
    idempotency_keys: {
      subject_id: string;
      key: string;
      request_digest: Buffer;
      is_done: Generated<boolean>;
      made_id: string | null;
      created_at: Generated<Date>;
    };
  }
}
