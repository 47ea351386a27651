/** The Merkle tree of RFC 9162, section 2.1: SHA-256, prefix 0x00 for leaves and 0x01 for nodes. */
import { sha256 as ownSha256, type Sha256 } from "./sha256.ts";

export type { Sha256 };

/** A leaf and its place in a tree. `path` holds 32-byte hashes, from the leaf's sibling upwards. */
export type Inclusion = { index: number; count: number; path: Uint8Array[]; leaf: Uint8Array; root: Uint8Array };

export type Tree = { root: Uint8Array; count: number; proofFor: (index: number) => Uint8Array[] };

const HASH_BYTES = 32;

export function leafHash(leaf: Uint8Array, sha256: Sha256 = ownSha256): Uint8Array {
  const prefixed = new Uint8Array(leaf.length + 1);
  prefixed.set(leaf, 1);
  return sha256(prefixed);
}

export function nodeHash(left: Uint8Array, right: Uint8Array, sha256: Sha256 = ownSha256): Uint8Array {
  const prefixed = new Uint8Array(1 + 2 * HASH_BYTES);
  prefixed[0] = 1;
  prefixed.set(left, 1);
  prefixed.set(right, 1 + HASH_BYTES);
  return sha256(prefixed);
}

/** Builds a tree over at least one leaf hash. It keeps all levels, so that a proof computes no hash. */
export function buildTree(leafHashes: readonly Uint8Array[], sha256: Sha256 = ownSha256): Tree {
  const levels = [leafHashes];
  for (let level = leafHashes; level.length > 1; levels.push(level)) level = hashPairs(level, sha256);
  const root = levels.at(-1)?.[0];
  if (root === undefined) throw new RangeError("a tree needs at least one leaf");
  return { root, count: leafHashes.length, proofFor: (index) => collectSiblings(levels, index) };
}

/** Merkle tree hash of the leaves. Without leaves it is the hash of the empty string, as in the RFC. */
export function treeRoot(leaves: readonly Uint8Array[], sha256: Sha256 = ownSha256): Uint8Array {
  if (leaves.length === 0) return sha256(new Uint8Array());
  return buildTree(
    leaves.map((leaf) => leafHash(leaf, sha256)),
    sha256,
  ).root;
}

/** Inclusion proof of one leaf among the leaves. */
export function inclusionProof(leaves: readonly Uint8Array[], index: number, sha256: Sha256 = ownSha256) {
  return buildTree(
    leaves.map((leaf) => leafHash(leaf, sha256)),
    sha256,
  ).proofFor(index);
}

/** The exact number of hashes in the proof of this leaf. */
export function pathLength({ index, count }: { index: number; count: number }): number {
  let length = 0;
  for (let at = index, last = count - 1; last > 0; at >>>= 1, last >>>= 1) {
    if ((at & 1) === 1 || at < last) length++;
  }
  return length;
}

/** Whether the leaf has this place under the root. False also for a path that is too long or too short. */
export function verifyInclusion({ index, count, path, leaf, root }: Inclusion): boolean {
  if (index < 0 || index >= count || path.length !== pathLength({ index, count })) return false;
  if (path.some((hash) => hash.length !== HASH_BYTES)) return false;
  let hash = leafHash(leaf);
  let used = 0;
  for (let at = index, last = count - 1; last > 0; at >>>= 1, last >>>= 1) {
    if ((at & 1) === 1) hash = nodeHash(path[used++]!, hash);
    else if (at < last) hash = nodeHash(hash, path[used++]!);
  }
  return isSameBytes(hash, root);
}

/** The next level up. A last node without a sibling moves up unhashed: the RFC's split at a power of two. */
function hashPairs(level: readonly Uint8Array[], sha256: Sha256): Uint8Array[] {
  const above: Uint8Array[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const right = level[at + 1];
    above.push(right === undefined ? level[at]! : nodeHash(level[at]!, right, sha256));
  }
  return above;
}

function collectSiblings(levels: readonly (readonly Uint8Array[])[], index: number): Uint8Array[] {
  if (!Number.isInteger(index) || index < 0 || index >= levels[0]!.length) throw new RangeError("no such leaf");
  const path: Uint8Array[] = [];
  for (let level = 0, at = index; level < levels.length - 1; level++, at >>>= 1) {
    const sibling = levels[level]![at ^ 1];
    if (sibling !== undefined) path.push(sibling);
  }
  return path;
}

function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}
