/**
 * Finds test hooks at the top level of modules that several test files share. A worker loads such a module once, so the
 * hooks would apply only to the first of those files; they belong in a function that each file calls.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

const HOOKS = ["beforeAll", "beforeEach", "afterEach", "afterAll"];
const WORKSPACES = ["api", "web", "schema", "verifier", "contracts", "bench", "scripts"];
const LEFT_OUT = /(^|[/])(node_modules|dist)[/]|[.]test[.]tsx?$|[.]test[.]mjs$/;
/** The runner loads these files again for each test file. */
const SET_UP_BY_THE_RUNNER = ["api/test/left-behind.ts", "web/src/testing/setup.ts"];

/** Gives each such hook as `file: hook`. */
export function findSharedHooks({ from = root, folders = WORKSPACES } = {}) {
  const files = folders
    .flatMap((folder) => readdirSync(join(from, folder), { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => /[.](tsx?|mjs)$/.test(path) && !LEFT_OUT.test(path) && !SET_UP_BY_THE_RUNNER.includes(path));
  const found = files.flatMap((path) => hooksAtTheTopOf(join(from, path)).map((hook) => `${path}: ${hook}`));
  return { files: files.length, found };
}

function hooksAtTheTopOf(path) {
  return parseSource(path)
    .body.map(({ type, expression }) => (type === "ExpressionStatement" ? expression.callee?.value : undefined))
    .filter((name) => HOOKS.includes(name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, found } = findSharedHooks();
  for (const line of found) console.error(line);
  console.log(`${files} files read, ${found.length} hooks at the top of shared modules`);
  process.exitCode = found.length > 0 || files === 0 ? 1 : 0;
}
