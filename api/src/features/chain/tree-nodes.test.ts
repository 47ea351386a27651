import { randomBytes } from "node:crypto";
import { buildTree } from "ijaza-verifier/merkle";
import { expect, test } from "vitest";
import { buildNodes, pathOffsets, rootOf } from "./tree-nodes.ts";

test("root and proofs of any size are those of the verifier's tree", () => {
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

test("there is no proof beyond the batch", () => {
  expect(() => pathOffsets({ index: 5, count: 5 })).toThrow(RangeError);
});
