/** The settings of what is chosen in a layout of rows. */
import type { Cell } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Note } from "../../../../ui/Note.tsx";
import { EmptyState } from "../../../../ui/States.tsx";
import { type Item, putElement, putRow } from "../model/items.ts";
import { cellsOfItem } from "../model/texts.ts";
import { useItemName } from "../use-item-name.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { CellList } from "./CellList.tsx";
import { ElementSettings } from "./ElementSettings.tsx";
import { StackRowSettings } from "./StackRowSettings.tsx";

type SelectedPanelProps = { designer: RowDesigner; overflowing: readonly string[] };

const withCells = (item: Item, cells: Cell[]) => {
  if (item.row) return putRow({ ...item.row, cells });
  return item.element.kind === "row" ? putElement({ ...item.element, cells }) : undefined;
};

export function SelectedPanel({ designer, overflowing }: SelectedPanelProps) {
  const { t } = useTranslation("templates/rows");
  const nameOf = useItemName(designer);
  const { chosen, change, settle } = designer;
  if (!chosen) return <EmptyState title={t("none.title")} text={t("none.text")} />;
  const cells = cellsOfItem(chosen);
  return (
    <>
      <h2 className="panel__title" tabIndex={-1}>
        {nameOf(chosen)}
      </h2>
      {overflowing.includes(chosen.id) && <Note tone="wait">{t("list.overflows")}</Note>}
      {cells.length > 0 && (
        <CellList
          key={chosen.id}
          id={chosen.id}
          cells={cells}
          designer={designer}
          onChange={(changed, as) => {
            const put = withCells(chosen, changed);
            if (put) change(put, as);
          }}
        />
      )}
      {chosen.row ? (
        <StackRowSettings row={chosen.row} onPut={(row, as) => change(putRow(row), as)} onLeave={settle} />
      ) : (
        <ElementSettings
          key={chosen.id}
          element={chosen.element}
          designer={designer}
          onPut={(element, as) => change(putElement(element), as)}
          onLeave={settle}
        />
      )}
    </>
  );
}
