/** Runs a command in sight, to its end, and stops with it. */
import { spawn } from "node:child_process";
import { root } from "./stamps.mjs";

/**
 * Runs it in the project's root; gives its exit code and what it printed on standard output.
 * Ctrl-C reaches the child from the terminal and is waited for; SIGTERM and SIGHUP are passed on.
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

/** Whether somebody asked to stop: nothing more is to be begun. */
export const isInterrupted = () => interrupted;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
let interrupted = false;
