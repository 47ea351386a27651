/**
 * `npm run faults [-- --cases N --seed S]`: installs what is missing, then runs seeded cases of the fault harness.
 * Unless a seed is given, it then makes ten thousand concurrent calls; those of `npm run test:all` are fewer.
 */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./stamps.mjs";

const RACING_CALLS = "10000";
const RACES = join("api", "src", "features", "credits", "requests", "requests.races.all.test.ts");

checkNode();
await ensureInstalled();
const options = process.argv.slice(2);
const cases = await runNode(["--import", "tsx", join("api", "test", "faults", "run.ts"), ...options]);
const isOneSeed = options.some((option) => option.startsWith("--seed"));
const races = isOneSeed ? 0 : await race();
process.exit(cases || races);

function race() {
  const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
  return runNode([vitest, "run", "--root", root, "--project", "api", RACES], { RACING_CALLS, TEST_ALL: "1" });
}

async function runNode(args, env = {}) {
  const { code } = await runInSight(process.execPath, args, { env: { NODE_ENV: "test", ...env } });
  return code ?? 1;
}
