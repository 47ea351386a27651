/** The state of a list in the address: search, filters, sort and page, so that going back finds the same rows. */
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";

const DEFAULT_SIZE = 50;

export type ListState = {
  search: string;
  sort: string;
  page: number;
  pageSize: number;
  /** A filter's value; empty when it is not set. */
  filter: (name: string) => string;
  /** Sets values and goes back to page 1 when they change what is listed. An empty value removes the filter. */
  set: (values: Record<string, string | number>) => void;
};

/** One page of the list, as the calls of lists take it. */
export const pageOf = ({ search, sort, page, pageSize }: ListState) => ({
  page,
  pageSize,
  search: search || undefined,
  sort: sort || undefined,
});

const numberOr = (text: string | null, fallback: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

export const useListState = (defaults: { sort?: string; pageSize?: number } = {}): ListState => {
  const [params, setParams] = useSearchParams();
  const { sort = "", pageSize = DEFAULT_SIZE } = defaults;
  // The address as it was last set. The page follows it a moment later, and what is set meanwhile must not undo it.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = useCallback(
    (values: Record<string, string | number>) => {
      const next = new URLSearchParams(latest.current);
      if (!("page" in values)) next.delete("page");
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, String(value));
      }
      latest.current = next;
      setParams(next, { replace: true });
    },
    [setParams],
  );
  return useMemo(
    () => ({
      search: params.get("search") ?? "",
      sort: params.get("sort") ?? sort,
      page: numberOr(params.get("page"), 1),
      pageSize: Math.min(500, numberOr(params.get("pageSize"), pageSize)),
      filter: (name) => params.get(name) ?? "",
      set,
    }),
    [params, set, sort, pageSize],
  );
};
