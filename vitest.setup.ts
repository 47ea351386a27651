/** Before each file of tests: the seed of properties, what the file costs, and how bytes are compared. */
import { afterAll, expect, TestRunner } from "vitest";
import "./test-seed.ts";
import { type Costs, costsSince, readCosts } from "./vitest.costs.ts";

declare module "vitest" {
  interface TaskMeta {
    costs?: Costs;
  }
}

declare global {
  var comparesBytes: true | undefined;
}

// A worker keeps it for its next files. One by one, as values of an array, the bytes of a picture take a second.
if (!globalThis.comparesBytes) {
  globalThis.comparesBytes = true;
  expect.addEqualityTesters([
    (one: unknown, other: unknown) =>
      one instanceof Uint8Array && other instanceof Uint8Array ? areEqual(one, other) : undefined,
  ]);
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

const before = readCosts();
const { file } = TestRunner.getCurrentSuite();

afterAll(() => {
  if (file) file.meta.costs = costsSince(before);
});
