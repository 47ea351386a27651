/** The content of a diploma: the claims that the acceptance fixes, and the keyed digests that protect them. Pure. */
import { type Claims, digestStates } from "../records/records.service.ts";
import { identityValues, type StudentIdentity } from "../students/students.service.ts";
import { type FieldColumns, fieldsOf, NAME_COLUMNS, type NameColumns } from "./diplomas.fields.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

export { type Claims, contentDigest, freeze } from "../records/records.service.ts";

/** The present claims of a diploma and its student. */
export function claimsOf(diploma: FieldColumns, student: StudentIdentity): Claims {
  return { ...fieldsOf(diploma), ...identityValues(student) };
}

/** The claims of the document: the frozen content, or before the acceptance the present claims. */
export function standingClaims(diploma: DiplomaRow, student: StudentIdentity): Claims {
  return diploma.content === null ? claimsOf(diploma, student) : (JSON.parse(diploma.content) as Claims);
}

/** All columns that a change of state may change; the others never change. */
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
