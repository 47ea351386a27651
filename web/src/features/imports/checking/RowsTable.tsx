/** The rows of the file with their bad cells, each editable in place; virtualised, since there may be 100,000. */
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowLeftRight } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Scrollable } from "../../../ui/Scrollable.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import { fieldsOf, type Subject } from "../parsing/subject.ts";
import type { Overview, SheetRow, Shown } from "../sheet/sheet-values.ts";
import type { Import } from "../wizard/use-import.ts";
import { CellEditor } from "./CellEditor.tsx";
import { rowHeight } from "./RowsPlace.tsx";
import { reasonOf } from "./reason-of.ts";
import { useSheetRows } from "./use-sheet-rows.ts";
import "./RowsTable.css";

type RowProps = {
  row: SheetRow;
  overview: Overview;
  labels: Map<string, string>;
  /** Names of the fields in Arabic letters. */
  arabic: ReadonlySet<string>;
  onEdit: (column: number, value: string) => void;
  onSwap: () => void;
  shown: Shown;
};

function Row({ row, overview, labels, arabic, onEdit, onSwap, shown }: RowProps) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  const { mapping } = overview;
  const faulty = row.faults.map((fault) => ({ fault, column: mapping.indexOf(fault.path) }));
  const { warnings = [] } = row;
  const mayStay = warnings.filter(({ path }) => row.faults.every((fault) => fault.path !== path));
  const isMended = shown === "bad" ? row.faults.length === 0 : shown === "warned" && warnings.length === 0;
  const lead = mapping.flatMap((name, column) => (name ? [row.cells[column] ?? ""] : [])).slice(0, 4);
  return (
    <>
      <p className="import-row__head">
        <b>
          {t("errors.row")} <NumberValue value={row.row} />
        </b>
        <span className="import-row__lead">
          {lead.filter(Boolean).map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are what their place says.
            <bdi key={at}>{cell}</bdi>
          ))}
        </span>
        {isMended && <span className="import-row__fixed">{t("errors.fixed")}</span>}
      </p>
      {faulty.map(({ fault, column }) => (
        <CellEditor
          key={`${fault.path}-${fault.error}`}
          label={labels.get(fault.path) ?? fault.path}
          rowNumber={row.row}
          value={column < 0 ? null : (row.cells[column] ?? "")}
          reason={reasonOf(fault, language)}
          onCommit={(value) => onEdit(column, value)}
        />
      ))}
      {mayStay.map(({ path }) => (
        <CellEditor
          key={path}
          label={labels.get(path) ?? path}
          rowNumber={row.row}
          value={row.cells[mapping.indexOf(path)] ?? ""}
          reason={t(arabic.has(path) ? "scripts.latin" : "scripts.arabic")}
          isWarning
          onCommit={(value) => onEdit(mapping.indexOf(path), value)}
        />
      ))}
      {warnings.some(({ swapWith }) => swapWith) && (
        <Button size="dense" className="import-row__swap" icon={ArrowLeftRight} onClick={onSwap}>
          {t("scripts.swap")}
        </Button>
      )}
    </>
  );
}

/** `count`: how many rows were found when they were checked. */
export type RowsTableProps = { work: Import; overview: Overview; subject: Subject; shown: Shown; count: number };

export function RowsTable({ work, overview, subject, shown, count }: RowsTableProps) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  const scroller = useRef<HTMLElement>(null);
  const { total, rowAt, refresh } = useSheetRows(work.sheet, { shown, expected: count });
  const fields = fieldsOf(subject);
  const labels = new Map(fields.map((field) => [field.name, field.label[language]]));
  const arabic = new Set(fields.filter(({ arabicOf }) => arabicOf).map(({ name }) => name));
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight(shown),
    overscan: 8,
    initialRect: { width: 900, height: 600 },
  });
  const edit = async (row: SheetRow, column: number, value: string) => {
    await work.edit({ row: row.row, column, value });
    refresh();
  };
  const swap = async (row: SheetRow) => {
    await work.swap(row.row);
    refresh();
  };
  if (total === 0) return <p className="muted">{t("errors.nothing")}</p>;
  return (
    <Scrollable className="import-rows" ref={scroller} label={t("errors.title")}>
      <ul style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rowAt(item.index);
          return (
            <li
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              className="import-row"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row ? (
                <Row
                  row={row}
                  overview={overview}
                  labels={labels}
                  arabic={arabic}
                  shown={shown}
                  onSwap={() => void swap(row)}
                  onEdit={(column, value) => edit(row, column, value)}
                />
              ) : (
                <Skeleton height="28px" />
              )}
            </li>
          );
        })}
      </ul>
    </Scrollable>
  );
}
