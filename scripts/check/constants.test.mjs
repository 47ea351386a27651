/** Sets every constant of the specification to a wrong value in the client; each must make its test fail. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SPECIFIED } from "../../schema/test/specification/constants.ts";
import { root } from "../stamps.mjs";
import { BREACHES } from "./breaches.mjs";

const RUNNER = join(root, "node_modules", "vitest", "vitest.mjs");
const CONFIG = join(root, "scripts", "check", "breaches.config.mjs");

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ijaza-breaches-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tests of the constants on the broken client; gives each with its title and result. */
async function runBroken() {
  const report = join(folder, "report.json");
  const args = ["run", "--config", CONFIG, "src/app/constants", "--reporter=json", `--outputFile=${report}`];
  await promisify(execFile)(process.execPath, [RUNNER, ...args], { cwd: join(root, "web") }).catch(() => {});
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return testResults.flatMap(({ assertionResults }) => assertionResults);
}

test("there is a wrong value for every constant of the specification, and for no other", () => {
  expect(BREACHES.map(({ name }) => name).sort()).toEqual(Object.keys(SPECIFIED).sort());
});

test("each constant has a test of its name that fails when the constant is wrong", {
  timeout: 600_000,
  // It runs Vitest inside Vitest.
  tags: ["all"],
}, async () => {
  const results = await runBroken();
  const caught = results.filter(({ status }) => status === "failed").map(({ title }) => title.split(":")[0]);
  expect([...new Set(caught)].sort()).toEqual(Object.keys(SPECIFIED).sort());
});
