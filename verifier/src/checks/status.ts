/** The check `status`: the diploma is neither revoked, superseded nor expired. */
import type { DiplomaState } from "../chain/chain-reader.ts";
import { report } from "../codes/codes.ts";
import type { OpenedCredential } from "../credential/credential.ts";
import { NEVER } from "../credential/expiry.ts";
import { CERTIFICATE_TYPE } from "../credential/payload.ts";
import type { Check, Facts } from "../result.ts";

export function checkStatus(credential: OpenedCredential, state: DiplomaState, now: Date): Check {
  const { batch, superseded, revoked, revokedAtLatest } = state;
  if (batch && batch.revokedAt !== 0) {
    return report("status", "batch_revoked", `The university revoked the whole batch on ${dayOf(batch.revokedAt)}.`);
  }
  const when = `on ${dayOf(revokedAtLatest)} or before`;
  if (superseded) return report("status", "superseded", `A corrected diploma replaced this one ${when}.`);
  if (revoked) return report("status", "revoked", `The university revoked this document ${when}.`);
  return checkExpiry(credential, latestOf(now, state.blockTime));
}

/** What the chain says of a revocation, independent of expiry. */
export function revocationOf({ batch, revoked, superseded }: DiplomaState): Facts["revocation"] {
  const isBatchRevoked = batch !== null && batch.revokedAt !== 0;
  if (superseded && !isBatchRevoked) return "superseded";
  return revoked || isBatchRevoked ? "revoked" : "none";
}

/** When it was revoked at the latest, in seconds since 1970: of a single document the chain tells no more. */
export function revokedAtLatest({ batch, revokedAtLatest: ofWord }: DiplomaState): number | undefined {
  const times = [batch?.revokedAt ?? 0, ofWord].filter((time) => time !== 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** A clock that is behind the chain is wrong: what expired before the newest block has expired. */
function latestOf(now: Date, blockTime: number): Date {
  return new Date(Math.max(now.getTime(), blockTime * 1000));
}

/**
 * A certificate is valid through its last day, in UTC, which `exp` tells in the clear. Without `exp`, one that hides any
 * claim must disclose that it never expires, since a date may be the hidden one.
 */
function checkExpiry({ type, claims, hidden, expiresAt }: OpenedCredential, now: Date): Check {
  const { expiryDate } = claims;
  if (expiresAt !== undefined) {
    if (now.getTime() < expiresAt * 1000) return report("status", "in_force");
    return report("status", "expired", `The certificate expired after ${dayOf(expiresAt - 1)}.`);
  }
  if (expiryDate === undefined) {
    return report("status", type === CERTIFICATE_TYPE && hidden > 0 ? "expiry_hidden" : "in_force");
  }
  return report("status", expiryDate === NEVER ? "in_force" : "expiry_malformed");
}
