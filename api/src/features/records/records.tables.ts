/** The columns that the table of every kind of record has. */
import type { Generated } from "kysely";

export type RecordColumns<Status extends string> = {
  id: string;
  university_id: string;
  agent_id: string;
  student_id: string | null;
  status: Status;
  /** Folded text for searches. */
  search: Generated<string>;
  /** RFC 8785 JSON of the claims; null until accepted. */
  content: string | null;
  /** 16 random bytes, created with the record; null once erased. */
  content_salt: Buffer | null;
  content_digest: Buffer | null;
  /** Versions of those who sign it, by slot of its template; null until accepted, and where nobody signs. */
  signatories: Generated<(string | null)[] | null>;
  rejection_reason: string | null;
  submitted_at: Generated<Date>;
  decided_at: Date | null;
  decided_by: string | null;
  signed_at: Date | null;
  revoked_at: Date | null;
  revocation_reason: string | null;
  revocation_note: string | null;
  /** Null again once a new revocation is requested. */
  revocation_refused_at: Date | null;
  batch_id: string | null;
  batch_index: number | null;
  created_at: Generated<Date>;
};
