/** One seeded case: some import and signing under faults, then the end of all faults, then the invariants. */
import { setTimeout as delay } from "node:timers/promises";
import { type CasePlan, planCase, type TenantAct, type Work } from "./case-plan.ts";
import { beginFault, type Fault, nameOf } from "./faults-of-a-case.ts";
import { findBreaches } from "./invariants.ts";
import { letTimePass, untilQuiet } from "./quiet.ts";
import type { Kind } from "./record-acts.ts";
import type { Rig } from "./rig.ts";
import type { Scene } from "./scene.ts";
import type { TenantActs } from "./tenant-acts.ts";
import { findTenantBreaches } from "./tenant-invariants.ts";
import { watchVerdicts } from "./watcher.ts";

const LOOK_MS = 20;

export type CaseReport = { seed: number; faults: string[]; documents: number; deaths: number; breaches: string[] };

/** Runs the case in a scene that may have seen earlier ones. The invariants of a scene are cumulative. */
export async function runCase(rig: Rig, { seed, scene }: { seed: number; scene: Scene }): Promise<CaseReport> {
  const plan = planCase(seed);
  const deathsBefore = rig.hosts.deaths().length;
  await rig.hosts.ready();
  const watch = watchVerdicts(rig, scene);
  const report: CaseReport = { seed, faults: plan.faults.map(nameOf), documents: 0, deaths: 0, breaches: [] };
  try {
    report.documents = await underFaults(plan, { rig, scene });
    await untilQuiet(rig, scene.universityId);
    report.breaches.push(...(await findBreaches(rig, scene)), ...(await findTenantBreaches(rig, scene)));
  } catch (error) {
    report.breaches.push(String(error));
  }
  report.breaches.push(...(await watch.stop()));
  report.deaths = rig.hosts.deaths().length - deathsBefore;
  return report;
}

/** Does the work while faults occur one after the other; ends all of them after the last one. */
async function underFaults(plan: CasePlan, { rig, scene }: { rig: Rig; scene: Scene }): Promise<number> {
  const day = dayOfAll(rig, scene, plan);
  const [done] = await Promise.all([day, playFaults(plan.faults, { rig, scene, day })]);
  return done;
}

type Stage = { rig: Rig; scene: Scene; day: Promise<unknown> };

async function playFaults(faults: readonly Fault[], { rig, scene, day }: Stage): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  void day.then(() => untilQuiet(rig, scene.universityId)).then(end, end);
  let deaths: number | undefined;
  /** Resolves when the host has died at the step, or when no more work will reach that step. */
  const dead = async () => {
    while (deaths === rig.hosts.deaths().length && !isOver) await delay(LOOK_MS);
  };
  for (const fault of faults) {
    // Only one step at a time can be armed.
    if (fault.kind === "crash") await dead();
    await delay(fault.after);
    if (fault.kind === "crash") deaths = rig.hosts.deaths().length;
    const heals = await beginFault(fault, rig, scene);
    await delay(fault.lasts);
    await heals();
  }
  await dead();
  await heal(rig);
}

/** Ends every fault. */
export async function heal(rig: Rig): Promise<void> {
  rig.rpc.set(null);
  rig.database.set("pass");
  rig.chain.hang(false);
  rig.chain.mining(true);
  await rig.hosts.arm();
}

/** Runs the work of the university and of its admins in parallel; gives the number of diplomas and certificates. */
async function dayOfAll(rig: Rig, scene: Scene, { acts, works }: CasePlan): Promise<number> {
  const looking = acts.reduce((before, act) => before.then(() => perform(scene.tenant, act)), Promise.resolve());
  const counts = await Promise.all([...works.map((work) => workDay(rig, scene, work)), looking.then(() => 0)]);
  return counts.reduce((sum, count) => sum + count);
}

const CREDITS = 7;

const perform = (tenant: TenantActs, act: TenantAct): Promise<void> =>
  act === "takeCredits" ? tenant.takeCredits(CREDITS) : tenant[act]();

/** Imports, accepts, signs in batches and revokes a few records of one kind; gives their number. */
async function workDay(rig: Rig, scene: Scene, { kind, count, batches, revocations }: Work) {
  const records = scene[kind];
  const ids = await records.ready(count);
  const size = Math.ceil(ids.length / batches);
  for (let at = 0; at < ids.length; at += size) await records.sign(ids.slice(at, at + size));
  for (let left = revocations; left > 0; left -= 1) {
    const first = await firstSigned(rig, scene, kind);
    if (first) await records.revoke(first);
  }
  return ids.length;
}

const PATIENCE_MS = 120_000;
const SLOW_LOOK_MS = 250;

/** Waits for the first signed record. */
async function firstSigned(rig: Rig, scene: Scene, kind: Kind): Promise<string | undefined> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await delay(SLOW_LOOK_MS)) {
    const [first] = await scene[kind].withStatus("signed").catch(() => []);
    if (first) return first;
    await letTimePass(rig, scene.universityId).catch(() => undefined);
  }
  return undefined;
}
