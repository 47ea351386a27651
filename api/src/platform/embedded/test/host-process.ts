/** Runs a program of this folder in its own process, reads what it prints, and kills it. */
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

export type HostProcess = {
  lines: string[];
  /** Resolves with the line that begins with this text, the `nth` such one, also one already printed. */
  line(beginning: string, nth?: number): Promise<string>;
  kill(): Promise<void>;
};

export function runHost(name: string, args: string[], env: Record<string, string> = {}): HostProcess {
  const path = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const stdio: ["ignore", "pipe", "inherit"] = ["ignore", "pipe", "inherit"];
  const child = spawn(process.execPath, ["--import", "tsx", path, ...args], { stdio, env: { ...process.env, ...env } });
  const lines: string[] = [];
  const news = new EventEmitter();
  const exited = once(child, "exit");
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    news.emit("line");
  });
  return {
    lines,
    async line(beginning, nth = 1) {
      for (;;) {
        const found = lines.filter((line) => line.startsWith(beginning))[nth - 1];
        if (found !== undefined) return found;
        const ended = exited.then(() => Promise.reject(new Error(`${name} ended before it printed ${beginning}`)));
        await Promise.race([once(news, "line"), ended]);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Resolves when the process has ended, or only its entry is left for its parent to read. */
export async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await delay(10);
}

function isRunning(pid: number): boolean {
  if (!existsSync("/proc/self")) return isSignalled(pid);
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

function isSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
