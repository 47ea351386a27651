/** Runs the command line with the arguments and streams of this process. */
import { runCli } from "./cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  fetch,
  now: () => new Date(),
});
