/** The content of a certificate: the claims that the acceptance fixes, and the digest of its state. Pure. */
import { NEVER_EXPIRES } from "@ijaza/schema/certificates/rules";
import { type Claims, digestStates, serialise } from "../records/records.service.ts";
import { type FieldColumns, fieldsOf } from "./certificates.fields.ts";
import type { CertificateRow } from "./certificates.tables.ts";

/**
 * The claims of a certificate. No claim is an e-mail address, whichever field it is in. A certificate without an end
 * says so; otherwise a verifier could not distinguish it from one whose holder left the date out.
 */
export function claimsOf(row: FieldColumns & Pick<CertificateRow, "definition">): Claims {
  const { email: _, ...claims } = fieldsOf(row);
  for (const { name, type } of row.definition) if (type === "email") delete claims[name];
  return { ...claims, expiryDate: row.expiry_date ?? NEVER_EXPIRES };
}

/** All columns that a change of state may change; the others never change. */
export type CertificateState = FieldColumns &
  Pick<CertificateRow, "status" | "content_salt" | "definition" | (typeof ORIGIN_COLUMNS)[number]> &
  Partial<Pick<CertificateRow, (typeof STATE_COLUMNS)[number] | "content_digest">>;

const ORIGIN_COLUMNS = ["student_id", "template_id", "template_version_id", "template_name"] as const;
const STATE_COLUMNS = ["rejection_reason", "revocation_reason", "revocation_note", "batch_id", "batch_index"] as const;

/** The template's fields, nested under one name, because their own names are arbitrary. */
const namedFields = ({ fields, definition, ...fixed }: CertificateState): Claims => ({
  fields: serialise(fields),
  definition: serialise(definition),
  ...fieldsOf({ ...fixed, fields: {} }),
});

export const stateDigest = digestStates(namedFields, [...ORIGIN_COLUMNS, ...STATE_COLUMNS]);
