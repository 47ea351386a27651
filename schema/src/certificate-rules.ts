/** Rules of a certificate's row beyond its single cells, and which of its claims anyone may see. */
import { CERTIFICATE_FIELDS } from "./certificate-fields.ts";
import type { Field } from "./fields.ts";
import { type JudgedRow, judgeRow } from "./rows.ts";
import type { LooseRow } from "./wire.ts";

/** The value of `expiryDate` in the credential of a certificate that never expires. */
export const NEVER_EXPIRES = "none";

const FIXED = new Set<string>(CERTIFICATE_FIELDS.map(({ name }) => name));

/** Whether every certificate has the field. */
export const isFixedField = (name: string): boolean => FIXED.has(name);

/** Checks a row of an import alone. `fields` are its template's (`fieldsOfCertificate`); `today` is `YYYY-MM-DD`. */
export function judgeCertificateRow({
  fields,
  row,
  today,
}: {
  fields: readonly Field[];
  row: LooseRow;
  today: string;
}): JudgedRow {
  const { values, faults } = judgeRow(fields, row, today);
  const { issueDate, expiryDate } = values;
  const endsEarly = issueDate !== undefined && expiryDate !== undefined && expiryDate < issueDate;
  return { values, faults: endsEarly ? [...faults, { path: "expiryDate", error: "expires_before_issue" }] : faults };
}

/** Whether the last day has passed. Both are `YYYY-MM-DD`. */
export const isExpired = (expiryDate: string | null, today: string): boolean =>
  expiryDate !== null && expiryDate < today;

/** A student number identifies a person within the university; a sex is no more public than that of a diploma's holder. */
const PRIVATE = new Set(["studentNumber", "sex"]);

/** Whether anyone with the link may see the claim: all but those of a certificate. */
export const isPublicCertificateClaim = (name: string): boolean => !PRIVATE.has(name);
