/** The figures as Markdown tables. */
import { cpus } from "node:os";
import type { Comparison } from "./credentials.ts";
import type { Step } from "./flow.ts";
import type { StatisticTime } from "./statistics.ts";
import type { Storm } from "./storm.ts";
import type { Load } from "./verifying.ts";

export function printMachine(): void {
  const [first] = cpus();
  console.log(
    `Node ${process.version}, ${cpus().length} × ${first?.model ?? "unknown"}, ${new Date().toISOString().slice(0, 10)}\n`,
  );
}

export function printComparisons(comparisons: readonly Comparison[]): void {
  print(
    ["A diploma", "ours, ms", "peer", "peer's, ms", "ratio"],
    comparisons.map(({ what, ours, peer, peers }) => [
      what,
      ours.toFixed(3),
      peer,
      peers.toFixed(3),
      `${(peers / ours).toFixed(1)} ×`,
    ]),
  );
}

export function printSteps(steps: readonly Step[]): void {
  print(
    ["Step", "rows", "seconds", "CPU s, all processes", "CPU s a 100,000", "server's peak memory, MB"],
    steps.map(({ what, rows, seconds, cpuSeconds, peakMb }) => [
      what,
      String(rows),
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      ((cpuSeconds / rows) * 100_000).toFixed(0),
      String(peakMb),
    ]),
  );
}

export function printStatistics(times: readonly StatisticTime[]): void {
  const shown = (time: number | null) => (time === null ? "" : time.toFixed(1));
  print(
    ["Statistic", "of all universities, ms", "of one, ms"],
    times.map(({ name, ofAll, ofOne }) => [name, shown(ofAll), shown(ofOne)]),
  );
}

export function printStorm({ what, before, peak, after, seconds }: Storm): void {
  print(
    ["Memory of the server, MB", "before", "peak", "10 s after", "seconds"],
    [[what, String(before), String(peak), String(after), seconds.toFixed(1)]],
  );
}

export function printLoads(loads: readonly Load[]): void {
  print(
    ["Call", "requests a second", "p99, ms", "errors"],
    loads.map(({ what, requestsPerSecond, p99, errors }) => [
      what,
      requestsPerSecond.toFixed(0),
      String(p99),
      String(errors),
    ]),
  );
}

function print(head: string[], rows: string[][]): void {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  console.log([line(head), line(head.map(() => "---")), ...rows.map(line), ""].join("\n"));
}
