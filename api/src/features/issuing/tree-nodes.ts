/** A batch's Merkle tree as one byte array, level after level, so that a proof is a few slices of it (RFC 9162, 2.1). */
import { hash } from "node:crypto";

const HASH_BYTES = 32;
const LEAF_PREFIX = Buffer.from([0]);
const NODE_PREFIX = 1;

/** Hash of one credential in the tree, 32 bytes; the only part that remains of an erased one. */
export function hashLeaf(jwt: string): Buffer {
  return hash("sha256", Buffer.concat([LEAF_PREFIX, Buffer.from(jwt, "latin1")]), "buffer");
}

/** Number of nodes of each level, from the leaves up to the root. */
function levelSizes(count: number): number[] {
  const sizes = [count];
  for (let size = count; size > 1; sizes.push(size)) size = Math.ceil(size / 2);
  return sizes;
}

/** All nodes, the leaves first and the root last. `leafHashes` holds 32 bytes a leaf, one leaf at least. */
export function buildNodes(leafHashes: Buffer): Buffer {
  const sizes = levelSizes(leafHashes.length / HASH_BYTES);
  const nodes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0) * HASH_BYTES);
  leafHashes.copy(nodes);
  const pair = Buffer.alloc(1 + 2 * HASH_BYTES, NODE_PREFIX);
  let below = 0;
  for (const [level, size] of sizes.slice(0, -1).entries()) {
    const above = below + size * HASH_BYTES;
    for (let at = 0; at < sizes[level + 1]!; at += 1) {
      const left = below + 2 * at * HASH_BYTES;
      const isLone = 2 * at + 1 >= size;
      nodes.copy(pair, 1, left, left + 2 * HASH_BYTES);
      const node = isLone ? nodes.subarray(left, left + HASH_BYTES) : hash("sha256", pair, "buffer");
      node.copy(nodes, above + at * HASH_BYTES);
    }
    below = above;
  }
  return nodes;
}

/** The root of a tree. */
export const rootOf = (nodes: Buffer): Buffer => nodes.subarray(nodes.length - HASH_BYTES);

/** Byte offsets of the hashes of a leaf's proof, from the leaf's sibling upwards. */
export function pathOffsets({ index, count }: { index: number; count: number }): number[] {
  if (!Number.isInteger(index) || index < 0 || index >= count) throw new RangeError("no such leaf");
  const offsets: number[] = [];
  let below = 0;
  let at = index;
  for (const size of levelSizes(count).slice(0, -1)) {
    const sibling = at ^ 1;
    if (sibling < size) offsets.push((below + sibling) * HASH_BYTES);
    below += size;
    at >>>= 1;
  }
  return offsets;
}
