/** Seeded cases of all faults together, on one host and on two that rival. */
import { expect, test } from "vitest";
import { type CaseReport, runCase } from "./case.ts";
import { startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import { findDifferences } from "./tenant-invariants.ts";

const SEED = 20_261_120;
const CASES = 24;
/** A university shared by a few cases: to found one takes as long as a case, and to check a big one too. */
const CASES_A_SCENE = 4;

test.each([
  { hosts: 1, first: SEED, whom: "one host" },
  { hosts: 2, first: SEED + CASES, whom: "two rival hosts" },
])("seeded cases of $whom, with faults of all kinds", { timeout: 600_000 }, async ({ hosts, first }) => {
  const rig = await startRig({ hosts });
  const broken: CaseReport[] = [];
  let scene: Scene | undefined;
  for (let seed = first; seed < first + CASES; seed += 1) {
    if (seed % CASES_A_SCENE === 0 || !scene) scene = await createScene(rig);
    const report = await runCase(rig, seed, scene);
    if (report.breaches.length > 0) broken.push(report);
  }
  const differences = await findDifferences(rig);
  await rig.stop();
  expect({ broken, differences }).toEqual({ broken: [], differences: [] });
});
