/**
 * Loads the application's modules beside each other, before a file of tests that needs them: imported one after the other, each
 * of a thousand waits for the runner's answer. The worker's database and chain are made meanwhile.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { TestRunner } from "vitest";

declare global {
  var loadsApplication: true | undefined;
}

const FEATURES = resolve(import.meta.dirname, "../src/features");
const NOT_OURS = /\.test\.ts$|-thread\.ts$|\/test\//;
const IMPORTED = /^(?:import (?!type)|\} from).*"(\.[^"]+\.ts)";$/gm;
const { file } = TestRunner.getCurrentSuite();

/** The files that a file imports, but for types alone. */
const listImports = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(IMPORTED)].map(([, name = ""]) => resolve(dirname(path), name));

/** Whether a file of tests comes to a helper of this name, by itself or by another helper. */
function comesTo(name: string, path: string, seen = new Set<string>()): boolean {
  if (path === resolve(import.meta.dirname, name)) return true;
  if (seen.has(path)) return false;
  seen.add(path);
  return listImports(path).some((each) => each.startsWith(import.meta.dirname) && comesTo(name, each, seen));
}

const listModules = (): string[] =>
  readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !NOT_OURS.test(path))
    .map((path) => resolve(FEATURES, path));

// A worker keeps them for its next files.
if (!globalThis.loadsApplication && file && comesTo("harness.ts", file.filepath)) {
  globalThis.loadsApplication = true;
  await Promise.all([
    ...[...listModules(), ...listImports(file.filepath)].map((path) => import(path)),
    import("./kept-database.ts").then(({ prepareDatabase }) => prepareDatabase()),
    comesTo("chain-harness.ts", file.filepath) && import("./kept-chain.ts").then(({ keptChain }) => keptChain()),
  ]);
}
