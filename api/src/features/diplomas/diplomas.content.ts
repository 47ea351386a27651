/** The content of a diploma: the claims as the acceptance freezes them, and the keyed digests that hold it to them. Pure. */
import { createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { identityValues, type StudentIdentity } from "../students/students.service.ts";
import { type FieldColumns, fieldsOf, NAME_COLUMNS, type NameColumns } from "./diplomas.fields.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

/** By field name; absent values are left out, numbers are numbers. */
export type Claims = Record<string, string | number>;

/** The claims of a diploma and its student, as they stand. */
export function claimsOf(diploma: FieldColumns, student: StudentIdentity): Claims {
  return { ...fieldsOf(diploma), ...identityValues(student) };
}

/** What the document says, or will: the frozen content, or the claims as they stand before it is accepted. */
export function standingClaims(diploma: DiplomaRow, student: StudentIdentity): Claims {
  return diploma.content === null ? claimsOf(diploma, student) : (JSON.parse(diploma.content) as Claims);
}

/** RFC 8785 JSON of the claims: what is accepted, stored, and signed byte for byte. */
export function freeze(claims: Claims): string {
  return serialise(claims);
}

/** HMAC-SHA256 of accepted content under the record's salt. */
export function contentDigest({ key, salt, content }: { key: Buffer; salt: Buffer; content: string }): Buffer {
  return createHmac("sha256", key).update(salt).update(content).digest();
}

/** Everything of a record that a change of state changes; the rest is names of things that never do. */
export type DiplomaState = FieldColumns &
  NameColumns &
  Pick<DiplomaRow, "status" | "content_salt"> &
  Partial<Pick<DiplomaRow, (typeof STATE_COLUMNS)[number] | "content_digest">>;

const STATE_COLUMNS = [
  "rejection_reason",
  "revocation_reason",
  "revocation_note",
  "supersedes",
  "superseded_by",
  "batch_id",
  "batch_index",
] as const;

/**
 * HMAC-SHA256 of a record's state, for the audit log: `before` and `after` of each change. Null once the record is
 * erased, for then it has no salt. The label keeps it apart from digests of content.
 */
export function stateDigest(key: Buffer, state: DiplomaState): Buffer | null {
  if (!state.content_salt) return null;
  const told: Claims = { ...fieldsOf(state), status: state.status };
  for (const column of [...NAME_COLUMNS, ...STATE_COLUMNS]) {
    const value = state[column] ?? null;
    if (value !== null) told[column] = value;
  }
  if (state.content_digest) told.content = state.content_digest.toString("hex");
  return createHmac("sha256", key).update(state.content_salt).update("state\0").update(serialise(told)).digest();
}

function serialise(flat: Claims): string {
  const text = canonicalize(flat);
  if (text === undefined) throw new TypeError("content must be JSON");
  return text;
}
