// The words of a revocation contain exactly the indexes from which they were made.
import fc from "fast-check";
import { expect, test } from "vitest";
import { indexesOf, wordsOf } from "../src/revocation-words.ts";

test("an index is a bit of the word at its 256th", () => {
  expect(wordsOf([999, 0, 255])).toEqual([
    { position: 0, bits: 1n | (1n << 255n) },
    { position: 3, bits: 1n << 231n },
  ]);
});

test("the last diploma of the largest batch has the last position", () => {
  expect(wordsOf([2 ** 24 - 1])).toEqual([{ position: 65535, bits: 1n << 255n }]);
});

test("words of increasing positions tell the same indexes, sorted and once", () => {
  const indexes = fc.array(fc.integer({ min: 0, max: 2 ** 24 - 1 }));
  fc.assert(
    fc.property(indexes, (numbers) => {
      const sorted = [...new Set(numbers)].sort((left, right) => left - right);
      expect(indexesOf(wordsOf(numbers))).toEqual(sorted);
    }),
  );
});
