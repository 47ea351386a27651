/** The codes of Open Badges: what a check says of the file itself, its issuer, its original and its status list. */
import type { CodeEntry } from "./code-entry.ts";

export const INTEGRITY_OF_BADGE = {
  badge_intact: {
    check: "integrity",
    outcome: "valid",
    meaning: "The badge is what the university signed, and says nothing else than its original.",
  },
  badge_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The badge has a member that is missing, added or of another form than badges of this kind have.",
  },
  badge_version_unknown: {
    check: "integrity",
    outcome: "error",
    meaning: "The badge is of a newer version than this verifier knows.",
  },
  badge_proof_refused: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The badge has not exactly one eddsa-rdfc-2022 proof by a key of its issuer.",
  },
  badge_proof_invalid: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The proof does not fit the badge: something in it was changed, or another key has signed.",
  },
  badge_key_unknown: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The issuer's DID document does not name the key that signed the badge, or no longer.",
  },
  badge_of_another_issuer: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The badge names another issuer than its original.",
  },
  badge_differs: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The badge says something else than its original.",
  },
  badge_claim_hidden: {
    check: "integrity",
    outcome: "error",
    meaning:
      "The badge says a name, title, number, year or day that its original no longer shows, so they cannot be compared.",
  },
  badge_origin_unnamed: {
    check: "integrity",
    outcome: "error",
    meaning: "Neither the caller, the trust list nor the registry names the site that the badge leads to.",
  },
  badge_issuer_missing: {
    check: "integrity",
    outcome: "error",
    meaning: "The issuer's DID document, which holds the key, could not be had.",
  },
  badge_original_missing: {
    check: "integrity",
    outcome: "error",
    meaning: "The original that the badge leads to could not be had, or not be read.",
  },
} as const satisfies Record<string, CodeEntry>;

export const STATUS_OF_BADGE = {
  badge_list_missing: {
    check: "status",
    outcome: "error",
    meaning: "The status list of the badge could not be had, or is not good.",
  },
  badge_revoked: {
    check: "status",
    outcome: "invalid",
    meaning: "The status list of the badge says that it is revoked.",
  },
} as const satisfies Record<string, CodeEntry>;
