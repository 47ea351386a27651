/** The rules of a single claim: its name and its value. Who signs asks the same, before anything is signed. Pure. */

import type { Code } from "../codes/codes.ts";
import { faultOfClaimName } from "./claim-names.ts";
import { isSafeNumber } from "./exact-numbers.ts";
import { findLetterFault, type LetterFault } from "./letters.ts";

const CODE_OF = {
  invisible: "claim_invisible_letter",
  direction: "claim_direction_control",
  surrogate: "claim_surrogate_alone",
} as const satisfies Record<LetterFault, Code>;

export type Claim = { name: string; value: string | number };

/** The code of the first reason why a credential of this type may not have the claim, or null. */
export function faultOfClaim(type: string, { name, value }: Claim): Code | null {
  const fault = findLetterFault(name) ?? (typeof value === "string" ? findLetterFault(value) : null);
  if (fault) return CODE_OF[fault];
  if (typeof value === "number" && !isSafeNumber(value)) return "claim_number_unsafe";
  return faultOfClaimName(type, name);
}
