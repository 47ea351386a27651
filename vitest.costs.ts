/** What a file of tests costs: processor time, and the things of the list in `scripts/test-budgets.mjs` that it uses. */
import { existsSync, readFileSync } from "node:fs";

/** What is counted. One chain that several files share counts once for each file. */
export type Counted = "chains" | "applications" | "databases" | "hosts" | "drawings" | "walked";
export type Costs = { cpuSeconds: number; counts: Partial<Record<Counted, number>> };

declare global {
  var testCounts: Costs["counts"] | undefined;
}

/** Of the process, because the bundled harness of the faults has a module of its own of this. */
globalThis.testCounts ??= {};
const counts = globalThis.testCounts;

export function count(what: Counted, times = 1): void {
  counts[what] = (counts[what] ?? 0) + times;
}

export const readCosts = (): Costs => ({ cpuSeconds: readCpuSeconds(), counts: { ...counts } });

export function costsSince(before: Costs): Costs {
  const now = readCosts();
  const names = Object.keys(now.counts) as Counted[];
  return {
    cpuSeconds: now.cpuSeconds - before.cpuSeconds,
    counts: Object.fromEntries(names.map((name) => [name, (now.counts[name] ?? 0) - (before.counts[name] ?? 0)])),
  };
}

const STAT = "/proc/self/stat";
const TICKS_A_SECOND = 100;

/** User and system time in seconds: of this process, and on Linux also of the children that have ended. */
function readCpuSeconds(): number {
  if (!existsSync(STAT)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  // After the name of the program, which may contain spaces, `utime` is the twelfth field; see proc(5).
  const fields = readFileSync(STAT, "utf8").split(") ").at(-1)?.split(" ").slice(11, 15) ?? [];
  return fields.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_A_SECOND;
}
