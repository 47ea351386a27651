/** Prints the figures as Markdown tables. */
import { cpus, loadavg } from "node:os";
import type { Waiting } from "./bystander.ts";
import type { Comparison } from "./credentials.ts";
import type { Step } from "./flow.ts";
import type { Load } from "./load.ts";
import type { MailTurn } from "./mails.ts";
import type { PageFigures, Wait } from "./pages.ts";
import type { Refusal } from "./refusals.ts";
import type { StatisticTime } from "./statistics.ts";
import type { Storm } from "./storm.ts";
import type { VerifyingFigures } from "./verifying.ts";

const MOST_REFUSED = 12;

export function printMachine(): void {
  const [first] = cpus();
  const load = loadavg()[0]!.toFixed(1);
  const day = new Date().toISOString().slice(0, 10);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${first?.model ?? "unknown"}, ${day}, load ${load} before\n`,
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

export function printVerifying({ comparisons, many }: VerifyingFigures): void {
  printComparisons(comparisons);
  const each = ((many.seconds * 1000) / many.count).toFixed(3);
  console.log(`${many.count} bundles, one endpoint, this process: ${many.seconds.toFixed(1)} s, ${each} ms each.\n`);
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

/** Prints each turn, and the mean cost that mails add to signing. */
export function printMails(rows: number, turns: readonly MailTurn[]): void {
  print(
    [`Signing ${rows}`, "seconds", "CPU s of the process", "mails", "written in, s", "CPU s of the process"],
    turns.map(({ isMailed, signing, writing, mails }) => [
      isMailed ? "holders are mailed" : "nobody is mailed",
      signing.seconds.toFixed(1),
      signing.ownCpuSeconds.toFixed(1),
      String(mails),
      isMailed ? writing.seconds.toFixed(1) : "",
      isMailed ? writing.ownCpuSeconds.toFixed(1) : "",
    ]),
  );
  const meanOf = (isMailed: boolean, cost: "seconds" | "ownCpuSeconds") => {
    const costs = turns.filter((turn) => turn.isMailed === isMailed).map(({ signing }) => signing[cost]);
    return costs.reduce((sum, each) => sum + each, 0) / costs.length;
  };
  const added = (cost: "seconds" | "ownCpuSeconds") => {
    const [without, difference] = [meanOf(false, cost), meanOf(true, cost) - meanOf(false, cost)];
    return `${difference.toFixed(2)} (${((difference / without) * 100).toFixed(1)} %)`;
  };
  console.log(`Mails add to signing: ${added("seconds")} s, ${added("ownCpuSeconds")} CPU s.\n`);
}

/** Of each call the dearest body, the dearest calls first. */
export function printRefusals(refusals: readonly Refusal[], waitings: readonly Waiting[]): void {
  const dearest = refusals
    .filter(({ isRefused }) => isRefused)
    .toSorted((one, other) => other.cpuMs - one.cpuMs)
    .filter(({ call }, at, all) => all.findIndex((other) => other.call === call) === at);
  print(
    ["Refused", "member", "shape", "bytes", "CPU ms"],
    dearest
      .slice(0, MOST_REFUSED)
      .map(({ call, member, shape, bytes, cpuMs }) => [call, member, shape, String(bytes), cpuMs.toFixed(1)]),
  );
  console.log(`${refusals.length} bodies of ${new Set(refusals.map(({ call }) => call)).size} calls.\n`);
  print(
    ["Another's verification beside", "p50, ms", "p97.5, ms", "refused meanwhile"],
    waitings.map(({ beside, p50, p97, refused }) => [beside, String(p50), String(p97), String(refused)]),
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

export function printPages({ pages, waits }: { pages: readonly PageFigures[]; waits: readonly Wait[] }): void {
  print(
    [
      "Page, on a phone",
      "Lighthouse (90)",
      "LCP, s (2.5)",
      "CLS (0.02)",
      "blocked, ms",
      "scripts, kB (150)",
      "scripts (12)",
    ],
    pages.map(({ path, score, largestPaint, shift, blocked, scriptKilobytes, scripts }) => [
      path,
      String(score),
      (largestPaint / 1000).toFixed(1),
      shift.toFixed(3),
      String(blocked),
      String(scriptKilobytes),
      String(scripts),
    ]),
  );
  print(
    ["Wait on this machine", "median, s", "slowest, s"],
    waits.map(({ what, median, slowest }) => [what, (median / 1000).toFixed(2), (slowest / 1000).toFixed(2)]),
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
