/** The content of a diploma: the claims as the acceptance freezes them, and the keyed digests that hold it to them. Pure. */
import { type Claims, digestStates } from "../records/records.service.ts";
import { identityValues, type StudentIdentity } from "../students/students.service.ts";
import { type FieldColumns, fieldsOf, NAME_COLUMNS, type NameColumns } from "./diplomas.fields.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

export { type Claims, contentDigest, freeze } from "../records/records.service.ts";

/** The claims of a diploma and its student, as they stand. */
export function claimsOf(diploma: FieldColumns, student: StudentIdentity): Claims {
  return { ...fieldsOf(diploma), ...identityValues(student) };
}

/** What the document says, or will: the frozen content, or the claims as they stand before it is accepted. */
export function standingClaims(diploma: DiplomaRow, student: StudentIdentity): Claims {
  return diploma.content === null ? claimsOf(diploma, student) : (JSON.parse(diploma.content) as Claims);
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

export const stateDigest = digestStates((state: DiplomaState) => fieldsOf(state), [...NAME_COLUMNS, ...STATE_COLUMNS]);
