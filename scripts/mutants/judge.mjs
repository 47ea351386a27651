/** Finds out which mutants of one target its tests catch. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { createVitest } from "vitest/node";
import { plant } from "./plant.mjs";

const RUNNER = fileURLToPath(new URL("runner.mjs", import.meta.url));
/** In milliseconds; a mutant that waits forever is caught by this limit. */
const LONGEST_TEST = 20_000;

/** Maps each source's path to its mutants. `root` is the folder to which paths are relative. */
function plantAll({ root, sources }) {
  const planted = new Map();
  let firstId = 1;
  for (const file of sources) {
    const path = join(root, file);
    const result = plant({ path, file, firstId });
    planted.set(path, result);
    firstId += result.mutants.length;
  }
  return planted;
}

/**
 * Gives `{ mutants, unrepeatable }`: each mutant with `caughtBy` (the title of a test, or null) and `isReached`, and
 * the tests that cannot run twice and therefore judged nothing. Throws when a test fails without any mutant.
 */
export async function judgeTarget({ root, sources, tests, globalSetup = [] }) {
  const planted = plantAll({ root, sources });
  const dir = mkdtempSync(join(tmpdir(), "ijaza-mutants-"));
  const files = { plan: join(dir, "plan.json"), result: join(dir, "result.json") };
  const setPlan = (active, { caught = [], alone = [] } = {}) =>
    writeFileSync(files.plan, JSON.stringify({ active, caughtBefore: caught, alone, resultFile: files.result }));
  const run = async (active, before) => {
    setPlan(active, before);
    const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications());
    return testModules.some(active === 0 ? failsByItself : (module) => module.state() === "failed");
  };
  setPlan(0);
  const plugin = { name: "mutants", enforce: "pre", transform: (_, id) => planted.get(id)?.code };
  const options = settings({ root, tests, globalSetup, plan: files.plan });
  const vitest = await createVitest("test", options, { plugins: [plugin] });
  try {
    const survey = async (before) => {
      if (await run(0, before)) throw new Error(`without any mutant a test fails: ${failuresOf(vitest)}`);
      const found = JSON.parse(readFileSync(files.result, "utf8"));
      const { caught, spoiltBy } = found;
      const alone = spoiltBy === null ? before.alone : [...before.alone, spoiltBy];
      // Only a new process undoes what a mutant has broken.
      return spoiltBy === null ? { ...found, alone } : survey({ caught, alone });
    };
    const { caught, alone, loaded, reached, unrepeatable } = await survey({ caught: [], alone: [] });
    const caughtBy = new Map(caught);
    // A mutant that acts while its module loads needs a process of its own, and so does one that breaks the process.
    for (const id of new Set([...loaded, ...alone]))
      if (!caughtBy.has(id) && (await run(id))) caughtBy.set(id, "alone in its process, a test fails");
    const isReached = new Set([...loaded, ...reached]);
    const mutants = [...planted.values()].flatMap((each) => each.mutants);
    return {
      mutants: mutants.map((mutant) => ({
        ...mutant,
        caughtBy: caughtBy.get(mutant.id) ?? null,
        isReached: isReached.has(mutant.id),
      })),
      unrepeatable,
    };
  } finally {
    await vitest.close();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Ignores checks at the end of a file, such as the one for leftovers: they would judge the mutants too. */
function failsByItself(module) {
  const tests = [...module.children.allTests()];
  return tests.length === 0 || tests.some((test) => test.result().state === "failed");
}

function failuresOf(vitest) {
  const withTasks = (task) => [task, ...(task.tasks ?? []).flatMap(withTasks)];
  const failed = vitest.state
    .getFiles()
    .flatMap(withTasks)
    .filter(({ result }) => result?.errors?.length > 0);
  return failed.map(({ name, result }) => `${name}: ${result.errors[0].message}`).join("\n");
}

/** Keeps the listed order of the files: quick ones first, which catch most, so that slow ones run only for the rest. */
const inOrder = (root, tests) =>
  class {
    shard = (files) => files;
    sort = (files) => tests.flatMap((test) => files.filter(({ moduleId }) => relative(root, moduleId) === test));
  };

const settings = ({ root, tests, globalSetup, plan }) => ({
  config: false,
  root,
  include: tests,
  globalSetup: globalSetup.map((file) => join(root, file)),
  runner: RUNNER,
  env: { MUTANTS_PLAN: plan, NODE_ENV: "test" },
  watch: false,
  passWithNoTests: true,
  pool: "forks",
  isolate: false,
  maxWorkers: 1,
  sequence: { sequencer: inOrder(root, tests) },
  bail: 1,
  // By what `npm test` runs, not by what it leaves to `npm run test:all`.
  tags: [{ name: "all" }],
  tagsFilter: ["!all"],
  testTimeout: LONGEST_TEST,
  hookTimeout: LONGEST_TEST,
  dangerouslyIgnoreUnhandledErrors: true,
  reporters: [{}],
});
