/** Writes state of one process, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findProcessState } from "./process-state.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-state-"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const path = join("api", "src", "features", "credits", "credits.counting.ts");
const stateIn = (source, known = []) => {
  mkdirSync(dirname(join(from, path)), { recursive: true });
  writeFileSync(join(from, path), source);
  return findProcessState({ from, folders: [join("api", "src")], known });
};

test.each([
  ["a variable of a module", "let it = 0;\nexport const next = () => { it += 1; return it; };"],
  ["a map of a module", "const it = new Map();\nexport const keep = (key) => it.set(key, 1);"],
  ["an exported set of a module", "export const it = new Set();\nexport const keep = (key) => it.add(key);"],
  ["a list of a module", "const it = [];\nexport const keep = (key) => it.push(key);"],
  [
    "a map in a factory",
    "export function createCounts() {\n  const it = new Map();\n  return { count: (key) => it.set(key, 1) };\n}",
  ],
  [
    "a variable in a factory",
    "export function createCounts() {\n  let it = 0;\n  return { count: () => { it++; } };\n}",
  ],
  ["a cache, wherever it is made", "export function count() {\n  const it = keepLatest(10);\n  return it;\n}"],
  ["a mutex", "const it = createKeyedMutex();"],
])("%s is found", (_, source) => {
  expect(stateIn(source).found).toEqual([`${path}: it`]);
});

test.each([
  ["a table that nothing changes", 'const it = new Map([["a", 1]]);\nexport const of = (key) => it.get(key);'],
  [
    "what a function gathers and returns",
    "export function gather(rows) {\n  const it = new Map();\n  for (const row of rows) it.set(row, 1);\n  return it;\n}",
  ],
  [
    "a variable that only the factory itself changes",
    "export function createCounts() {\n  let it = 0;\n  it += 1;\n  return { it };\n}",
  ],
])("%s is accepted", (_, source) => {
  expect(stateIn(source).found).toEqual([]);
});

test("known state is accepted in its file; an entry without state or without a reason is reported", () => {
  const known = { file: path, name: "it", nodes: "Each its own." };
  const source = "let it = 0;\nexport const next = () => { it += 1; return it; };";
  expect(stateIn(source, [known])).toMatchObject({ found: [], unused: [], withoutReason: [] });
  expect(stateIn("export const it = 1;", [known]).unused).toEqual([`${path}: it`]);
  expect(stateIn(source, [{ ...known, nodes: "" }]).withoutReason).toEqual([`${path}: it`]);
});
