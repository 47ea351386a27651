/**
 * The cases that fast-check makes: the same ones in each `npm test`; others, and more of them, in each `npm run test:all`.
 * A failure names its seed, and TEST_SEED repeats it. A setup file of every project.
 */
import fc from "fast-check";

/** Whether everything runs, and not only what every change must pass. */
export const isAll = process.env.TEST_ALL === "1";

/** From here on random numbers are counted, also those that are not fast-check's. */
export const TEST_SEED = Number(process.env.TEST_SEED ?? (isAll ? Date.now() % 1_000_000 : 34));

/** How many cases: `few` find a planted mistake in `npm test`, `all` are those of `npm run test:all`. */
export const runs = ({ few, all }: { few: number; all: number }): number => (isAll ? all : few);

fc.configureGlobal({ seed: TEST_SEED, numRuns: runs({ few: 100, all: 500 }) });
