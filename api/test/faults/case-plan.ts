/** What a seed decides of its case, before anything is done: the same seed is always the same case. */
import { drawFaults, type Fault, sortOf } from "./faults-of-a-case.ts";
import { createRandom, type Random } from "./random.ts";
import { KINDS, type Kind } from "./record-acts.ts";
import type { TenantActs } from "./tenant-acts.ts";

/** How many records the university imports of a kind, in how many batches it signs them, how many it revokes. */
export type Work = { kind: Kind; count: number; batches: number; revocations: number };
export type TenantAct = (typeof TENANT_ACTS)[number];
export type CasePlan = { faults: Fault[]; acts: TenantAct[]; works: Work[] };

const TENANT_ACTS = [
  "changeResponsable",
  "takeCredits",
  "takeEther",
  "sendEther",
] as const satisfies (keyof TenantActs)[];

export function planCase(seed: number): CasePlan {
  const random = createRandom(seed);
  const faults = drawFaults(random);
  const acts = Array.from({ length: random.below(3) }, () => random.pick(TENANT_ACTS));
  return { faults, acts, works: KINDS.map((kind) => ({ kind, ...drawWork(random) })) };
}

const drawWork = (random: Random): Omit<Work, "kind"> => ({
  count: 2 + random.below(10),
  batches: 1 + random.below(3),
  revocations: random.below(3),
});

/** Where a step is that only some cases come to: the acts one of which leads there. */
const LEADS_TO: [prefix: string, acts: TenantAct[]][] = [
  ["responsable.", ["changeResponsable"]],
  ["wallet.", ["changeResponsable"]],
  ["funding.", ["takeCredits", "takeEther"]],
  ["ether.", ["sendEther"]],
];

/** The sorts of the faults that this case gives occasion for: it does not die at a step of what nobody does. */
export function sortsMetBy({ faults, acts, works }: CasePlan): string[] {
  const comesTo = (step: string, nth: number): boolean => {
    if (step === "revoke.queued") return works.reduce((sum, { revocations }) => sum + revocations, 0) >= nth;
    const [, ways] = LEADS_TO.find(([prefix]) => step.startsWith(prefix)) ?? [];
    return !ways || acts.filter((act) => ways.includes(act)).length >= nth;
  };
  return faults.filter((fault) => fault.kind !== "crash" || comesTo(fault.step, fault.nth)).map(sortOf);
}
