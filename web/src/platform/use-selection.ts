/** A selection of rows that survives paging and searching: a ticked row stays ticked until the selection is cleared. */
import { useCallback, useMemo, useState } from "react";

export type Chosen<Row> = {
  rows: readonly Row[];
  has: (row: Row) => boolean;
  toggle: (rows: readonly Row[], selected: boolean) => void;
  clear: () => void;
};

export const useSelection = <Row>(idOf: (row: Row) => string): Chosen<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const toggle = useCallback(
    (rows: readonly Row[], selected: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (selected) next.set(idOf(row), row);
          else next.delete(idOf(row));
        }
        return next;
      }),
    [idOf],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(
    () => ({ rows: [...chosen.values()], has: (row: Row) => chosen.has(idOf(row)), toggle, clear }),
    [chosen, idOf, toggle, clear],
  );
};
