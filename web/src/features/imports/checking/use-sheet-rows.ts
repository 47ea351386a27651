/** The visible rows, fetched from the worker page by page as the reader scrolls. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Sheet } from "../sheet/sheet.ts";
import type { SheetRow, Shown } from "../sheet/sheet-values.ts";

const PAGE = 100;

type SheetRows = { total: number; rowAt: (index: number) => SheetRow | undefined; refresh: () => void };

/** `expected`: how many there will be, as far as is known before the first page has come. */
type RowsOptions = { shown: Shown; expected: number };

export const useSheetRows = (sheet: () => Pick<Sheet, "window">, { shown, expected }: RowsOptions): SheetRows => {
  const pages = useRef(new Map<number, SheetRow[]>());
  const requestedPages = useRef(new Set<number>());
  const [total, setTotal] = useState(expected);
  const [, setVersion] = useState(0);
  const source = useRef(sheet);
  source.current = sheet;

  const fetchPage = useCallback(
    async (page: number) => {
      requestedPages.current.add(page);
      const found = await source.current().window({ from: page * PAGE, count: PAGE, shown });
      pages.current.set(page, found.rows);
      setTotal(found.total);
      setVersion((version) => version + 1);
    },
    [shown],
  );
  useEffect(() => {
    pages.current.clear();
    requestedPages.current.clear();
    void fetchPage(0);
  }, [fetchPage]);

  const rowAt = (index: number) => {
    const page = Math.floor(index / PAGE);
    // The first one is requested with the list.
    if (page > 0 && !requestedPages.current.has(page)) void fetchPage(page);
    return pages.current.get(page)?.[index % PAGE];
  };
  /** Old rows stay visible until the new ones arrive. */
  const refresh = () => {
    for (const page of requestedPages.current) void fetchPage(page);
  };
  return { total, rowAt, refresh };
};
