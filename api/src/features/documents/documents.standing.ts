/** The status of an issued document: valid, revoked, superseded or expired. Pure. */
import { isExpired, NEVER_EXPIRES } from "@ijaza/schema/certificates/rules";
import type { Claims } from "@ijaza/verifier/result";
import type { IssuedRecord } from "./documents.records.ts";

export type Standing = "good" | "revoked" | "superseded" | "expired";

/** `today` is `YYYY-MM-DD`. */
export function standingOf({ status, supersededBy }: IssuedRecord, { expiryDate }: Claims, today: string): Standing {
  if (status === "revoked") return supersededBy ? "superseded" : "revoked";
  const lastDay = expiryDate === undefined || expiryDate === NEVER_EXPIRES ? null : String(expiryDate);
  return isExpired(lastDay, today) ? "expired" : "good";
}
