import { randomBytes } from "node:crypto";
import { buildTree, leafHash } from "@ijaza/verifier/credential/merkle";
import { expect, test } from "vitest";
import { buildNodes, hashLeaf, pathOffsets, rootOf } from "./tree-nodes.ts";

test("root and proofs of any size equal those of the verifier's tree", () => {
  for (const count of [1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 100, 257]) {
    const leaves = Array.from({ length: count }, () => randomBytes(32));
    const nodes = buildNodes(Buffer.concat(leaves));
    const tree = buildTree(leaves);
    expect(rootOf(nodes).equals(tree.root)).toBe(true);
    for (let index = 0; index < count; index += 1) {
      const path = pathOffsets({ index, count }).map((offset) => nodes.subarray(offset, offset + 32).toString("hex"));
      expect(path).toEqual(tree.proofFor(index).map((hash) => Buffer.from(hash).toString("hex")));
    }
  }
});

test("a leaf is hashed as in the verifier, and two leaves have the root of Certificate Transparency", () => {
  expect(hashLeaf("a.b.c").equals(leafHash(Buffer.from("a.b.c")))).toBe(true);
  const root = rootOf(buildNodes(Buffer.concat([hashLeaf(""), hashLeaf("\0")])));
  expect(root.toString("hex")).toBe("fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125");
});

test.each([-1, 1.5, 5])("there is no proof of leaf %d of five", (index) => {
  expect(() => pathOffsets({ index, count: 5 })).toThrow(RangeError);
});
