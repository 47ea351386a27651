/** The seal of a PDF counts only by a key of the very university, and never by one that was ever marked compromised. */
import type { KeyState } from "../abi.ts";
import { type Code, report } from "../codes.ts";
import type { Check } from "../result.ts";

/**
 * Null when the seal counts. Nobody witnesses when a PDF was sealed, so the key's first and last day are not asked;
 * and for the same reason a compromised key is bad from the beginning.
 */
export function findSealFault({ key, university }: { key: KeyState; university: string }): Check | null {
  const code = faultOf(key, university);
  return code === null ? null : report("issuer", code);
}

function faultOf(key: KeyState, university: string): Code | null {
  if (key.university === 0n) return "seal_key_unknown";
  if (key.university !== BigInt(university)) return "seal_of_another_university";
  return key.compromisedSince === 0 ? null : "seal_key_compromised";
}
