/** `npm run bench`: installs and builds what is missing, then measures the product beside other tools. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./stamps.mjs";

const ENTRY = join(root, "bench", "src", "main.ts");

checkNode();
await ensureInstalled();
const isQuestion = process.argv.slice(2).some((argument) => ["--help", "-h"].includes(argument));
if (!isQuestion) await build();
if (!existsSync(ENTRY)) throw new Error("bench/src/main.ts is missing: there is nothing to measure.");
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const { code } = await runInSight(process.execPath, ["--import", tsx, ENTRY, ...process.argv.slice(2)]);
process.exitCode = code;
