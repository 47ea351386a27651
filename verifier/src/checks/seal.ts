/** Checks the key of a PDF's seal: it must be the same university's, and valid when the PDF was sealed. */
import type { KeyState } from "../chain/abi.ts";
import { CLOCKS_DIFFER } from "../chain/block-age.ts";
import { CODES, type Code, report } from "../codes/codes.ts";
import type { Check } from "../result.ts";

/** Who says when it was sealed: an authority that the trust list names. Times are in seconds since 1970. */
export type Witness = { at: number; accuracy: number; authority: string };

export type SealQuestion = {
  key: KeyState;
  /** Decimal. */
  university: string;
  /** Time of the block that was read. */
  blockTime: number;
  witness: Witness | null;
};

/**
 * Null when the seal counts. With a witness the key must have been valid at that time. Without one, the PDF may have been
 * sealed at any time until now: the key must be valid still, and never have been marked compromised.
 */
export function findSealFault(question: SealQuestion): Check | null {
  const code = faultOf(question);
  if (code !== "seal_key_ended") return code && report("issuer", code);
  const end = new Date(question.key.validUntil * 1000).toISOString();
  return report("issuer", code, `${CODES[code].meaning} It ended on ${end}.`);
}

/**
 * A witness may be wrong by its accuracy. At the end of a key that counts against the seal; at its beginning for it, together
 * with clocks that differ, since the registry's blocks may be ahead. A witness says that the seal was there by then, and
 * never that it was made after: one that comes after the end shows nothing.
 */
function faultOf({ key, university, blockTime, witness }: SealQuestion): Code | null {
  if (key.university === 0n) return "seal_key_unknown";
  if (key.university !== BigInt(university)) return "seal_of_another_university";
  const latest = witness ? witness.at + witness.accuracy : blockTime;
  if (latest + CLOCKS_DIFFER < key.validFrom) return "seal_key_not_yet_valid";
  const isMarked = key.compromisedSince !== 0;
  if (isMarked && (witness === null || latest >= key.compromisedSince)) return "seal_key_compromised";
  return key.validUntil === 0 || latest < key.validUntil ? null : "seal_key_ended";
}
