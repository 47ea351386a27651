/** Decides whether a key was valid at the moment when the batch was anchored. Today's date does not matter. */
import type { KeyState } from "../chain/abi.ts";

export type KeyFault = "unknown" | "of_another_university" | "not_yet_valid" | "expired" | "compromised";

export type KeyQuestion = {
  key: KeyState;
  /** Decimal. */
  university: string;
  /** Block time of the batch, in seconds since 1970. Without a batch null, and only the key's owner is checked. */
  at: number | null;
  /** When the registrar confirmed the batch although the key is marked compromised; zero when never. */
  reaffirmedAt: number;
};

/** What is wrong with the key, or null. A key is valid from `validFrom` on and before `validUntil`. */
export function findKeyFault({ key, university, at, reaffirmedAt }: KeyQuestion): KeyFault | null {
  if (key.university === 0n) return "unknown";
  if (key.university !== BigInt(university)) return "of_another_university";
  if (at === null) return null;
  if (at < key.validFrom) return "not_yet_valid";
  if (key.validUntil !== 0 && at >= key.validUntil) return "expired";
  // A confirmation covers what was stated before it, not what is stated of the key later.
  const isReaffirmed = reaffirmedAt > key.markedAt;
  if (key.compromisedSince !== 0 && at >= key.compromisedSince && !isReaffirmed) return "compromised";
  return null;
}
