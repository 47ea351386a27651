/** Writes literals that are spread into literals, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findSpreadLiterals } from "./spreads.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-spreads-"));
  mkdirSync(join(from, "web"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const foundIn = (source) => {
  writeFileSync(join(from, "web", "row.tsx"), source);
  return findSpreadLiterals({ from, folders: ["web"] }).found;
};

test.each([
  ["in an object", "export const row = { ...{ a: 1, b: 2 }, c: 3 };\n"],
  ["in a list", 'export const names = [...["a", "b"], "c"];\n'],
  ["as attributes", "export const row = <Row {...{ a, b }} />;\n"],
])("a literal spread %s is found", (_, source) => {
  expect(foundIn(source)).toEqual([`${join("web", "row.tsx")}: 1`]);
});

test("spreads of variables, under a condition or as arguments are accepted", () => {
  const source =
    "export const row = { ...given, ...(a && { a }), b: [...names, ...[1].map(String)] };\nMath.max(...[1, 2]);\n";
  expect(foundIn(source)).toEqual([]);
});
