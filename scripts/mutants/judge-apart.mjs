/** Judges a target in a separate process, which hides the output of mutated code and confines what it breaks. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.mjs";
import { root } from "../stamps.mjs";

/** Gives the same as `judgeTarget`. */
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
