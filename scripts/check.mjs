/** `npm run check`: runs all static checks and shows every failure. It writes no file. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { run } from "./run.mjs";
import { root } from "./stamps.mjs";

/** Checks that run in parallel; a small machine has two cores. */
const AT_ONCE = 2;

checkNode();
await ensureInstalled();

const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const tool = (path) => join(root, "node_modules", ...path.split("/"));
const script = (...path) => [process.execPath, join(root, ...path)];
const vitest = [process.execPath, tool("vitest/vitest.mjs"), "run", "--reporter=dot", "--root", root];

/** One checker each, since two checks run at once: each further one resolves all texts and calls once more. */
const tsc = (...args) => [process.execPath, tool("typescript/bin/tsc"), "--checkers", "1", "-p", join(root, ...args)];

const CHECKS = [
  [
    "format and lint",
    [process.execPath, tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "--max-diagnostics=200", "."],
  ],
  // The types of verifier/src are checked with the verifier's tests.
  ...workspaces
    .filter((name) => existsSync(join(root, name, "tsconfig.json")))
    .map((name) => [`types of ${name}`, tsc(name)]),
  // Declarations are made of the package alone, and some types cannot be named in one.
  ["types of the verifier's package", [...tsc("verifier", "tsconfig.package.json"), "--noEmit"]],
  ["import rules", script("scripts", "check", "imports.mjs")],
  ["dead code", [process.execPath, tool("knip/bin/knip.js"), "--no-progress", "--no-config-hints"]],
  ["three languages", [...vitest, "--project", "web", "web/src/app/translations.test.ts"]],
  ["plain words", script("scripts", "check", "words.mjs")],
  ["doors that can be read", script("scripts", "check", "factories.mjs")],
  ["styles and breakpoints", script("scripts", "check", "styles.mjs")],
  ["tables belong to rooms", script("scripts", "check", "tables.mjs")],
  ["state of one process", script("scripts", "check", "process-state.mjs")],
  ["floors of the architecture fresh", [...script("scripts", "floors.mjs"), "--check"]],
  ["documents", [...vitest, "--project", "others", "scripts/check/documents.test.mjs"]],
  ["contracts: format and lint", [...script("contracts", "test.mjs"), "--lint"]],
  ["contracts: ABI fresh", [...script("contracts", "build.mjs"), "--check"]],
];

const outcomes = await runAll(CHECKS);
const failures = outcomes.filter(({ error }) => error);
for (const { name, error } of failures)
  console.error(`\n── ${name} ${"─".repeat(Math.max(0, 100 - name.length))}\n${error}`);
console.log(`\n${outcomes.length - failures.length} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Runs the checks, some in parallel; the outcomes keep the order of the checks. */
async function runAll(checks) {
  const waiting = [...checks.entries()];
  const done = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done[next[0]] = await runCheck(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

async function runCheck([name, [command, ...args]]) {
  const began = performance.now();
  const error = await run(command, args).then(
    () => undefined,
    ({ message }) => message,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5);
  console.log(`${error ? "✗" : "✓"} ${seconds} s  ${name}`);
  return { name, error };
}
