/** A list in its card: loading, error and empty states, the table, the pages, and the bar of the selection. */
import type { ReactNode } from "react";
import { useFailureText } from "../platform/api/use-failure-text.ts";
import type { ListState } from "../platform/list-state.ts";
import { Card } from "./Card.tsx";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import { Pager } from "./Pager.tsx";
import { SkeletonRows } from "./Skeleton.tsx";
import { SortChoice } from "./SortChoice.tsx";
import { ErrorState } from "./States.tsx";
import "./ListCard.css";

/** What a list asks of RTK Query's answer. */
export type ListQueryState = { isFetching: boolean; error?: unknown; refetch: () => unknown };

type ListCardProps<Row> = Omit<DataTableProps<Row>, "rows" | "stale" | "sort" | "onSort"> & {
  query: ListQueryState;
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  total: number;
  /** There are more than `total`, which was not counted to its end. */
  isCapped?: boolean | undefined;
  state: ListState;
  /** Tabs, search, filters. */
  tools?: ReactNode;
  empty: ReactNode;
  /** The bar of the selection. */
  bulk?: ReactNode;
  /** The id that tabs point to. */
  panel?: string;
};

export function ListCard<Row>(props: ListCardProps<Row>) {
  const { query, rows, total, isCapped, state, tools, empty, bulk, panel, ...table } = props;
  const messageOf = useFailureText();
  const body = () => {
    if (!rows && query.error) return <ErrorState text={messageOf(query.error)} onRetry={query.refetch} />;
    if (!rows) return <SkeletonRows columns={table.columns.length} />;
    if (rows.length === 0) return empty;
    return (
      <>
        <SortChoice columns={table.columns} sort={state.sort} onSort={(sort) => state.set({ sort })} />
        <DataTable
          {...table}
          rows={rows}
          sort={state.sort}
          onSort={(sort) => state.set({ sort })}
          stale={query.isFetching}
        />
        <Pager
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          isCapped={isCapped}
          onPage={(page) => state.set({ page })}
          onPageSize={(pageSize) => state.set({ pageSize })}
        />
      </>
    );
  };
  return (
    <>
      <Card className="list-card" aria-busy={query.isFetching}>
        {tools}
        <div id={panel} role={panel ? "tabpanel" : undefined}>
          {body()}
        </div>
      </Card>
      {bulk}
    </>
  );
}
