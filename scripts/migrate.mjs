/** `npm run migrate`: installs what is missing, then brings the schema of a database of one's own up. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

checkNode();
await ensureInstalled();
const { code } = await runInSight(process.execPath, ["--import", "tsx", join("api", "src", "migrate.ts")]);
process.exit(code ?? 2);
