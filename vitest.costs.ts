/** What a file of tests costs: processor time, and the things of the list in `scripts/test-budgets.mjs` that it uses. */
import { readProcess } from "./scripts/proc-stat.mjs";

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

/** User and system time in seconds: of this process, and on Linux also of the children that have ended. */
function readCpuSeconds(): number {
  const stat = readProcess("self");
  if (stat) return stat.ownSeconds + stat.childSeconds;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
