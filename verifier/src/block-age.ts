/** Decides whether the newest block of a chain is too old for a verdict. */
import { DEFAULT_MAX_BLOCK_AGE, type TrustEntry } from "./trust.ts";

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

function maxBlockAgeOf({ maxBlockAge = DEFAULT_MAX_BLOCK_AGE }: TrustEntry): number {
  return maxBlockAge;
}
