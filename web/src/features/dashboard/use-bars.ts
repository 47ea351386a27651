/** The props of a chart from a query: its bars, whether newer ones are loading, or why there are none. */
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import type { Bar } from "../../ui/chart/chart.ts";

type Query<Data> = { data?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };

export const useBars = <Data>(query: Query<Data>, toBars: (data: Data) => Bar[]) => {
  const messageOf = useFailureText();
  const { data, error, isFetching, refetch } = query;
  return {
    bars: data === undefined ? undefined : toBars(data),
    stale: isFetching && data !== undefined,
    failure: error === undefined ? undefined : { text: messageOf(error), onRetry: () => void refetch() },
  };
};
