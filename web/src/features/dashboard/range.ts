/** The period of a dashboard's figures: the last days including today, in UTC. Its name is in the address. */
import { useSearchParams } from "react-router";

export const RANGES = { month: 30, quarter: 90, year: 365 } as const;
export type RangeName = keyof typeof RANGES;

export const RANGE_NAMES: readonly RangeName[] = ["month", "quarter", "year"];
const DEFAULT: RangeName = "month";

const DAY_MS = 86_400_000;

/** The first of that many days, the last being today; `YYYY-MM-DD`, UTC. */
export const firstDayOf = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);

export const useRange = () => {
  const [params, setParams] = useSearchParams();
  const name = RANGE_NAMES.find((each) => each === params.get("range")) ?? DEFAULT;
  const choose = (chosen: RangeName) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (chosen === DEFAULT) next.delete("range");
        else next.set("range", chosen);
        return next;
      },
      { replace: true },
    );
  return { name, days: RANGES[name], narrowing: { from: firstDayOf(RANGES[name], new Date()) }, choose };
};
