/** The table of all verification codes. A test keeps docs/reference/verification-codes.md equal to it. */

import type { Check, CheckName } from "../result.ts";
import { ANCHORING_CODES } from "./anchoring.ts";
import { INTEGRITY_OF_BADGE, STATUS_OF_BADGE } from "./badge.ts";
import type { CodeEntry } from "./code-entry.ts";
import { CLAIM_CODES, CREDENTIAL_CODES } from "./credential.ts";
import { DOCUMENT_CODES, SEAL_KEY_CODES } from "./document.ts";
import { ISSUER_CODES } from "./issuer.ts";

/** Codes are stable: none is renamed or given another meaning. The outcome `error` makes the verdict `unknown`. */
export const CODES = {
  not_checked: { check: "any", outcome: "skipped", meaning: "Not checked, because an earlier check already decided." },
  offline: { check: "any", outcome: "error", meaning: "No chain was asked, so this could not be checked." },
  not_issued: {
    check: "any",
    outcome: "invalid",
    meaning: "The university has not issued this document yet. Reported by a server that was asked by reference.",
  },

  ...CREDENTIAL_CODES,
  ...CLAIM_CODES,
  ...DOCUMENT_CODES,
  ...INTEGRITY_OF_BADGE,

  ...ISSUER_CODES,
  ...SEAL_KEY_CODES,

  ...ANCHORING_CODES,

  in_force: { check: "status", outcome: "valid", meaning: "The document is neither revoked, superseded nor expired." },
  batch_revoked: { check: "status", outcome: "invalid", meaning: "The university revoked the whole batch." },
  revoked: { check: "status", outcome: "invalid", meaning: "The university revoked this document." },
  superseded: { check: "status", outcome: "invalid", meaning: "A corrected diploma has replaced this one." },
  expired: {
    check: "status",
    outcome: "invalid",
    meaning: "The certificate has expired, by the clock of whoever verifies or by the chain's newest block.",
  },
  expiry_hidden: {
    check: "status",
    outcome: "error",
    meaning: "The certificate hides claims, and its date of expiry may be among them.",
  },
  expiry_malformed: {
    check: "status",
    outcome: "error",
    meaning: "The certificate's date of expiry cannot be read.",
  },
  ...STATUS_OF_BADGE,
} as const satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;

/** The result of a check with this code. The table gives the outcome; `detail` defaults to the code's meaning. */
export function report(name: CheckName, code: Code, detail: string = CODES[code].meaning): Check {
  return { name, outcome: CODES[code].outcome, code, detail };
}
