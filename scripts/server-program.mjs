/** Runs a program of the server from its source with this script's arguments, and ends with its exit code. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

/** The exit code when a signal ended the program. */
const UNABLE = 2;

/** Installs missing packages first. */
export async function runServerProgram(name) {
  checkNode();
  await ensureInstalled();
  const program = join("api", "src", `${name}.ts`);
  const { code } = await runInSight(process.execPath, ["--import", "tsx", program, ...process.argv.slice(2)]);
  process.exit(code ?? UNABLE);
}
