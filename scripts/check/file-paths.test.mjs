/** Writes paths taken from a URL, which the check must find, and paths from `fileURLToPath`, which it must accept. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findEncodedPaths } from "./file-paths.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-paths-"));
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const foundIn = (source) => {
  writeFileSync(join(from, "file.ts"), source);
  return findEncodedPaths({ from }).found;
};

test.each([
  ['export const path = new URL("a.ts", import.meta.url).pathname;', "new URL(…, import.meta.url).pathname"],
  ["export const path = new URL(import.meta.url).pathname;", "new URL(…, import.meta.url).pathname"],
  ["const file = new URL(`./a.ts`, import.meta.url);\nexport const read = () => open(file.pathname);", "file.pathname"],
])("%s is found", (source, what) => {
  expect(foundIn(source)).toEqual([`file.ts: ${what}`]);
});

test.each([
  'export const path = fileURLToPath(new URL("a.ts", import.meta.url));',
  'export const path = new URL("https://a.example/b").pathname + import.meta.url;',
  "export const read = (link) => [link.pathname, import.meta.url];",
])("%s is accepted", (source) => {
  expect(foundIn(source)).toEqual([]);
});
