/** Runs the command line with the arguments and streams of this process. */
import { createInterface } from "node:readline/promises";
import { runCli } from "./cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  fetch,
  now: () => new Date(),
  ask: askHere,
});

/** Asks whoever sits at the terminal; nobody does when the input comes from a program. */
async function askHere(question: string): Promise<string> {
  if (!process.stdin.isTTY) return "";
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}
