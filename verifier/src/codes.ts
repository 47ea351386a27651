/** The one table of verification codes; docs/reference/verification-codes.md is written from it. */
import type { Check, CheckName, Outcome } from "./result.ts";

type CodeEntry = {
  /** Check that reports it; `any` for what every check may report. */
  check: CheckName | "any";
  outcome: Outcome;
  meaning: string;
};

/** Stable: a code is never renamed nor given another meaning. `error` makes the verdict unknown. */
export const CODES = {
  not_checked: { check: "any", outcome: "skipped", meaning: "Not checked, because an earlier check already decided." },
  offline: { check: "any", outcome: "error", meaning: "No chain was asked, so this could not be checked." },
  not_issued: {
    check: "any",
    outcome: "invalid",
    meaning: "The university has not issued this diploma yet. Reported by a server that was asked by reference.",
  },

  credential_intact: {
    check: "integrity",
    outcome: "valid",
    meaning: "The credential is exactly what was signed, and every claim shown belongs to it.",
  },
  not_a_diploma: { check: "integrity", outcome: "error", meaning: "This is not an Ijaza bundle." },
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

  issuer_recognised: {
    check: "issuer",
    outcome: "valid",
    meaning: "The registry names the university, and the credential key was its key when the batch was issued.",
  },
  registry_not_trusted: {
    check: "issuer",
    outcome: "error",
    meaning: "The registry that the credential names is not on the trust list.",
  },
  genesis_mismatch: {
    check: "issuer",
    outcome: "error",
    meaning: "The trust list knows this registry on another chain than the one the bundle names.",
  },
  chain_unreachable: {
    check: "issuer",
    outcome: "error",
    meaning: "The chain could not be asked: no endpoint answered in time.",
  },
  rpc_malformed: {
    check: "issuer",
    outcome: "error",
    meaning: "An endpoint answered with something that cannot be an answer of the registry.",
  },
  wrong_chain: {
    check: "issuer",
    outcome: "error",
    meaning: "An endpoint serves another chain than the one the trust list pins.",
  },
  wrong_code: {
    check: "issuer",
    outcome: "error",
    meaning: "An endpoint shows other code at the registry's address than the trust list pins.",
  },
  rpc_disagree: {
    check: "issuer",
    outcome: "error",
    meaning: "The endpoints that were asked do not agree with each other.",
  },
  node_behind: {
    check: "any",
    outcome: "error",
    meaning: "The node that was asked has not reached the block in which the diploma was anchored.",
  },
  university_unknown: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The registry knows no university with the id that the credential names.",
  },
  key_unknown: { check: "issuer", outcome: "invalid", meaning: "The registry does not know the credential key." },
  key_of_another_university: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The credential key belongs to another university.",
  },
  key_not_yet_valid: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The batch was issued before the credential key was valid.",
  },
  key_expired: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The batch was issued after the credential key had expired.",
  },
  key_compromised: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The batch was issued when the credential key was already compromised.",
  },

  batch_anchored: {
    check: "anchoring",
    outcome: "valid",
    meaning: "The credential has its place in a batch that the university's wallet anchored on the chain.",
  },
  chain_mismatch: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The bundle names another chain than the signed credential.",
  },
  registry_mismatch: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The bundle names another registry than the signed credential.",
  },
  university_mismatch: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The bundle names another university than the signed credential.",
  },
  index_mismatch: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The proof is for another place in the batch than the signed one.",
  },
  root_not_anchored: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The university has not anchored the batch that the bundle names.",
  },
  count_mismatch: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The proof counts another number of diplomas than the chain.",
  },
  proof_length_wrong: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The proof has not the length that its place in the batch demands.",
  },
  proof_invalid: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The proof does not lead from the credential to the anchored batch.",
  },
  wallet_key_unknown: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The registry does not know the wallet that issued the batch.",
  },
  wallet_key_of_another_university: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The wallet that issued the batch belongs to another university.",
  },
  wallet_key_not_yet_valid: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The batch was issued before its wallet was valid.",
  },
  wallet_key_expired: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The batch was issued after its wallet had expired.",
  },
  wallet_key_compromised: {
    check: "anchoring",
    outcome: "invalid",
    meaning: "The batch was issued when its wallet was already compromised.",
  },
  not_final: {
    check: "anchoring",
    outcome: "error",
    meaning: "The batch is on the chain but not final yet; ask again in some minutes.",
  },

  in_force: { check: "status", outcome: "valid", meaning: "The diploma is neither revoked, superseded nor expired." },
  batch_revoked: { check: "status", outcome: "invalid", meaning: "The university revoked the whole batch." },
  revoked: { check: "status", outcome: "invalid", meaning: "The university revoked this diploma." },
  superseded: { check: "status", outcome: "invalid", meaning: "A corrected diploma has replaced this one." },
  expired: { check: "status", outcome: "invalid", meaning: "The certificate has expired." },
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
} as const satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;

/** The check that reports `code`, with the outcome of the table; `detail` defaults to the code's meaning. */
export function report(name: CheckName, code: Code, detail: string = CODES[code].meaning): Check {
  return { name, outcome: CODES[code].outcome, code, detail };
}
