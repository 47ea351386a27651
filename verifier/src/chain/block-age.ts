/** Decides whether the newest block of a chain is too old for a verdict, or older than the credential. */
import { DEFAULT_MAX_BLOCK_AGE, type TrustEntry } from "../trust/trust.ts";

/** `blockTime` is in seconds since 1970; `now` comes from the clock of whoever verifies. */
export type BlockAge = { blockTime: number; entry: TrustEntry; now: Date };

export function isStale({ blockTime, entry, now }: BlockAge): boolean {
  return now.getTime() / 1000 - blockTime > maxBlockAgeOf(entry);
}

/** The end of a sentence about a block that is too old. */
export function describeStale({ blockTime, entry }: BlockAge): string {
  const time = new Date(blockTime * 1000).toISOString();
  return `the newest block is of ${time}, and may be ${maxBlockAgeOf(entry)} seconds old`;
}

/** How far a chain's own `finalized` block may be behind its newest one, in seconds: on Ethereum it is a quarter of an hour. */
const FINALIZED_BEHIND = 3600;

/** Whether a block is older than a final one may be, so that what it proves is past. Each confirmation may take as long as a block. */
export function isLongPast({ blockTime, entry, now }: BlockAge): boolean {
  const { finality } = entry;
  const behind = "tag" in finality ? FINALIZED_BEHIND : finality.confirmations * maxBlockAgeOf(entry);
  return isStale({ blockTime: blockTime + behind, entry, now });
}

function maxBlockAgeOf({ maxBlockAge = DEFAULT_MAX_BLOCK_AGE }: TrustEntry): number {
  return maxBlockAge;
}

/** By how many seconds the clocks of issuer, chain and verifier may differ. */
export const CLOCKS_DIFFER = 60;

/** `signedAt` is the signed time of the credential, in seconds since 1970. */
export type BlockBefore = { blockTime: number; signedAt: number; now: Date };

/** Between a signature and the block of its batch there may be minutes, and an endpoint may be a block behind. */
const MINED_WITHIN = 300;

/**
 * Whether the newest block is not well past the signature, so that the batch may be in a block that the endpoint has not
 * reached. A signature from the future proves nothing about an endpoint, for a forger signs with any time.
 */
export function isBehind({ blockTime, signedAt, now }: BlockBefore): boolean {
  return signedAt - CLOCKS_DIFFER <= now.getTime() / 1000 && blockTime < signedAt + MINED_WITHIN;
}

/** A batch waits no longer for its transaction, whatever it waits for; in seconds. */
const SENT_WITHIN = 86_400;

/** Whether it is so short a time since the signature that a batch may have been mined a moment ago. */
export function isYoung({ signedAt, now }: Pick<BlockBefore, "signedAt" | "now">): boolean {
  const age = now.getTime() / 1000 - signedAt;
  return age >= -CLOCKS_DIFFER && age < SENT_WITHIN;
}
