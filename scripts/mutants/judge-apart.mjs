/** Judges a target in a process of its own: what mutated code prints is not shown, and what it breaks ends with it. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.mjs";
import { root } from "../stamps.mjs";

/** The same as `judgeTarget` gives. */
export async function judgeApart({ sources, tests, globalSetup }) {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-mutants-"));
  const resultFile = join(dir, "result.json");
  const target = JSON.stringify({ sources, tests, globalSetup });
  try {
    await run(process.execPath, [join(root, "scripts", "mutants", "one-target.mjs"), target, resultFile], {
      env: { NODE_NO_WARNINGS: "1" },
    });
    return JSON.parse(readFileSync(resultFile, "utf8"));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
