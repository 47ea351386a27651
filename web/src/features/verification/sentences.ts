/** Which plain sentence tells a verification code: codes that a reader need not tell apart share one. */
import type { Code } from "ijaza-verifier/codes";
import type texts from "./locales/en.json";

export type Sentence = keyof (typeof texts)["sentences"];

const SENTENCES = {
  not_checked: "not_checked",
  offline: "offline",
  not_issued: "not_issued",

  credential_intact: "credential_intact",
  not_a_diploma: "not_a_diploma",
  bundle_version_unknown: "newer_form",
  credential_type_unknown: "newer_form",
  bundle_duplicate_member: "said_twice",
  credential_duplicate_member: "said_twice",
  digest_repeated: "said_twice",
  disclosure_repeated: "said_twice",
  bundle_unknown_member: "wrong_form",
  bundle_malformed: "wrong_form",
  credential_malformed: "wrong_form",
  credential_encoding: "wrong_form",
  header_refused: "wrong_form",
  algorithm_refused: "wrong_form",
  type_refused: "wrong_form",
  key_malformed: "wrong_form",
  signature_high_s: "wrong_form",
  payload_refused: "wrong_form",
  key_binding_refused: "wrong_form",
  disclosure_encoding: "wrong_form",
  disclosure_malformed: "wrong_form",
  disclosure_nested: "wrong_form",
  disclosure_weak_salt: "wrong_form",
  signature_invalid: "signature_invalid",
  disclosure_unreferenced: "claim_changed",
  disclosure_shadowing: "claim_changed",

  issuer_recognised: "issuer_recognised",
  registry_not_trusted: "registry_not_trusted",
  genesis_mismatch: "registry_not_trusted",
  chain_unreachable: "chain_unreachable",
  rpc_malformed: "rpc_malformed",
  wrong_chain: "wrong_chain",
  wrong_code: "wrong_chain",
  rpc_disagree: "rpc_disagree",
  node_behind: "node_behind",
  university_unknown: "university_unknown",
  key_unknown: "key_unknown",
  key_of_another_university: "key_of_another_university",
  key_not_yet_valid: "key_out_of_time",
  key_expired: "key_out_of_time",
  key_compromised: "key_compromised",

  batch_anchored: "batch_anchored",
  chain_mismatch: "place_mismatch",
  registry_mismatch: "place_mismatch",
  university_mismatch: "place_mismatch",
  index_mismatch: "place_mismatch",
  root_not_anchored: "root_not_anchored",
  count_mismatch: "proof_invalid",
  proof_length_wrong: "proof_invalid",
  proof_invalid: "proof_invalid",
  wallet_key_unknown: "wallet_foreign",
  wallet_key_of_another_university: "wallet_foreign",
  wallet_key_not_yet_valid: "wallet_out_of_time",
  wallet_key_expired: "wallet_out_of_time",
  wallet_key_compromised: "wallet_compromised",
  not_final: "not_final",

  in_force: "in_force",
  batch_revoked: "revoked",
  revoked: "revoked",
  superseded: "superseded",
  expired: "expired",
  expiry_hidden: "expiry_unknown",
  expiry_malformed: "expiry_unknown",
} as const satisfies Record<Code, Sentence>;

const isCode = (code: string): code is Code => Object.hasOwn(SENTENCES, code);

/** The sentence of a code; a code newer than this page has none, and the caller shows the verifier's own words. */
export const sentenceOf = (code: string): Sentence | null => (isCode(code) ? SENTENCES[code] : null);
