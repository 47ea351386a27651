/** `npm test`: installs what is missing, then runs the contract's tests and every workspace's. */
import { join, relative } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { withScratch } from "./scratch.mjs";
import { root } from "./stamps.mjs";
import { countHonestly, listBrokenFiles, runAndTally, withReport } from "./tally.mjs";

checkNode();
await ensureInstalled();
// All tests run from the sources, and the contract's code is committed, so nothing is built first.
await withScratch((dir) => {
  // All processes that the tests start use this directory for temporary files.
  process.env.TMPDIR = dir;
  return runAndTally([testContracts, testWorkspaces]);
});

/** Forge's JSON report lacks its messages, so the sum is read from its last line. */
async function testContracts() {
  const { code, output } = await runInSight(process.execPath, [join("contracts", "test.mjs")]);
  const [, passed, failed] = /(\d+) tests passed, (\d+) failed/.exec(output) ?? [];
  return countHonestly({ code, passed: Number(passed ?? 0), failed: Number(failed ?? 0) });
}

async function testWorkspaces() {
  const { code, report } = await runVitest();
  if (!report) return countHonestly({ code: 1 });
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
  const broken = listBrokenFiles(report);
  const isMended = numFailedTests === 0 && broken.length > 0 && process.env.CI && (await passesNow(broken));
  if (isMended) return { passed: numPassedTests, failed: 0 };
  return countHonestly({ code, passed: numPassedTests, failed: numFailedTests + broken.length });
}

/** In CI the runner itself repeats single tests; files that broke as a whole are repeated here. */
async function passesNow(files) {
  const { code, report } = await runVitest(files);
  const passes = code === 0 && report?.success === true;
  if (passes) for (const file of files) console.log(` ✓ ${relative(root, file)} (retry x1)`);
  return passes;
}

function runVitest(files = []) {
  return withReport((path) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    const args = [vitest, "run", "--root", root, ...reporters, ...files];
    return runInSight(process.execPath, args, { env: { NODE_ENV: "test" } });
  });
}
