/** `npm run e2e`: builds the product, finds or installs a browser, and runs the journeys in it. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "./build.mjs";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./stamps.mjs";
import { countHonestly, runAndTally, withReport } from "./tally.mjs";

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

async function runJourneys(browser) {
  const playwright = createRequire(join(root, "e2e", "package.json")).resolve("@playwright/test/cli");
  const { code, report } = await withReport((path) =>
    runInSight(
      process.execPath,
      [playwright, "test", "-c", join("e2e", "playwright.config.ts"), "--reporter=list,json", ...process.argv.slice(2)],
      { env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path } },
    ),
  );
  if (!report) return countHonestly({ code: 1 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (skipped > 0) console.log(`${skipped} skipped`);
  if (flaky > 0) console.log(`${flaky} passed only when repeated: see above`);
  return countHonestly({ code, passed: expected + flaky, failed: unexpected + report.errors.length });
}
