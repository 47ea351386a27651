/** Counts the CPU seconds of this process and of all that it starts, from Linux's /proc. */
import { existsSync, readdirSync } from "node:fs";
import { readProcess } from "./proc-stat.mjs";

const EVERY_MS = 500;

/** Nobody waits for the processes of a killed browser, so that the kernel counts them nowhere: each is read while it runs. */
export function countCpuSeconds() {
  if (!existsSync("/proc/self/stat")) return () => undefined;
  /** The seconds of each process that was seen, by its id and the moment of its start. */
  const seconds = new Map();
  const look = () => {
    const running = readdirSync("/proc").filter(isNumber).map(readProcess).filter(Boolean);
    const ours = new Set([String(process.pid)]);
    // A parent is mostly older than its child, but ids begin anew at times.
    for (let found = -1; found !== ours.size; ) {
      found = ours.size;
      for (const { pid, parent, key } of running) if (ours.has(parent) || seconds.has(key)) ours.add(pid);
    }
    for (const { pid, key, ownSeconds } of running) if (ours.has(pid)) seconds.set(key, ownSeconds);
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return Math.round([...seconds.values()].reduce((sum, each) => sum + each, 0));
  };
}

const isNumber = (name) => /^\d+$/.test(name);
