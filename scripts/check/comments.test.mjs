/** Comments stand before what they explain, and no rewrite has left a word of them alone on its line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stamps.mjs";

const FOLDERS = ["api", "web", "schema", "verifier", "contracts", "e2e", "bench", "scripts"];
const LEFT_OUT = /(^|[/])(node_modules|dist|dist-server|out|cache|abi)[/]/;

/** A comment that explains the next member, behind the end of this one. */
const BEHIND = /^[^"'`/]*\S \/\*\*[^*]*\*\/[;,]$/gm;
/** A full line, a word alone, and the sentence going on. */
const BROKEN = /^( *\* ).{80,}\n\1[^\s.:*`]+\n\1[a-z]/gm;

const faultsIn = (text) => [...text.matchAll(BEHIND), ...text.matchAll(BROKEN)].map(([line]) => line.trim());

test("comments stand before what they explain, on full lines", () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
  ).filter((path) => /[.](tsx?|mjs)$/.test(path) && !LEFT_OUT.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((path) =>
    faultsIn(readFileSync(join(root, path), "utf8")).map((line) => `${path}: ${line}`),
  );
  expect(faults).toEqual([]);
});

test("a comment behind a member, and one with a broken line, are found", () => {
  expect(faultsIn("type A = {\n  one: string /** Explains two. */;\n  two: string;\n};")).toHaveLength(1);
  expect(faultsIn(`/**\n * ${"A long line of words ".repeat(5)}that is\n * broken\n * here.\n */`)).toHaveLength(1);
  expect(faultsIn("type A = {\n  /** Explains one. */\n  one: string;\n};")).toEqual([]);
});
