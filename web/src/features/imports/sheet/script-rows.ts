/** The rows of a file with names in the letters of the other script, and the corrections that exchange them. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import type { Field } from "@ijaza/schema/fields/fields";
import { type ScriptWarning, scriptWarnings, swapped } from "@ijaza/schema/fields/other-script";
import type { Mapping } from "../parsing/columns.ts";
import { FIRST_ROW } from "../parts.ts";
import type { Edit, Tally } from "./sheet-values.ts";

type ScriptRowsOptions = { mapping: Mapping; fields: readonly Field[]; rowOf: (at: number) => LooseRow };

export function createScriptRows({ mapping, fields, rowOf }: ScriptRowsOptions) {
  const warned = new Map<number, ScriptWarning[]>();
  /** As of the last complete validation: a corrected row stays listed until the next one. */
  let listed: number[] | null = null;
  const inOrder = () => [...warned.keys()].sort((one, other) => one - other);
  const isSwappable = (at: number) => (warned.get(at) ?? []).some(({ swapWith }) => swapWith !== undefined);

  /** Each pair once, although both of its fields may have a warning. */
  const exchange = (at: number): Edit[] => {
    let row = rowOf(at);
    const names = new Set<string>();
    for (let next = swappableIn(row); next; next = swappableIn(row)) {
      row = swapped(row, next);
      names.add(next.path).add(next.swapWith ?? next.path);
    }
    return [...names].map((name) => ({
      row: at + FIRST_ROW,
      column: mapping.indexOf(name),
      value: String(row[name] ?? ""),
    }));
  };
  const swappableIn = (row: LooseRow) => scriptWarnings(fields, row).find(({ swapWith }) => swapWith !== undefined);

  return {
    judge: (at: number, row: LooseRow) => {
      const warnings = scriptWarnings(fields, row);
      if (warnings.length > 0) warned.set(at, warnings);
      else warned.delete(at);
    },
    forgetList: () => {
      listed = null;
    },
    of: (at: number): ScriptWarning[] => warned.get(at) ?? [],
    listed: (): number[] => {
      listed ??= inOrder();
      return listed;
    },
    /** What exchanges the names of one row, or of every row. */
    swap: (at?: number): Edit[] => (at === undefined ? inOrder() : [at]).flatMap(exchange),
    tally: (): Pick<Tally, "warned"> => {
      listed ??= inOrder();
      const rows = warned.size;
      return rows === 0 ? {} : { warned: { rows, swappable: inOrder().filter(isSwappable).length } };
    },
  };
}

export type ScriptRows = ReturnType<typeof createScriptRows>;
