/** `npm run faults [-- --cases N --seed S]`: installs what is missing, then runs seeded cases of the fault harness. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

checkNode();
await ensureInstalled();
const program = join("api", "test", "faults", "run.ts");
const { code } = await runInSight(process.execPath, ["--import", "tsx", program, ...process.argv.slice(2)], {
  env: { NODE_ENV: "test" },
});
process.exit(code ?? 1);
