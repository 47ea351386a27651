#!/usr/bin/env node
// Replaces the native Solidity compiler, so that forge compiles with the one from npm and downloads nothing.
import { readFileSync } from "node:fs";
import solc from "solc";

if (process.argv.includes("--version")) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`);
} else if (process.argv.includes("--standard-json")) {
  process.stdout.write(solc.compile(readFileSync(0, "utf8")));
} else {
  process.stderr.write("This stand-in answers --version and --standard-json only.\n");
  process.exitCode = 1;
}
