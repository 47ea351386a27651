/**
 * `npm test`: installs what is missing, then runs what every change must pass: the contract's tests and a fixed part of every
 * workspace's. `npm run test:all` runs everything, with fresh seeds. Arguments are passed on to Vitest, whose tests then run
 * alone: `npm test -- --changed`.
 */
import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { countCpuSeconds } from "./cpu-seconds.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { withScratch } from "./scratch.mjs";
import { root } from "./stamps.mjs";
import { countHonestly, readSum, runAndTally, withReport } from "./tally.mjs";
import { BUDGETS, KEPT } from "./test-budgets.mjs";
import { describeCosts, describeLeftOut, describeSlowest, listOverBudget } from "./test-costs.mjs";

const isAll = process.argv[2] === "--all";
const options = process.argv.slice(isAll ? 3 : 2);
/** Fresh seeds of the contract's fuzzing, and more of it than in `foundry.toml`. */
const FRESH_FUZZING = {
  FOUNDRY_FUZZ_SEED: String(randomInt(1, 2 ** 47)),
  FOUNDRY_FUZZ_RUNS: "1024",
  FOUNDRY_INVARIANT_RUNS: "96",
};
const FRESH_FAULTS = "24";
const FUZZED = "2000";

checkNode();
await ensureInstalled();
if (isAll) process.env.TEST_ALL = "1";
// All tests run from the sources, and the contract's code is committed, so nothing is built first.
await withScratch((dir) => {
  // All processes that the tests start use this directory for temporary files.
  process.env.TMPDIR = dir;
  if (options.length > 0) return runAndTally([testWorkspaces]);
  // The contract's tests end while the others begin, when these wait the most.
  if (!isAll) return runAndTally([[testContracts, testWorkspaces]]);
  const faults = () => runCounted("faults.mjs", ["--cases", FRESH_FAULTS]);
  const fuzz = () => runCounted("fuzz.mjs", ["--cases", FUZZED]);
  const journeys = () => runCounted("e2e.mjs");
  return runAndTally([testContracts, testWorkspaces, faults, fuzz, journeys]);
});

/** Forge's JSON report lacks its messages, so the sum is read from its last line. */
async function testContracts() {
  const { code, output } = await runInSight(process.execPath, [join("contracts", "test.mjs")], {
    env: isAll ? FRESH_FUZZING : {},
  });
  const [, passed, failed] = /(\d+) tests passed, (\d+) failed/.exec(output) ?? [];
  return countHonestly({ code, passed: Number(passed ?? 0), failed: Number(failed ?? 0) });
}

async function testWorkspaces() {
  const readSeconds = countCpuSeconds();
  const { code, report } = await withReport((path) =>
    runInSight(
      process.execPath,
      [join(root, "node_modules", "vitest", "vitest.mjs"), "run", "--root", root, ...options],
      {
        env: { NODE_ENV: "test", TEST_REPORT: path },
      },
    ),
  );
  if (!report) return options.length > 0 && code === 0 ? { passed: 0, failed: 0 } : countHonestly({ code: 1 });
  const cpuSeconds = readSeconds() ?? 0;
  // What is kept and allowed, and what is left out, is said of `npm test` alone.
  const isNpmTest = !isAll && options.length === 0;
  const budgets = isAll ? undefined : BUDGETS;
  const over = budgets ? listOverBudget(report.counts, budgets) : [];
  const lines = [
    ...describeCosts({ report, cpuSeconds, kept: isNpmTest ? KEPT.at(-1) : undefined, budgets }),
    ...(options.length > 0 ? [] : describeSlowest(report)),
    ...(isNpmTest ? [describeLeftOut(report, countWholeFiles())] : []),
    ...report.broken.map((file) => `broken: ${file}`),
    ...over,
  ];
  for (const line of lines) console.log(line);
  return countHonestly({
    code,
    passed: report.passed,
    failed: report.failed + report.broken.length + over.length,
  });
}

/** The files that only the whole run loads. */
function countWholeFiles() {
  return ["api/src", "api/test", "contracts/test", "schema", "scripts", "verifier/test", "web/src"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }))
    .filter((path) => /\.all\.test\.(tsx?|mjs)$/.test(path)).length;
}

/** A script that prints a sum counts for as much; another one counts once. */
async function runCounted(script, args = []) {
  const { code, output } = await runInSight(process.execPath, [join(root, "scripts", script), ...args]);
  return countHonestly({ code, ...(readSum(output) ?? { passed: code === 0 ? 1 : 0 }) });
}
