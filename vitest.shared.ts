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

/** Files that alone take a minute or more: where they came last, one worker would be waited for at the end. */
const LONG = /\/(seeded[^/]*|tenants|crashes|deposits\.races)\.test\.ts$/;

/** A fresh clone knows no times of earlier runs, by which the runner would put the long ones first. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) => {
      const group = sorted.findIndex((other) => other.project === project);
      return 2 * group + (LONG.test(moduleId) ? 0 : 1);
    };
    return [...sorted].sort((a, b) => rank(a) - rank(b));
  }
}

/** Groups run one after the other, each with as many workers as keep two cores busy. */
export const FAULTS = { sequence: { groupOrder: 0 }, maxWorkers: 3 };
export const ALL_ELSE = { sequence: { groupOrder: 1 }, maxWorkers: 2 };
