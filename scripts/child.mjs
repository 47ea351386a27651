/** Runs a command with visible output, and stops it when this process is stopped. */
import { spawn } from "node:child_process";
import { root } from "./stamps.mjs";

/**
 * Runs the command in the project's root; gives its exit code and its standard output. The terminal sends Ctrl-C to the
 * child itself, so this process only waits; SIGTERM and SIGHUP are passed on.
 */
export function runInSight(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const chunks = [];
  child.stdout.on("data", (part) => {
    chunks.push(part);
    process.stdout.write(part);
  });
  const pass = (signal) => {
    interrupted = true;
    if (signal !== "SIGINT") child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      resolve({ code: signal || interrupted ? code || 130 : code, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Whether a signal asked to stop, after which no further step should begin. */
export const isInterrupted = () => interrupted;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
let interrupted = false;
