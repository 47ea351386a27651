/** The check `anchoring`: a valid wallet of the university put the credential's batch on the chain. */
import { hexToBytes } from "@noble/hashes/utils.js";
import type { DiplomaState } from "../chain/chain-reader.ts";
import { type Code, report } from "../codes/codes.ts";
import type { Bundle } from "../credential/bundle.ts";
import type { OpenedCredential } from "../credential/credential.ts";
import { pathLength, verifyInclusion } from "../credential/merkle.ts";
import type { Check } from "../result.ts";
import { findKeyFault } from "./key.ts";

export type AnchoringEvidence = { bundle: Bundle; credential: OpenedCredential };
/** `isBehind`: the endpoint's newest block is older than the credential. */
export type ChainEvidence = { state: DiplomaState; isBehind: boolean };

export function checkAnchoring(evidence: AnchoringEvidence, { state, isBehind }: ChainEvidence): Check {
  const { bundle, credential } = evidence;
  const { batch } = state;
  const misplaced = findMisplacement(evidence);
  if (misplaced !== null) return report("anchoring", misplaced);
  if (batch === null) return report("anchoring", isBehind ? "node_behind" : "root_not_anchored");
  const { count } = bundle.proof;
  const broken = findProofFault(evidence);
  if (broken !== null) return report("anchoring", broken);
  const { university } = credential.place;
  const { walletKey: key, walletReaffirmedAt: reaffirmedAt } = state;
  const fault = findKeyFault({ key, university, at: batch.issuedAt, reaffirmedAt });
  if (fault !== null) return report("anchoring", `wallet_key_${fault}`);
  if (!state.isFinal) return report("anchoring", "not_final");
  const { index } = credential.place;
  return report("anchoring", "batch_anchored", `Anchored as number ${index + 1} of a batch of ${count}.`);
}

/** Checks without a chain only whether the proof leads from the credential to the root that the bundle names. */
export function checkAnchoringOffline(evidence: AnchoringEvidence): Check {
  const fault = findMisplacement(evidence) ?? findProofFault(evidence);
  if (fault !== null) return report("anchoring", fault);
  return report("anchoring", "offline", "The proof leads to the batch that the file names; no chain was asked for it.");
}

/** A credential names its place in what is signed. A bundle that names another place is refused. */
function findMisplacement({ bundle: { anchor, proof }, credential: { place } }: AnchoringEvidence): Code | null {
  if (anchor.chainId !== place.chainId) return "chain_mismatch";
  if (anchor.registry.toLowerCase() !== place.registry) return "registry_mismatch";
  if (anchor.university !== place.university) return "university_mismatch";
  if (proof.index !== place.index) return "index_mismatch";
  return null;
}

/** Verifies the proof for the signed index. The chain knows a batch by its root and count. */
function findProofFault({ bundle, credential }: AnchoringEvidence): Code | null {
  const { index } = credential.place;
  const { path, count } = bundle.proof;
  if (index >= count || path.length !== pathLength({ index, count })) return "proof_length_wrong";
  const isIncluded = verifyInclusion({
    index,
    count,
    path: path.map(toBytes),
    leaf: credential.leaf,
    root: toBytes(bundle.anchor.root),
  });
  return isIncluded ? null : "proof_invalid";
}

function toBytes(hash: string): Uint8Array {
  return hexToBytes(hash.slice(2));
}
