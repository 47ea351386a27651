/** A table of records: sortable by headers, selectable by checkboxes, cards on a phone, virtualised when long. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../platform/load-page.ts";
import { Checkbox } from "./Checkbox.tsx";
import "./DataTable.css";
import type { RowsInViewProps } from "./RowsInView.tsx";

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by when the head is pressed. */
  sort?: string;
  /** Which line of the card it stands on, and whether at its end. */
  line: 1 | 2 | 3 | 4;
  atEnd?: boolean;
  /** On a card its head stands before the value, which alone does not say what it is. */
  named?: boolean;
  width?: string;
};

export type Selection<Row> = {
  has: (row: Row) => boolean;
  may: (row: Row) => boolean;
  toggle: (rows: readonly Row[], selected: boolean) => void;
  label: (row: Row) => string;
};

export type DataTableProps<Row> = {
  /** Its name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection<Row>;
  menu?: (row: Row) => ReactNode;
  /** Older rows, shown grey while the new ones come. */
  stale?: boolean;
};

const VIRTUAL_FROM = 60;

function Head<Row>({ column, sort, onSort }: { column: Column<Row> } & Pick<DataTableProps<Row>, "sort" | "onSort">) {
  const by = column.sort;
  if (!by || !onSort) return <>{column.head}</>;
  const Arrow = sort === `-${by}` ? ArrowDown : ArrowUp;
  const sorted = sort === by || sort === `-${by}`;
  return (
    <button type="button" className="table__sort" onClick={() => onSort(sort === by ? `-${by}` : by)}>
      {column.head}
      <Arrow size={15} aria-hidden="true" className={sorted ? undefined : "table__unsorted"} />
    </button>
  );
}

const ariaSort = (by: string | undefined, sort: string | undefined) => {
  if (!by || !sort) return undefined;
  if (sort === by) return "ascending";
  return sort === `-${by}` ? "descending" : undefined;
};

/** A long table shows the rows in view alone; the code for that comes when there is one. */
const RowsInView = lazyPage<RowsInViewProps>(() => import("./RowsInView.tsx").then((file) => file.RowsInView));

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, sort, onSort, selection, menu, stale } = props;
  const { t } = useTranslation("ui");
  const choosable = selection ? rows.filter(selection.may) : [];
  const chosen = selection ? choosable.filter(selection.has).length : 0;
  const span = columns.length + (selection ? 1 : 0) + (menu ? 1 : 0);
  const rowAt: RowsInViewProps["rowAt"] = (index, measure) => {
    const row = rows[index];
    if (row === undefined) return null;
    const selected = selection?.has(row) ?? false;
    return (
      <tr
        key={idOf(row)}
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        className={selected ? "is-selected" : undefined}
      >
        {selection && (
          <td className="table__select">
            {selection.may(row) && (
              <Checkbox
                label={selection.label(row)}
                checked={selected}
                onChange={(now) => selection.toggle([row], now)}
              />
            )}
          </td>
        )}
        {columns.map((column) => (
          <td key={column.key} className={`line-${column.line}${column.atEnd ? " at-end" : ""}`}>
            {column.named && <span className="table__name">{column.head} </span>}
            {column.cell(row)}
          </td>
        ))}
        {menu && <td className="table__menu">{menu(row)}</td>}
      </tr>
    );
  };
  return (
    <table
      className={stale ? "table table--stale" : "table"}
      aria-busy={stale === true}
      aria-label={label}
      aria-rowcount={rows.length + 1}
    >
      <colgroup>
        {selection && <col />}
        {columns.map((column) => (
          <col key={column.key} style={column.width ? { width: column.width } : undefined} />
        ))}
        {menu && <col />}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th className="table__select" scope="col">
              <Checkbox
                label={t("list.selectAll")}
                checked={choosable.length > 0 && chosen === choosable.length}
                mixed={chosen > 0 && chosen < choosable.length}
                disabled={choosable.length === 0}
                onChange={(selected) => selection.toggle(choosable, selected)}
              />
            </th>
          )}
          {columns.map((column) => (
            <th key={column.key} scope="col" aria-sort={ariaSort(column.sort, sort)}>
              <Head column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
          {menu && (
            <th className="table__menu" scope="col">
              <span className="sr-only">{t("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      {rows.length > VIRTUAL_FROM ? (
        <Suspense fallback={<tbody>{rows.slice(0, VIRTUAL_FROM).map((_, index) => rowAt(index))}</tbody>}>
          <RowsInView count={rows.length} span={span} rowAt={rowAt} />
        </Suspense>
      ) : (
        <tbody>{rows.map((_, index) => rowAt(index))}</tbody>
      )}
    </table>
  );
}
