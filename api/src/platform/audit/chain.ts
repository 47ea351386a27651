/** The hash chain of the audit log; pure, so that fsck and the writer use the same rule. */
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";

export type AuditRecord = {
  log: string;
  seq: number;
  /** ISO 8601 with milliseconds, UTC. */
  at: string;
  actorId: string | null;
  actorRole: string;
  kind: string;
  subjectId: string;
  /** Digests in hexadecimal, or null. */
  before: string | null;
  after: string | null;
  requestId: string | null;
  data: Record<string, string | number | boolean | null>;
};

/** The hash before the first event of a log. */
export const GENESIS = Buffer.alloc(32);

/** SHA-256 over the previous hash and the RFC 8785 JSON of the event. */
export function linkHash(previous: Buffer, record: AuditRecord): Buffer {
  return createHash("sha256")
    .update(previous)
    .update(canonicalize(record) ?? "")
    .digest();
}
