/** Runs a few seeded cases: of thousands of seeds, those that cover the most kinds of faults. */
import { type CaseReport, runCase } from "./case.ts";
import { startRig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import { findDifferences } from "./tenant-invariants.ts";

/** Together they cover every kind of fault; `npm run faults` runs hundreds of others. */
export const SEEDS = {
  oneHost: [20_364_015, 20_273_044, 20_296_333, 20_306_142, 20_289_765, 20_288_767],
  twoHosts: [20_304_441, 20_270_757, 20_355_330, 20_343_717, 20_295_606, 20_285_259],
};
/** Cases that share a university. Founding one takes as long as a case, and so does checking a large one. */
const CASES_A_SCENE = 3;

/** Runs the cases of the seeds; gives the failed ones, and what `fsck` finds at the end. */
export async function runCases({ hosts, seeds }: { hosts: number; seeds: readonly number[] }) {
  const rig = await startRig({ hosts });
  const broken: CaseReport[] = [];
  let scene: Scene | undefined;
  for (const [at, seed] of seeds.entries()) {
    if (at % CASES_A_SCENE === 0 || !scene) scene = await createScene(rig);
    const report = await runCase(rig, { seed, scene });
    if (report.breaches.length > 0) broken.push(report);
  }
  const differences = await findDifferences(rig);
  await rig.stop();
  return { broken, differences };
}
