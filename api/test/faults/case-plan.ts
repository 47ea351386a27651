/** The plan of a case, which depends only on its seed. */
import { drawFaults, type Fault, sortOf } from "./faults-of-a-case.ts";
import { createRandom, type Random } from "./random.ts";
import { KINDS, type Kind } from "./record-acts.ts";
import type { TenantActs } from "./tenant-acts.ts";

/** The number of records of a kind that the university imports, of batches that it signs, and of revocations. */
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

/** Steps that only some cases reach, and the acts that lead to them. */
const LEADS_TO: [prefix: string, acts: TenantAct[]][] = [
  ["responsable.", ["changeResponsable"]],
  ["wallet.", ["changeResponsable"]],
  ["funding.", ["takeCredits", "takeEther"]],
  ["ether.", ["sendEther"]],
];

/** The kinds of faults that can occur in this case. It cannot die at a step that none of its acts reaches. */
export function sortsMetBy({ faults, acts, works }: CasePlan): string[] {
  const comesTo = (step: string, nth: number): boolean => {
    if (step === "revoke.queued") return works.reduce((sum, { revocations }) => sum + revocations, 0) >= nth;
    const [, ways] = LEADS_TO.find(([prefix]) => step.startsWith(prefix)) ?? [];
    return !ways || acts.filter((act) => ways.includes(act)).length >= nth;
  };
  return faults.filter((fault) => fault.kind !== "crash" || comesTo(fault.step, fault.nth)).map(sortOf);
}
