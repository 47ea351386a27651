/** What the counts of a cohort say: how far each step is, and what waits for whom. Pure. */
import type { Cohort, OneCohort } from "@ijaza/schema/cohorts/calls";

type Counts = Cohort["counts"];
type Status = keyof Counts;

const sum = (counts: Counts, statuses: readonly Status[]): number =>
  statuses.reduce((total, status) => total + counts[status], 0);

const TO_SIGN = ["unsigned", "error"] as const;
const SIGNED = ["signed", "revoking", "revoked"] as const;
const STANDING = ["signed", "revoking"] as const;
const ACCEPTED = [...TO_SIGN, "signing", ...SIGNED] as const;

/** Tabs of its records, by status; without statuses all. */
export const STATE_TABS = [
  { key: "all" },
  { key: "pending", statuses: ["pending"] },
  { key: "accepted", statuses: [...TO_SIGN, "signing"] },
  { key: "signed", statuses: ["signed"] },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
] as const satisfies readonly { key: string; statuses?: readonly Status[] }[];
export type StateTab = (typeof STATE_TABS)[number];

export const statusesOf = (tab: StateTab): readonly Status[] | undefined =>
  "statuses" in tab ? tab.statuses : undefined;

export const countIn = (counts: Counts, tab: StateTab): number =>
  sum(counts, statusesOf(tab) ?? (Object.keys(counts) as Status[]));

/** What the numbers of a cohort come to. */
export const tallyOf = ({ counts }: Pick<Cohort, "counts">) => {
  const all = sum(counts, Object.keys(counts) as Status[]);
  return {
    all,
    pending: counts.pending,
    rejected: counts.rejected,
    accepted: sum(counts, ACCEPTED),
    toSign: sum(counts, TO_SIGN),
    signing: counts.signing,
    signed: sum(counts, SIGNED),
    /** Whose PDFs can be downloaded. */
    standing: sum(counts, STANDING),
    decided: all - counts.pending,
  };
};

export type StepKey = "checked" | "decided" | "signed" | "mailed" | "verified";
/** `of` is what a full bar stands for; a running step is hatched. */
export type Step = { key: StepKey; value: number; of: number; isRunning: boolean };

/** The five steps, in their order. */
export function stepsOf(cohort: OneCohort): Step[] {
  const { all, decided, accepted, signed } = tallyOf(cohort);
  const { delivered } = cohort.mails;
  const verified = cohort.verified.records;
  return [
    { key: "checked", value: cohort.checked, of: cohort.checked, isRunning: false },
    { key: "decided", value: decided, of: all, isRunning: decided < all },
    { key: "signed", value: signed, of: all, isRunning: decided < all || signed < accepted },
    { key: "mailed", value: delivered, of: all, isRunning: delivered < signed || signed === 0 },
    { key: "verified", value: verified, of: all, isRunning: verified < signed || signed === 0 },
  ];
}
