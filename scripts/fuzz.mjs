/**
 * `npm run fuzz [-- --cases N --seed S]`: installs what is missing, then mutates real documents, answers of nodes and
 * clocks, 10,000 times unless a number is given, and names the seed of each that is wrongly valid; `npm run test:all` does fewer.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./stamps.mjs";

const VERDICTS = join("api", "test", "fuzz", "verdicts.all.test.ts");

const { values } = parseArgs({ options: { cases: { type: "string", default: "10000" }, seed: { type: "string" } } });
checkNode();
await ensureInstalled();
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const seed = values.seed === undefined ? {} : { FUZZ_SEED: values.seed };
const { code } = await runInSight(process.execPath, [vitest, "run", "--root", root, "--project", "api", VERDICTS], {
  env: { NODE_ENV: "test", TEST_ALL: "1", FUZZ_CASES: values.cases, ...seed },
});
process.exit(code ?? 1);
