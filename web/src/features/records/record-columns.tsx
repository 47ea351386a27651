/** The columns of every list of records: the holder, the record, the kind's own columns, and the status. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StatusChip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { DateValue } from "../../ui/Values.tsx";
import type { RecordView, ShownRecord } from "./record-view.ts";

/** `onView` opens the details; the name is the way to them. */
export type ColumnOptions<Kept> = { onView: (record: Kept) => void; showReason?: boolean };

/** A column; its head stands under its key in `columns` of the texts of the kind. */
type KeyedColumn<Kept> = Omit<Column<Kept>, "head">;

type TwoLines<Kept> = Pick<Column<Kept>, "key" | "sort" | "width"> & {
  first: (record: Kept) => ReactNode;
  second: (record: Kept) => ReactNode;
};

type RecordColumns<Kept> = {
  name: TwoLines<Kept>;
  title: TwoLines<Kept>;
  others: readonly KeyedColumn<Kept>[];
};

export function useRecordColumns<Kept extends ShownRecord>(
  { texts, chipOf }: Pick<RecordView<Kept>, "texts" | "chipOf">,
  { onView, showReason }: ColumnOptions<Kept>,
  { name, title, others }: RecordColumns<Kept>,
): Column<Kept>[] {
  const { t } = useTranslation(texts);
  const heads: Record<string, string> = t("columns", { returnObjects: true });
  const columns: KeyedColumn<Kept>[] = [
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
    { key: "status", sort: "status", line: 4, cell: (record) => <StatusChip status={chipOf(record)} /> },
  ];
  return columns.map((column) => ({ ...column, head: heads[column.key] ?? column.key }));
}

/** A day in figures that is not broken. */
export const ShortDay = ({ day }: { day: string }) => (
  <span className="no-wrap">
    <DateValue value={day} style="short" />
  </span>
);
