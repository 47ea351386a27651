/** What the tests of every workspace have in common. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * How long a test may take and wait, in milliseconds: enough for two cores under a load of 16. These are ends, not waits:
 * what comes sooner is not waited for.
 */
export const PATIENT = {
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // Once more on a machine that does other things besides, as with the journeys; `.ci/run` names what needed it.
  retry: process.env.CI ? 1 : 0,
};

/** Files that alone take ten seconds or more: where they came last, one worker would be waited for at the end. */
const LONG =
  /\/(seeded[^/]*|tenants|crashes|chain-(?:faults|calls|kills)|twin-and-backup|walk|plans|boot|postgres|requests\.(?:races|property))\.test\.ts$/;

/** Project after project, so that a worker has one to load; a fresh clone knows no times of earlier runs, by which the runner would put the long files first. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(files.map(({ project }) => project))];
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * projects.indexOf(project) + (LONG.test(moduleId) ? 0 : 1);
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}

/** One more than there are cores to keep busy: tests wait for a chain, a timer or another process now and then. */
export const WORKERS = {
  maxWorkers: 3,
  // In megabytes: objects of one test that are tidied away while still young are not moved and looked through again.
  execArgv: ["--max-semi-space-size=64"],
};
