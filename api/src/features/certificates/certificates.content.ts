/** The content of a certificate: the claims as the acceptance freezes them, and the digest that holds its state. Pure. */
import { NEVER_EXPIRES } from "@ijaza/schema/certificate-rules";
import { type Claims, digestState, serialise } from "../records/records.service.ts";
import { type FieldColumns, fieldsOf } from "./certificates.fields.ts";
import type { CertificateRow } from "./certificates.tables.ts";

/**
 * The claims of a certificate. No e-mail address is one, whichever field it is in. One that never expires says so: a
 * verifier could not tell it from one whose holder left the date out.
 */
export function claimsOf(row: FieldColumns & Pick<CertificateRow, "definition">): Claims {
  const { email: _, ...claims } = fieldsOf(row);
  for (const { name, type } of row.definition) if (type === "email") delete claims[name];
  return { ...claims, expiryDate: row.expiry_date ?? NEVER_EXPIRES };
}

/** Everything of a record that a change of state changes; the rest is names of things that never do. */
export type CertificateState = FieldColumns &
  Pick<CertificateRow, "status" | "content_salt" | "definition" | (typeof ORIGIN_COLUMNS)[number]> &
  Partial<Pick<CertificateRow, (typeof STATE_COLUMNS)[number] | "content_digest">>;

const ORIGIN_COLUMNS = ["student_id", "template_id", "template_version_id", "template_name"] as const;
const STATE_COLUMNS = ["rejection_reason", "revocation_reason", "revocation_note", "batch_id", "batch_index"] as const;

/** The digest of a certificate's state: `before` and `after` of each change. */
export function stateDigest(key: Buffer, state: CertificateState): Buffer | null {
  const { fields, definition, status } = state;
  // Under one name each: a defined field may have any name.
  const told: Claims = { status, fields: serialise(fields), definition: serialise(definition) };
  for (const [name, value] of Object.entries(fieldsOf({ ...state, fields: {} }))) told[name] = value;
  for (const column of [...ORIGIN_COLUMNS, ...STATE_COLUMNS]) {
    const value = state[column] ?? null;
    if (value !== null) told[column] = value;
  }
  return digestState({ key, salt: state.content_salt, told, contentDigest: state.content_digest });
}
