/** The panel beside the page: the list of rows, the settings of the chosen one, the page, a certificate's fields. */
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { useTranslation } from "react-i18next";
import { FieldsPanel } from "../settings/FieldsPanel.tsx";
import { PanelFrame } from "../settings/PanelFrame.tsx";
import { ItemList } from "./ItemList.tsx";
import { itemsOf } from "./model/items.ts";
import { SlotsNote } from "./SlotsNote.tsx";
import { RowPagePanel } from "./settings/RowPagePanel.tsx";
import { SelectedPanel } from "./settings/SelectedPanel.tsx";
import { ROW_PANELS, type RowDesigner } from "./use-row-designer.ts";

type RowPanelProps = {
  designer: RowDesigner;
  overflowing: readonly string[];
  /** The fields as they are stored. */
  stored: readonly FieldDefinition[];
  /** The server's messages by the path of their field. */
  errors: Readonly<Record<string, string>>;
  isHidden: boolean;
};

export function RowPanel({ designer, overflowing, stored, errors, isHidden }: RowPanelProps) {
  const { t } = useTranslation("templates/rows");
  const { kind, panel, show, design, change, settle } = designer;
  const counts = { rows: itemsOf(design.layout).length, fields: design.fieldsDefinition.length };
  const countOf = (key: (typeof ROW_PANELS)[number]) => (key === "rows" || key === "fields" ? counts[key] : undefined);
  const shown = ROW_PANELS.filter((key) => key !== "fields" || kind === "certificate");
  return (
    <PanelFrame
      chosen={panel}
      onChoose={show}
      isHidden={isHidden}
      tabs={shown.map((key) => ({ key, label: t(`panel.${key}`), count: countOf(key) }))}
    >
      {(panel === "rows" || panel === "page") && <SlotsNote designer={designer} />}
      {panel === "rows" && <ItemList designer={designer} overflowing={overflowing} />}
      {panel === "selected" && <SelectedPanel designer={designer} overflowing={overflowing} />}
      {panel === "page" && <RowPagePanel designer={designer} />}
      {panel === "fields" && (
        <FieldsPanel
          fields={design.fieldsDefinition}
          stored={stored}
          errors={errors}
          onChange={(fieldsDefinition, as) => change((now) => ({ ...now, fieldsDefinition }), as)}
          onLeave={settle}
        />
      )}
    </PanelFrame>
  );
}
