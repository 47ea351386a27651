/** `npm run e2e`: builds the product, finds or installs a browser, and runs the journeys in it. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "./build.mjs";
import { runInSight } from "./child.mjs";
import { countCpuSeconds } from "./cpu-seconds.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { withScratch } from "./scratch.mjs";
import { root } from "./stamps.mjs";
import { countHonestly, runAndTally, withReport } from "./tally.mjs";
import { BUDGETS, WHOLE } from "./test-budgets.mjs";
import { listOverBudget } from "./test-costs.mjs";

/**
 * Where Debian and other systems install Chromium. The headless shell comes first: it needs a fifth less processor
 * time. `CHROMIUM` names another.
 */
const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const IS_ALL = process.env.TEST_ALL === "1";
/** Whether no file was named. */
const IS_WHOLE = process.argv.length === 2;

const readSeconds = countCpuSeconds();
checkNode();
await ensureInstalled();
try {
  await build();
  const browser = findBrowser() ?? (await installBrowser());
  console.log(`In ${browser}`);
  await runAndTally([() => runJourneys(browser)]);
} catch (error) {
  console.error(error.message);
  await runAndTally([() => countHonestly({ code: 1 })]);
}

function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  return named ?? BROWSERS.find((path) => existsSync(path));
}

async function installBrowser() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get"))
    throw new Error(
      "The journeys need Chromium: run `apt-get install chromium-headless-shell` as root, or name one with CHROMIUM=/path.",
    );
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", "chromium-headless-shell"]]) {
    const { code } = await runInSight("apt-get", ["--quiet", ...args], { env });
    if (code !== 0) throw new Error(`apt-get ${args.join(" ")} ended with ${code}.`);
  }
  const installed = findBrowser();
  if (!installed) throw new Error("Chromium was installed, and is not found.");
  return installed;
}

/** The database and the chain of the journeys lie in memory, if there is room, and nothing is repeated. */
function runJourneys(browser) {
  const playwright = createRequire(join(root, "e2e", "package.json")).resolve("@playwright/test/cli");
  const config = join("e2e", "playwright.config.ts");
  return withScratch(async (dir) => {
    const { code, report } = await withReport((path) =>
      runInSight(
        process.execPath,
        [playwright, "test", "-c", config, "--reporter=list,json", ...process.argv.slice(2)],
        {
          env: { CHROMIUM: browser, E2E_DATA_DIR: join(dir, "data"), PLAYWRIGHT_JSON_OUTPUT_NAME: path },
        },
      ),
    );
    if (!report) return countHonestly({ code: 1 });
    const { expected, unexpected, skipped } = report.stats;
    if (skipped > 0) console.log(`${skipped} skipped`);
    const failed = unexpected + report.errors.length;
    const done = sayWhatWasDone(testsOf(report));
    const isWrong = IS_ALL && IS_WHOLE && failed === 0 && !isWhole(done);
    const over = IS_ALL ? [] : listOverBudget({ axe: done.axe }, BUDGETS);
    for (const line of over) console.log(line);
    return countHonestly({ code, passed: expected, failed: failed + over.length + (isWrong ? 1 : 0) });
  });
}

/** Says what was looked at, what only `npm run test:all` does, and what the run cost. */
function sayWhatWasDone(tests) {
  const notes = tests.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
  const count = (kind) => notes.filter(({ type }) => type === kind).length;
  const done = {
    journeys: tests.filter(({ projectName }) => projectName !== "readers").length,
    looks: count("look"),
    axe: count("axe"),
  };
  console.log(`${done.looks} looks, ${done.axe} runs of axe of ${IS_ALL ? "any" : BUDGETS.axe}`);
  if (IS_WHOLE && !IS_ALL)
    console.log(
      `${WHOLE.journeys - done.journeys} journeys and ${WHOLE.looks - done.looks} looks run in test:all alone`,
    );
  const seconds = readSeconds();
  if (seconds) console.log(`${seconds} s of CPU`);
  return done;
}

/** Whether the whole run was what `npm run e2e` takes it for. */
function isWhole({ journeys, looks }) {
  if (journeys === WHOLE.journeys && looks === WHOLE.looks) return true;
  console.log(`scripts/test-budgets.mjs is wrong: there are ${journeys} journeys and ${looks} looks in all`);
  return false;
}

/** The tests of a report, each with its project and results. */
function testsOf({ suites }) {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ tests }) => tests),
    ...testsOf({ suites: suite.suites ?? [] }),
  ]);
}
