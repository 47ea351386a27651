/**
 * Loads the application's modules beside each other, before a file of tests that needs them: imported one after the other, each
 * of a thousand waits for the runner's answer.
 */
import { readFileSync } from "node:fs";
import { TestRunner } from "vitest";

declare global {
  var loadsApplication: true | undefined;
  interface ImportMeta {
    /** Written out by the runner. */
    glob(patterns: readonly string[]): Record<string, () => Promise<unknown>>;
  }
}

const modules = import.meta.glob(["../src/features/**/*.ts", "!**/*.test.ts", "!**/*-thread.ts", "!**/test/**"]);
const { file } = TestRunner.getCurrentSuite();

// A worker keeps them for its next files.
if (!globalThis.loadsApplication && file && readFileSync(file.filepath, "utf8").includes('harness.ts"')) {
  globalThis.loadsApplication = true;
  await Promise.all(Object.values(modules).map((load) => load()));
}
