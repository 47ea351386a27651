/** The codes of the check `integrity` for the bundle and for the credential in it. */
import type { CodeEntry } from "./code-entry.ts";

export const CREDENTIAL_CODES = {
  credential_intact: {
    check: "integrity",
    outcome: "valid",
    meaning: "The credential is exactly what was signed, and every claim shown belongs to it.",
  },
  not_a_diploma: {
    check: "integrity",
    outcome: "error",
    meaning: "This is neither an Ijaza bundle nor a PDF that carries one.",
  },
  bundle_version_unknown: {
    check: "integrity",
    outcome: "error",
    meaning: "The bundle has a newer format than this verifier knows.",
  },
  bundle_duplicate_member: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The bundle says one thing twice, so it can be read in two ways.",
  },
  bundle_unknown_member: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The bundle has a member that its format does not have.",
  },
  bundle_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A member of the bundle is missing or has the wrong form.",
  },
  credential_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The credential is not an SD-JWT in compact serialisation.",
  },
  credential_encoding: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A part of the credential is not canonical base64url.",
  },
  credential_duplicate_member: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The credential's header, payload or a disclosure has a duplicate member.",
  },
  credential_type_unknown: {
    check: "integrity",
    outcome: "error",
    meaning: "The credential is of a type or version that this verifier does not know.",
  },
  header_refused: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The credential's header lacks a member or has one that is refused, such as jku, x5u, x5c or crit.",
  },
  algorithm_refused: { check: "integrity", outcome: "invalid", meaning: "The credential is not signed with ES256." },
  type_refused: { check: "integrity", outcome: "invalid", meaning: "The credential's typ is not dc+sd-jwt." },
  key_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The key in the credential's header is not a P-256 public key in its canonical form.",
  },
  signature_invalid: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The signature does not fit the credential: it was altered, or signed by another key.",
  },
  signature_high_s: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The signature is not in its low-s form, the only one that is accepted.",
  },
  payload_refused: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A signed member of the credential is missing, unknown or has the wrong form.",
  },
  digest_repeated: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The credential lists the same disclosure digest twice.",
  },
  digests_unsorted: {
    check: "integrity",
    outcome: "invalid",
    meaning:
      "The credential does not list its disclosure digests in their order, so that their places may tell something.",
  },
  key_binding_refused: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The credential ends with a key-binding token, which this format does not have.",
  },
  disclosure_encoding: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A disclosure is not canonical base64url.",
  },
  disclosure_unreferenced: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim shown is not one that was signed: it was altered or added.",
  },
  disclosure_repeated: { check: "integrity", outcome: "invalid", meaning: "A disclosure is given twice." },
  disclosure_malformed: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A disclosure is not a salt, a name and a text or number.",
  },
  disclosure_nested: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A disclosure hides further disclosures inside its value.",
  },
  disclosure_shadowing: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A disclosure has the name of a signed or reserved member, or of another disclosure.",
  },
  disclosure_weak_salt: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The salt of a disclosure is shorter than 128 bits.",
  },
  expiry_differs: {
    check: "integrity",
    outcome: "invalid",
    meaning: "The certificate's date of expiry is not the one that is signed in the clear.",
  },
} as const satisfies Record<string, CodeEntry>;

/** About the claims themselves, which the university has signed. */
export const CLAIM_CODES = {
  claim_unknown: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim has a name that documents of this type do not have.",
  },
  claim_reserved: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim of the certificate has the name of something that only a verification finds out.",
  },
  claim_invisible_letter: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim has a letter that nobody can see, so that two that look alike may differ.",
  },
  claim_direction_control: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim has a character that changes the writing direction, so that it reads as something else.",
  },
  claim_surrogate_alone: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim has half of a letter, which programs read in different ways.",
  },
  claim_number_unsafe: {
    check: "integrity",
    outcome: "invalid",
    meaning: "A claim is a number that programs round in different ways.",
  },
} as const satisfies Record<string, CodeEntry>;
