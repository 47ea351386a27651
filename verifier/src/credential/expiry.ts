/** The end of a certificate: `exp` in the clear (RFC 7519, section 4.1.4), and the claim `expiryDate`, which must agree. Pure. */

/** The value of `expiryDate` in a certificate that never expires. */
export const NEVER = "none";

const DAY_SECONDS = 86_400;

/**
 * The second, since 1970, from which a certificate of this last day is no longer valid: the beginning of the next day in
 * UTC. Undefined for what is no day, also for one that never expires.
 */
export function endOfDay(day: unknown): number | undefined {
  if (typeof day !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!new Date(time || 0).toISOString().startsWith(day)) return undefined;
  return time / 1000 + DAY_SECONDS;
}

/** Whether the disclosed date says what is signed in the clear. A date that is not disclosed says nothing else. */
export function agreesWithExpiry(expiryDate: unknown, expiresAt: number | undefined): boolean {
  return expiryDate === undefined || endOfDay(expiryDate) === expiresAt;
}
