/** The Merkle tree of a batch: one root to anchor, and for each credential the proof of its place. */
import { hash } from "node:crypto";
import { buildTree, leafHash, type Sha256 } from "ijaza-verifier/merkle";

export type BatchTree = {
  /** 0x, 32 bytes. */
  root: string;
  count: number;
  /** Hashes, 0x, 32 bytes, from the leaf's sibling upwards: the `path` of a bundle's proof. */
  proofFor: (index: number) => string[];
};

const sha256: Sha256 = (bytes) => hash("sha256", bytes, "buffer");

/** Hash of one credential in the tree, 32 bytes; all that is kept of an erased one. */
export function hashLeaf(leaf: Uint8Array): Uint8Array {
  return leafHash(leaf, sha256);
}

/** Tree over the leaves (RFC 9162), in their order; at least one. */
export function buildBatchTree(leaves: readonly Uint8Array[]): BatchTree {
  return buildBatchTreeFromHashes(leaves.map(hashLeaf));
}

/** The same tree from leaf hashes, for a batch of which some credentials have been erased. */
export function buildBatchTreeFromHashes(leafHashes: readonly Uint8Array[]): BatchTree {
  const tree = buildTree(leafHashes, sha256);
  return { root: toHex(tree.root), count: tree.count, proofFor: (index) => tree.proofFor(index).map(toHex) };
}

function toHex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}
