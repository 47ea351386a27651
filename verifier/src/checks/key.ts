/** Judges a key by its time line: what counts is the moment at which the batch was anchored, not today. */
import type { KeyState } from "../abi.ts";

export type KeyFault = "unknown" | "of_another_university" | "not_yet_valid" | "expired" | "compromised";

export type KeyQuestion = {
  key: KeyState;
  /** Decimal. */
  university: string;
  /** Block time of the batch in seconds; null when there is no batch, and only the owner can be judged. */
  at: number | null;
  /** The registrar has said that the batch is good although its keys are marked compromised. */
  isReaffirmed: boolean;
};

/** What is wrong with the key, or null. A key is good from validFrom on and before validUntil. */
export function findKeyFault({ key, university, at, isReaffirmed }: KeyQuestion): KeyFault | null {
  if (key.university === 0n) return "unknown";
  if (key.university !== BigInt(university)) return "of_another_university";
  if (at === null) return null;
  if (at < key.validFrom) return "not_yet_valid";
  if (key.validUntil !== 0 && at >= key.validUntil) return "expired";
  if (key.compromisedSince !== 0 && at >= key.compromisedSince && !isReaffirmed) return "compromised";
  return null;
}
