/** `npm test`: installs what is missing, then runs the contract's tests and every workspace's. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./stamps.mjs";
import { countHonestly, runAndTally, withReport } from "./tally.mjs";

checkNode();
await ensureInstalled();
// Everything runs from its sources, and the contract's code is committed: there is nothing to build first.
await runAndTally([testContracts, testWorkspaces]);

/** Forge has no report in JSON that keeps its messages; its last line has the sum. */
async function testContracts() {
  const { code, output } = await runInSight(process.execPath, [join("contracts", "test.mjs")]);
  const [, passed, failed] = /(\d+) tests passed, (\d+) failed/.exec(output) ?? [];
  return countHonestly({ code, passed: Number(passed ?? 0), failed: Number(failed ?? 0) });
}

async function testWorkspaces() {
  const { code, report } = await withReport((path) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
    return runInSight(process.execPath, [vitest, "run", "--root", root, ...reporters], { env: { NODE_ENV: "test" } });
  });
  if (!report) return countHonestly({ code: 1 });
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = report;
  if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
  // A file that cannot even be loaded has no test that could fail.
  const broken = testResults.filter(({ status, assertionResults }) => {
    return status === "failed" && !assertionResults.some((result) => result.status === "failed");
  });
  return countHonestly({ code, passed: numPassedTests, failed: numFailedTests + broken.length });
}
