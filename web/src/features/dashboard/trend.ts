/** How a count stands beside that of the time before. */

export type Trend =
  | { kind: "same" }
  | { kind: "none" }
  | { kind: "first" }
  /** `share` is told where the count before is large enough to be a base, else the difference. */
  | { kind: "more" | "less"; difference: number; share?: number };

/** Of fewer, a percentage says more than there is. */
const LEAST_BASE = 100;

export const trendOf = ({ now, before }: { now: number; before: number }): Trend => {
  if (now === 0 && before === 0) return { kind: "none" };
  if (now === before) return { kind: "same" };
  if (before === 0) return { kind: "first" };
  const kind = now > before ? "more" : "less";
  const difference = Math.abs(now - before);
  const share = difference / before;
  return before >= LEAST_BASE && share >= 0.005 ? { kind, difference, share } : { kind, difference };
};
