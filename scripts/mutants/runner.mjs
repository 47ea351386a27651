/**
 * Runs each test once unchanged, and again for every mutant that it reached and that no test has caught yet. So a
 * mutant costs one run of a test and not a process. Vitest loads this file in the worker.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { TestRunner } from "vitest";

/** A test counts as endless when it passes many more mutants than in its unchanged run. */
const PATIENCE = { times: 50, more: 200_000 };
const WHILE_LOADING = 50_000_000;

const { active, caughtBefore, alone, resultFile } = JSON.parse(readFileSync(process.env.MUTANTS_PLAN, "utf8"));
const state = { active, reached: new Set(), passes: 0, most: WHILE_LOADING };
const loaded = state.reached;
const everReached = new Set();
const caught = new Map(caughtBefore);
const apart = new Set(alone);
const unrepeatable = [];
/** The mutant after which a test failed even without it. This process judges nothing more. */
let spoiltBy = null;

globalThis.mutants = {
  isActive(id) {
    state.reached.add(id);
    state.passes += 1;
    if (state.active !== 0 && state.passes > state.most) throw new Error("this mutant does not end");
    return id === state.active;
  },
};

// biome-ignore lint/style/noDefaultExport: Vitest takes a runner's default export.
export default class MutantRunner extends TestRunner {
  async runTask(test) {
    if (spoiltBy !== null) return;
    if (active !== 0) return TestRunner.getTestFn(test)();
    const reached = new Set();
    Object.assign(state, { reached, passes: 0 });
    try {
      await TestRunner.getTestFn(test)();
    } catch (error) {
      if (everReached.size === 0) throw error;
      // The test fails because of what earlier mutants left behind, so it cannot judge.
      unrepeatable.push({ test: test.name, error: messageOf(error) });
      return;
    } finally {
      state.reached = new Set();
    }
    state.most = state.passes * PATIENCE.times + PATIENCE.more;
    for (const id of reached) everReached.add(id);
    const remaining = [...reached].filter((id) => !caught.has(id) && !apart.has(id));
    if (remaining.length > 0) await this.judge(test, remaining);
    state.reached = loaded;
  }

  async judge(test, remaining) {
    const error = await this.again(test, 0);
    if (error) {
      unrepeatable.push({ test: test.name, error });
      return;
    }
    for (const id of remaining) {
      if (!(await this.again(test, id))) continue;
      if (await this.again(test, 0)) {
        spoiltBy = id;
        return;
      }
      caught.set(id, test.name);
    }
  }

  /** The message of the failure; undefined when the test passes. */
  async again(test, id) {
    const ends = [];
    try {
      for (const { suite, hook } of hooksOf(test, "beforeEach")) {
        const end = await hook(test.context, suite);
        if (typeof end === "function") ends.push(end);
      }
      this.onBeforeTryTask(test);
      Object.assign(state, { active: id, passes: 0 });
      await TestRunner.getTestFn(test)();
      this.onAfterTryTask(test);
      return undefined;
    } catch (error) {
      return messageOf(error);
    } finally {
      state.active = 0;
      for (const end of ends) await end();
      for (const { suite, hook } of hooksOf(test, "afterEach")) await hook(test.context, suite);
    }
  }

  onAfterRunFiles() {
    super.onAfterRunFiles();
    const result = { caught: [...caught], loaded: [...loaded], reached: [...everReached], unrepeatable, spoiltBy };
    writeFileSync(resultFile, JSON.stringify(result));
  }
}

const messageOf = (error) => String(error?.message ?? error).slice(0, 200) || "failed";

function hooksOf(test, name) {
  const suites = [];
  for (let suite = test.suite ?? test.file; suite; suite = suite.suite ?? (suite === test.file ? undefined : test.file))
    suites.unshift(suite);
  return suites.flatMap((suite) => (TestRunner.getSuiteHooks(suite)?.[name] ?? []).map((hook) => ({ suite, hook })));
}
