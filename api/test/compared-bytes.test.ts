/** The comparison of bytes that `vitest.setup.ts` adds to all tests. */
import { expect, test } from "vitest";

const of = (...bytes: number[]) => Buffer.from(bytes);

test("bytes are equal when each is, in whatever they stand", () => {
  expect({ file: of(1, 2) }).toEqual({ file: Uint8Array.of(1, 2) });
});

test.each([
  ["another byte", of(1, 3)],
  ["fewer bytes", of(1)],
  ["more bytes", of(1, 2, 0)],
  ["numbers", [1, 2]],
  ["a text", "\u0001\u0002"],
])("bytes are not equal to %s", (_, other) => {
  expect({ file: of(1, 2) }).not.toEqual({ file: other });
  expect([other]).not.toEqual([of(1, 2)]);
});
