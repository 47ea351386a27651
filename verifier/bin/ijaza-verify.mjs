#!/usr/bin/env node
/** Starts the command line: the built one when this is the published package, the sources in a checkout. */
import { existsSync } from "node:fs";

const built = new URL("../dist/cli.js", import.meta.url);
const isBuilt = existsSync(built);
if (!isBuilt) (await import("tsx/esm/api")).register();
const { runCli } = await import(isBuilt ? built.href : "../src/cli.ts");

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  fetch,
  now: () => new Date(),
});
