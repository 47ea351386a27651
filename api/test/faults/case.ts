/** One seeded case: a small run of the main job under faults, then everything healed, then the invariants. */
import { setTimeout as delay } from "node:timers/promises";
import { drawFaults, type Fault } from "./faults-of-a-case.ts";
import { findBreaches } from "./invariants.ts";
import { letTimePass, untilQuiet } from "./quiet.ts";
import { createRandom, type Random } from "./random.ts";
import { KINDS, type Kind } from "./record-acts.ts";
import type { Rig } from "./rig.ts";
import { createScene, type Scene } from "./scene.ts";
import type { TenantActs } from "./tenant-acts.ts";
import { findTenantBreaches } from "./tenant-invariants.ts";
import { watchVerdicts } from "./watcher.ts";

export type CaseReport = { seed: number; faults: string[]; documents: number; deaths: number; breaches: string[] };

/** In a scene of its own unless one is given, which earlier cases may have used: its invariants are cumulative. */
export async function runCase(rig: Rig, seed: number, given?: Scene): Promise<CaseReport> {
  const random = createRandom(seed);
  const deathsBefore = rig.hosts.deaths();
  await rig.hosts.ready();
  const scene = given ?? (await createScene(rig));
  const faults = drawFaults(random, rig, scene);
  const watch = watchVerdicts(rig, scene);
  const report: CaseReport = { seed, faults: faults.map(({ name }) => name), documents: 0, deaths: 0, breaches: [] };
  try {
    report.documents = await underFaults(rig, faults, () => dayOfAll(rig, scene, random));
    await untilQuiet(rig, scene.universityId);
    report.breaches.push(...(await findBreaches(rig, scene)), ...(await findTenantBreaches(rig, scene)));
  } catch (error) {
    report.breaches.push(String(error));
  }
  report.breaches.push(...(await watch.stop()));
  report.deaths = rig.hosts.deaths() - deathsBefore;
  return report;
}

/** Does the work while the faults come one after the other; all are healed when the last one is over. */
async function underFaults<T>(rig: Rig, faults: readonly Fault[], work: () => Promise<T>): Promise<T> {
  if (faults.length === 0) return work();
  const playing = (async () => {
    for (const fault of faults) {
      await delay(fault.after);
      await fault.begin();
      await delay(fault.lasts);
      await fault.end();
    }
    await heal(rig);
  })();
  const [done] = await Promise.all([work(), playing]);
  return done;
}

/** Ends every fault. */
export async function heal(rig: Rig): Promise<void> {
  rig.rpc.set(null);
  rig.database.set("pass");
  rig.chain.hang(false);
  rig.chain.mining(true);
  await rig.hosts.arm("");
}

/** The university and those who look after it work side by side; how many diplomas and certificates. */
async function dayOfAll(rig: Rig, scene: Scene, random: Random): Promise<number> {
  const acts = Array.from({ length: random.below(3) }, () => random.pick(TENANT_ACTS));
  // All is drawn before anything is done: two who draw at once would draw what the other was to have.
  const works = KINDS.map((kind) => ({ kind, ...drawWork(random) }));
  const looking = acts.reduce((before, act) => before.then(() => act(scene.tenant)), Promise.resolve());
  const counts = await Promise.all([...works.map((work) => workDay(rig, scene, work)), looking.then(() => 0)]);
  return counts.reduce((sum, count) => sum + count);
}

const TENANT_ACTS: ((tenant: TenantActs) => Promise<void>)[] = [
  (tenant) => tenant.changeResponsable(),
  (tenant) => tenant.takeCredits(7),
  (tenant) => tenant.takeEther(),
  (tenant) => tenant.sendEther(),
];

type Work = { count: number; batches: number; revocations: number };

const drawWork = (random: Random): Work => ({
  count: 2 + random.below(10),
  batches: 1 + random.below(3),
  revocations: random.below(3),
});

/** What the university does with one kind: imports, accepts, signs in batches, revokes a few of what is signed; how many. */
async function workDay(rig: Rig, scene: Scene, { kind, count, batches, revocations }: Work & { kind: Kind }) {
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
const LOOK_MS = 250;

/** Waits for something that is signed; time goes by in bigger steps than ours. */
async function firstSigned(rig: Rig, scene: Scene, kind: Kind): Promise<string | undefined> {
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS; await delay(LOOK_MS)) {
    const [first] = await scene[kind].withStatus("signed").catch(() => []);
    if (first) return first;
    await letTimePass(rig, scene.universityId).catch(() => undefined);
  }
  return undefined;
}
