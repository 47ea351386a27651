/** `npm run admin -- <command> <e-mail>`: installs what is missing, then does with an account what the operator asks. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

checkNode();
await ensureInstalled();
const program = join("api", "src", "admin.ts");
const { code } = await runInSight(process.execPath, ["--import", "tsx", program, ...process.argv.slice(2)]);
process.exit(code ?? 2);
