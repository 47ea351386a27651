/** Starts the command line on this process: what a terminal calls. */
import { runCli } from "./cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  fetch,
  now: () => new Date(),
});
