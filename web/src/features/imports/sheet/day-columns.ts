/**
 * Columns of days that only make sense with the month first, as in `02/13/2001`: whoever imports says once how each is
 * read. Until then no cell of it that is a day either way is taken for one.
 */
import { type DayOrder, isEitherDay, isMonthFirstOnly, readDayText, withMonthFirst } from "@ijaza/schema/fields/days";
import type { Field } from "@ijaza/schema/fields/fields";
import type { CellFault } from "@ijaza/schema/fields/rows";
import type { Mapping } from "../parsing/columns.ts";
import type { RowSource } from "../parts.ts";
import type { SheetCells } from "./sheet-cells.ts";
import type { DayColumn } from "./sheet-values.ts";

/** How columns are read, by their headers: another file, or another separator, has other ones. */
export type DayOrders = Readonly<Record<string, DayOrder>>;

type DayColumnsOptions = {
  header: readonly string[];
  cells: SheetCells;
  mapping: Mapping;
  fields: readonly Field[];
  orders: DayOrders;
};

/** So many cells of each kind show what the choice means. */
const SHOWN = 2;

export function createDayColumns({ header, cells, mapping, fields, orders }: DayColumnsOptions) {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const days = mapping.flatMap((name, at) => {
    const kind = kinds.get(name ?? "");
    return name && (kind === "day" || kind === "dayOrYear") ? [{ name, at, title: header[at] ?? "" }] : [];
  });
  const orderOf = (title: string): DayOrder | null => (Object.hasOwn(orders, title) ? (orders[title] ?? null) : null);

  const describe = ({ at, title }: (typeof days)[number]): DayColumn[] => {
    const shown = (isMeant: (text: string) => boolean) => {
      const found = new Set<string>();
      for (let row = 0; row < cells.count && found.size < SHOWN; row++) {
        const text = cells.textAt(row, at);
        if (isMeant(text)) found.add(text);
      }
      return [...found];
    };
    const evidence = shown(isMonthFirstOnly);
    if (evidence.length === 0 && orderOf(title) === null) return [];
    const examples = [...evidence, ...shown(isEitherDay)].map((text) => ({
      text,
      monthFirst: readDayText(text, "monthFirst"),
      dayFirst: readDayText(text),
    }));
    return [{ title, order: orderOf(title), examples }];
  };

  const monthFirst = days.filter(({ title }) => orderOf(title) === "monthFirst");
  const rows: RowSource = {
    count: cells.count,
    isBlank: cells.isBlank,
    looseRow: (at) => {
      const row = cells.looseRow(at);
      for (const { name } of monthFirst) if (typeof row[name] === "string") row[name] = withMonthFirst(row[name]);
      return row;
    },
  };
  let inDoubt: typeof days = [];
  /** Columns in which months were typed first: of what was a day either way, a spreadsheet has made another day. */
  let exchanged: typeof days = [];
  let columns: DayColumn[] = [];
  return {
    /** Looks through every row; asked for anew when all rows are validated, not after each corrected cell. */
    look: () => {
      columns = days.flatMap(describe);
      const open = columns.filter(({ order }) => order === null).map(({ title }) => title);
      inDoubt = days.filter(({ title }) => open.includes(title));
      exchanged = [...monthFirst, ...inDoubt];
    },
    columns: (): DayColumn[] => columns,
    /** The rows as they are judged and sent. */
    rows,
    faultsOf: (row: number): CellFault[] => [
      ...inDoubt
        .filter(({ at }) => isEitherDay(cells.textAt(row, at)))
        .map(({ name }) => ({ path: name, error: "day_or_month" as const })),
      ...exchanged
        .filter(({ at }) => cells.isDoubtfulDay(row, at))
        .map(({ name }) => ({ path: name, error: "day_perhaps_exchanged" as const })),
    ],
  };
}

export type DayColumns = ReturnType<typeof createDayColumns>;
