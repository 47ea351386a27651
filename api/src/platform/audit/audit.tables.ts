/** Tables of the audit log. */
import type { Generated, JSONColumnType } from "kysely";

declare module "../database.ts" {
  interface Tables {
    audit_heads: { log: string; seq: Generated<number>; hash: Buffer };
    audit_events: {
      log: string;
      seq: number;
      university_id: string | null;
      at: Date;
      actor_id: string | null;
      actor_role: string;
      kind: string;
      subject_id: string;
      before_digest: Buffer | null;
      after_digest: Buffer | null;
      request_id: string | null;
      data: JSONColumnType<Record<string, string | number | boolean | null>>;
      previous: Buffer;
      hash: Buffer;
    };
  }
}
