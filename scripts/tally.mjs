/** Counts what passed and what failed, and prints the sum as the last line of a script. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInterrupted } from "./child.mjs";

/**
 * Corrects a tool's counts by its exit code: a tool that failed without naming a failure, or that counted nothing,
 * counts as one failure.
 */
export function countHonestly({ code, passed = 0, failed = 0 }) {
  if (failed > 0 || (code === 0 && passed > 0)) return { passed, failed };
  return { passed, failed: 1 };
}

/** Runs the steps in sequence, those of a list beside each other, prints the sum last, and sets the exit code. */
export async function runAndTally(steps) {
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    if (isInterrupted()) break;
    for (const { passed, failed } of await Promise.all([step].flat().map((each) => each()))) {
      sum.passed += passed;
      sum.failed += failed;
    }
  }
  if (isInterrupted()) console.log("Interrupted.");
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = isInterrupted() ? 130 : sum.failed > 0 ? 1 : 0;
}

/** Runs `work` with a path for a tool's JSON report; gives its result together with the report, if one was written. */
export async function withReport(work) {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-report-"));
  const path = join(dir, "report.json");
  try {
    const result = await work(path);
    return { ...result, report: readReport(path) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The sum in the last such line of a script's output; undefined when it has none. */
export function readSum(output) {
  const [, passed, failed] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
