/** Counts the CPU seconds of this process and of all that it starts, from Linux's /proc. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Ticks of a second in proc(5). */
const TICKS = 100;
const EVERY_MS = 500;

/** Nobody waits for the processes of a killed browser, so that the kernel counts them nowhere: each is read while it runs. */
export function countCpuSeconds() {
  if (!existsSync("/proc/self/stat")) return () => undefined;
  /** The ticks of each process that was seen, by its id and the moment of its start. */
  const ticks = new Map();
  const look = () => {
    const running = readdirSync("/proc").filter(isNumber).map(readProcess).filter(Boolean);
    const ours = new Set([String(process.pid)]);
    // A parent is mostly older than its child, but ids begin anew at times.
    for (let found = -1; found !== ours.size; ) {
      found = ours.size;
      for (const { pid, parent, key } of running) if (ours.has(parent) || ticks.has(key)) ours.add(pid);
    }
    for (const { pid, key, spent } of running) if (ours.has(pid)) ticks.set(key, spent);
  };
  const timer = setInterval(look, EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
    return Math.round([...ticks.values()].reduce((sum, each) => sum + each, 0) / TICKS);
  };
}

const isNumber = (name) => /^\d+$/.test(name);

/** A process may end while it is read. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may contain anything.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { pid, parent, key: `${pid} ${rest[17]}`, spent: Number(rest[9]) + Number(rest[10]) };
  } catch {
    return undefined;
  }
}
