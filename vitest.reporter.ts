/** Writes what a run of tests came to, for `scripts/test.mjs`: its counts, and its costs by project. */
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Counted } from "./vitest.costs.ts";

/** `left` are the cases that only the whole run has, of the files that ran. `broken` are files that failed although none of their tests did: they could not be loaded or ended, or run no case. */
export type RunReport = {
  passed: number;
  failed: number;
  left: number;
  broken: string[];
  projects: Record<string, { tests: number; cpuSeconds: number }>;
  counts: Partial<Record<Counted, number>>;
  slowest: { file: string; cpuSeconds: number }[];
};

const LISTED = 20;

export function reportTo(path: string): Reporter {
  return {
    onTestRunEnd: (modules) => writeFileSync(path, JSON.stringify(reportOf(modules))),
  };
}

/** Of the modules of a run. */
export function reportOf(modules: readonly TestModule[]): RunReport {
  const report: RunReport = { passed: 0, failed: 0, left: 0, broken: [], projects: {}, counts: {}, slowest: [] };
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId);
    const tests = [...module.children.allTests()];
    const states = tests.map((test) => test.result().state);
    const failed = states.filter((state) => state === "failed").length;
    const passed = states.filter((state) => state === "passed").length;
    report.passed += passed;
    report.failed += failed;
    const left = tests.filter((test) => test.tags.includes("all") && test.result().state === "skipped").length;
    report.left += left;
    if (failed === 0 && module.state() === "failed") report.broken.push(file);
    // Where no case runs, no hook ends what the file began when it was loaded, such as the use of its worker's database.
    if (left > 0 && left === tests.length)
      report.broken.push(`${file} is to be named .all.test, as only test:all has its cases`);
    const { cpuSeconds = 0, counts = {} } = module.meta().costs ?? {};
    const name = module.project.name;
    const project = report.projects[name] ?? { tests: 0, cpuSeconds: 0 };
    report.projects[name] = { tests: project.tests + passed + failed, cpuSeconds: project.cpuSeconds + cpuSeconds };
    for (const [what, times] of Object.entries(counts) as [Counted, number][])
      report.counts[what] = (report.counts[what] ?? 0) + times;
    report.slowest.push({ file, cpuSeconds });
  }
  report.slowest = report.slowest.sort((a, b) => b.cpuSeconds - a.cpuSeconds).slice(0, LISTED);
  return report;
}
