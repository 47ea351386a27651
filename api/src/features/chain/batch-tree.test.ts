/** The tree of a batch: the verifier's root, and a proof that the verifier takes for every leaf. */
import { treeRoot, verifyInclusion } from "ijaza-verifier";
import { expect, test } from "vitest";
import { buildBatchTree, buildBatchTreeFromHashes, hashLeaf } from "./batch-tree.ts";

const leavesOf = (count: number) => Array.from({ length: count }, (_, at) => Buffer.from(`credential ${at}`));
const toBytes = (hash: string) => Buffer.from(hash.slice(2), "hex");

test("two leaves have the root that Certificate Transparency gives them", () => {
  const { root } = buildBatchTree([Buffer.from(""), Buffer.from([0])]);
  expect(root).toBe("0xfac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125");
});

test.each([1, 2, 3, 8, 100, 257])("each of %d leaves is proved under the verifier's root", (count) => {
  const leaves = leavesOf(count);
  const tree = buildBatchTree(leaves);
  expect(tree.root).toBe(`0x${Buffer.from(treeRoot(leaves)).toString("hex")}`);
  for (const [index, leaf] of leaves.entries()) {
    const path = tree.proofFor(index).map(toBytes);
    expect(verifyInclusion({ index, count, path, leaf, root: toBytes(tree.root) })).toBe(true);
  }
});

test("a tree is built from leaf hashes when a credential has been erased", () => {
  const leaves = leavesOf(9);
  expect(buildBatchTreeFromHashes(leaves.map(hashLeaf)).root).toBe(buildBatchTree(leaves).root);
});

test("a batch of none, and a leaf that is not there, are refused", () => {
  expect(() => buildBatchTree([])).toThrow(RangeError);
  expect(() => buildBatchTree(leavesOf(3)).proofFor(3)).toThrow(RangeError);
});
