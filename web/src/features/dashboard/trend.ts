/** Compares a count with that of the period before. */

export type Trend =
  | { kind: "same" }
  | { kind: "none" }
  | { kind: "first" }
  /** `share` is set where the earlier count is large enough as a base; else only the difference is shown. */
  | { kind: "more" | "less"; difference: number; share?: number };

/** With a smaller base a percentage would claim too much precision. */
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
