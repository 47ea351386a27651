/** Decides whether a key was valid at the moment when the batch was anchored. Today's date does not matter. */
import type { KeyState } from "../abi.ts";

export type KeyFault = "unknown" | "of_another_university" | "not_yet_valid" | "expired" | "compromised";

export type KeyQuestion = {
  key: KeyState;
  /** Decimal. */
  university: string;
  /** Block time of the batch, in seconds since 1970. Without a batch null, and only the key's owner is checked. */
  at: number | null;
  /** The registrar has confirmed the batch although its keys are marked compromised. */
  isReaffirmed: boolean;
};

/** What is wrong with the key, or null. A key is valid from `validFrom` on and before `validUntil`. */
export function findKeyFault({ key, university, at, isReaffirmed }: KeyQuestion): KeyFault | null {
  if (key.university === 0n) return "unknown";
  if (key.university !== BigInt(university)) return "of_another_university";
  if (at === null) return null;
  if (at < key.validFrom) return "not_yet_valid";
  if (key.validUntil !== 0 && at >= key.validUntil) return "expired";
  if (key.compromisedSince !== 0 && at >= key.compromisedSince && !isReaffirmed) return "compromised";
  return null;
}
