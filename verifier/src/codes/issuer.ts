/** The codes of the check `issuer`: what it says of the registry, the endpoints, the university and its keys. */
import type { CodeEntry } from "./code-entry.ts";

export const ISSUER_CODES = {
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
  trust_list_expired: {
    check: "issuer",
    outcome: "error",
    meaning: "The trust list is older than it says that it may be used, so a newer one is needed.",
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
  node_stale: {
    check: "issuer",
    outcome: "error",
    meaning:
      "The newest block that could be read is older than the trust list allows, so what happened since is not known.",
  },
  quorum_missed: {
    check: "issuer",
    outcome: "error",
    meaning: "Fewer endpoints gave a fresh answer than the trust list demands.",
  },
  proof_unavailable: {
    check: "issuer",
    outcome: "error",
    meaning: "A proof of the chain's state was asked for, and no endpoint could give one.",
  },
  state_proof_invalid: {
    check: "issuer",
    outcome: "error",
    meaning: "What an endpoint says of the batch is not what the hash of the final block proves.",
  },
  node_behind: {
    check: "any",
    outcome: "error",
    meaning:
      "The batch is not there, and the node's newest block is not well past the signature: it may be in a later one.",
  },
  university_unknown: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The registry knows no university with the id that the credential names.",
  },
  issuer_did_mismatch: {
    check: "issuer",
    outcome: "invalid",
    meaning: "The credential names another issuer than the registry has for the university whose key signed it.",
  },
  issuer_name_refused: {
    check: "issuer",
    outcome: "error",
    meaning: "The registry names the university with letters that nobody sees, or that change how others are read.",
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
} as const satisfies Record<string, CodeEntry>;
