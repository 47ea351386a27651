/** The codes of the check `anchoring`: what it says of the proof, of the batch on the chain, and of the wallet. */
import type { CodeEntry } from "./code-entry.ts";

export const ANCHORING_CODES = {
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
    meaning: "The university has not anchored a batch of the root and the number of documents that the bundle names.",
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
} as const satisfies Record<string, CodeEntry>;
