/** Seeded cases of all faults together. */
import { type CaseReport, runCase } from "./case.ts";
import { startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import { findDifferences } from "./tenant-invariants.ts";

/** Of the first case on one host; those on two hosts follow. */
export const SEED = 20_261_120;
export const CASES = 24;
/** A university shared by a few cases: to found one takes as long as a case, and to check a big one too. */
const CASES_A_SCENE = 4;

/** Runs the cases of the seeds from `first` on; those that did not hold, and what `fsck` finds at the end. */
export async function runCases({ hosts, first }: { hosts: number; first: number }) {
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
  return { broken, differences };
}
