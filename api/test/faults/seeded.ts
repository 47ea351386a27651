/** Seeded cases of all faults together: few, and of thousands of seeds those that meet the most sorts of faults. */
import { type CaseReport, runCase } from "./case.ts";
import { startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import { findDifferences } from "./tenant-invariants.ts";

/** Together they meet every sort of fault there is; `npm run faults` runs hundreds of others. */
export const SEEDS = {
  oneHost: [20_273_044, 20_296_333, 20_364_015, 20_306_142, 20_289_765, 20_288_767],
  rivals: [20_270_757, 20_355_330, 20_304_441, 20_343_717, 20_295_606, 20_285_259],
};
/** A university shared by a few cases: to found one takes as long as a case, and to check a big one too. */
const CASES_A_SCENE = 3;

/** Runs the cases of the seeds; those that did not hold, how often a host died, what `fsck` finds at the end. */
export async function runCases({ hosts, seeds }: { hosts: number; seeds: readonly number[] }) {
  const rig = await startRig({ hosts });
  const broken: CaseReport[] = [];
  let deaths = 0;
  let scene: Scene | undefined;
  for (const [at, seed] of seeds.entries()) {
    if (at % CASES_A_SCENE === 0 || !scene) scene = await createScene(rig);
    const report = await runCase(rig, seed, scene);
    deaths += report.deaths;
    if (report.breaches.length > 0) broken.push(report);
  }
  const differences = await findDifferences(rig);
  await rig.stop();
  return { broken, differences, deaths };
}
