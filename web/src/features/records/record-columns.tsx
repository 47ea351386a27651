/** The columns of every list of records: whose it is, what it is, what its kind shows beside, and how it stands. */
import type { ReactNode } from "react";
import { StatusChip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { DateValue } from "../../ui/Values.tsx";
import type { RecordView, ShownRecord } from "./record-view.ts";

/** `onView` opens the details; the name is the way to them. */
export type ColumnOptions<Kept> = { onView: (record: Kept) => void; showReason?: boolean };

type TwoLines<Kept> = Pick<Column<Kept>, "key" | "head" | "sort" | "width"> & {
  first: (record: Kept) => ReactNode;
  second: (record: Kept) => ReactNode;
};

type RecordColumns<Kept> = {
  name: TwoLines<Kept>;
  title: TwoLines<Kept>;
  others: readonly Column<Kept>[];
  status: Pick<Column<Kept>, "head">;
};

export function columnsOf<Kept extends ShownRecord>(
  { chipOf }: Pick<RecordView<Kept>, "chipOf">,
  { onView, showReason }: ColumnOptions<Kept>,
  { name, title, others, status }: RecordColumns<Kept>,
): Column<Kept>[] {
  return [
    {
      ...name,
      line: 1,
      cell: (record) => (
        <span className="two-lines">
          <button type="button" onClick={() => onView(record)}>
            <bdi>{name.first(record)}</bdi>
          </button>
          <small>{name.second(record)}</small>
        </span>
      ),
    },
    {
      ...title,
      line: 2,
      cell: (record) => (
        <span className="two-lines">
          <bdi>{title.first(record)}</bdi>
          <small>{title.second(record)}</small>
          {showReason && record.rejectionReason && (
            <small className="rejection">
              <bdi>{record.rejectionReason}</bdi>
            </small>
          )}
        </span>
      ),
    },
    ...others,
    { ...status, key: "status", sort: "status", line: 4, cell: (record) => <StatusChip status={chipOf(record)} /> },
  ];
}

/** A day in figures that is not broken. */
export const ShortDay = ({ day }: { day: string }) => (
  <span className="no-wrap">
    <DateValue value={day} style="short" />
  </span>
);
