/** Checks the key of a PDF's seal: it must be the same university's, and never have been marked compromised. */
import type { KeyState } from "../abi.ts";
import { type Code, report } from "../codes.ts";
import type { Check } from "../result.ts";

/**
 * Null when the seal counts. Nothing proves when a PDF was sealed, so the key's first and last day are not checked, and
 * a
 * key that is marked compromised makes every seal invalid, however old.
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
