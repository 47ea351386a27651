/** Writes hooks at the top level of a shared module, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSharedHooks } from "./hooks.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-hooks-"));
  mkdirSync(join(from, "api"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const foundIn = (name, source) => {
  writeFileSync(join(from, "api", name), source);
  return findSharedHooks({ from, folders: ["api"] }).found;
};

test("a hook at the top level of a shared module is found", () => {
  expect(foundIn("given.ts", "afterEach(() => {});\n")).toEqual([`${join("api", "given.ts")}: afterEach`]);
});

test("a hook in a shared function or in a test file is accepted", () => {
  expect(foundIn("given.ts", "export function useChain() { beforeEach(() => {}); }\n")).toEqual([]);
  expect(foundIn("chain.test.ts", "beforeEach(() => {});\n")).toEqual([]);
});
