/** Runs a program of the server from its source, on its arguments, and ends with its exit code. */
import { join } from "node:path";
import { runInSight } from "./child.mjs";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";

/** Where the program was ended from outside. */
const UNABLE = 2;

/** Installs what is missing first. */
export async function runServerProgram(name) {
  checkNode();
  await ensureInstalled();
  const program = join("api", "src", `${name}.ts`);
  const { code } = await runInSight(process.execPath, ["--import", "tsx", program, ...process.argv.slice(2)]);
  process.exit(code ?? UNABLE);
}
