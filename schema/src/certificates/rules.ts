/** Which claims of a certificate anyone may see, and until when it counts. */
import { CERTIFICATE_FIELDS } from "./fields.ts";

/** The value of `expiryDate` in the credential of a certificate that never expires. */
export const NEVER_EXPIRES = "none";

const FIXED = new Set<string>(CERTIFICATE_FIELDS.map(({ name }) => name));

/** Whether every certificate has the field. */
export const isFixedField = (name: string): boolean => FIXED.has(name);

/** Whether the last day has passed. Both are `YYYY-MM-DD`. */
export const isExpired = (expiryDate: string | null, today: string): boolean =>
  expiryDate !== null && expiryDate < today;

/** A student number identifies a person within the university; a sex is no more public than that of a diploma's holder. */
const PRIVATE = new Set(["studentNumber", "sex"]);

/** Whether anyone with the link may see the claim: all but those of a certificate. */
export const isPublicCertificateClaim = (name: string): boolean => !PRIVATE.has(name);
