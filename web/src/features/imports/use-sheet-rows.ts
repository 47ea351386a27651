/** The rows in sight, fetched from the worker page by page as the reader scrolls. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Sheet } from "./sheet.ts";
import type { SheetRow } from "./sheet-values.ts";

const PAGE = 100;

type Rows = { total: number; rowAt: (index: number) => SheetRow | undefined; refresh: () => void };

export const useSheetRows = (sheet: () => Pick<Sheet, "window">, onlyBad: boolean): Rows => {
  const pages = useRef(new Map<number, SheetRow[]>());
  const asked = useRef(new Set<number>());
  const [total, setTotal] = useState(0);
  const [, setVersion] = useState(0);
  const source = useRef(sheet);
  source.current = sheet;

  const ask = useCallback(
    async (page: number) => {
      asked.current.add(page);
      const found = await source.current().window({ from: page * PAGE, count: PAGE, onlyBad });
      pages.current.set(page, found.rows);
      setTotal(found.total);
      setVersion((version) => version + 1);
    },
    [onlyBad],
  );
  useEffect(() => {
    pages.current.clear();
    asked.current.clear();
    void ask(0);
  }, [ask]);

  const rowAt = (index: number) => {
    const page = Math.floor(index / PAGE);
    if (!asked.current.has(page)) void ask(page);
    return pages.current.get(page)?.[index % PAGE];
  };
  /** Old rows stay in sight until the new ones are there. */
  const refresh = () => {
    for (const page of asked.current) void ask(page);
  };
  return { total, rowAt, refresh };
};
