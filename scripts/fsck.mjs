/** `npm run fsck`: installs what is missing, then compares the records with themselves, the chain and the files. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

checkNode();
await ensureInstalled();
const { code } = await runInSight(process.execPath, ["--import", "tsx", join("api", "src", "fsck.ts")]);
process.exit(code ?? 2);
