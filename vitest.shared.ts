/** What the tests of every workspace have in common. */
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification, type Vite } from "vitest/node";

type Plugin = Vite.Plugin;

/** Whether everything runs, as `npm run test:all` does, and not only what every change must pass. */
const isAll = process.env.TEST_ALL === "1";

export const COMMON = {
  // `npm test` runs the same cases each time. It leaves to `npm run test:all` each case with the tag `all`, and whole files
  // that are named `….all.test.ts`.
  tags: [{ name: "all", description: "Runs in `npm run test:all` alone." }],
  ...(isAll ? {} : { tagsFilter: ["!all"] }),
  // How long a test may take and wait, in milliseconds: enough for two cores under a load of 16. These are ends, not waits:
  // what comes sooner is not waited for.
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
  // As many as there are cores: a third one would load and prepare all that the others have once more.
  maxWorkers: 2,
  // What was transformed once is read by the next run, whose first test then begins in half the time.
  experimental: { fsModuleCache: true },
  // After the faults, which have more workers.
  sequence: { groupOrder: 1 },
  // In megabytes: objects of one test that are tidied away while still young are not moved and looked through again.
  execArgv: ["--max-semi-space-size=64"],
};

/**
 * A module that lists files by `import.meta.glob` changes with them, and so is transformed anew by each run. Vitest does so by
 * itself, but not where the call has a type.
 */
export const FRESH_GLOBS: Plugin = {
  name: "fresh-globs",
  configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
    defineKey(({ sourceCode }) => (sourceCode.includes("import.meta.glob") ? false : null));
  },
};

/** The files of a project that do not run: those given, and those that only `npm run test:all` runs. */
export const except = (...files: string[]): string[] => [
  "**/node_modules/**",
  ...(isAll ? [] : ["**/*.all.test.{ts,tsx,mjs}"]),
  ...files,
];

/** Loaded before each file of tests. */
export const SETUP = fileURLToPath(new URL("vitest.setup.ts", import.meta.url));

/** Files that alone take ten seconds or more: where they came last, one worker would be waited for at the end. */
const LONG =
  /\/(seeded[^/]*|crashes|outages|two-hosts|backup|chain-kills\.all|walk|starters\.rules|boot|postgres|requests\.(?:races\.all|property))\.test\.ts$/;

/**
 * Project after project, so that a worker has one to load; a fresh clone knows no times of earlier runs, by which the runner
 * would put the long files first.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * projects.indexOf(project) + (LONG.test(moduleId) ? 0 : 1);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}
