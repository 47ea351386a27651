/** Runs a command without output, and shows its output only when it fails. */
import { spawn } from "node:child_process";
import { root } from "./stamps.mjs";

export function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const chunks = [];
  child.stdout.on("data", (part) => chunks.push(part));
  child.stderr.on("data", (part) => chunks.push(part));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) return resolve();
      const line = [command, ...args].join(" ");
      reject(new Error(`${line} ended with ${signal ?? code}\n${Buffer.concat(chunks).toString().trim()}`));
    });
  });
}
