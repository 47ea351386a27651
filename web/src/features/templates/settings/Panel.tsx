/** The panel beside the page: the selected boxes, the list of boxes, the page, and a certificate's fields. */
import { useTranslation } from "react-i18next";
import { type Designer, PANELS } from "../designing/use-designer.ts";
import { BoxList } from "./BoxList.tsx";
import { BoxPanel } from "./BoxPanel.tsx";
import { FieldsPanel } from "./FieldsPanel.tsx";
import { PagePanel } from "./PagePanel.tsx";
import { PanelFrame } from "./PanelFrame.tsx";

type PanelProps = {
  designer: Designer;
  overflowing: readonly string[];
  /** The fields as they are stored. */
  stored: Designer["design"]["fieldsDefinition"];
  /** The server's messages by the path of their field. */
  errors: Readonly<Record<string, string>>;
};

export function Panel({ designer, overflowing, stored, errors }: PanelProps) {
  const { t } = useTranslation("templates/designing");
  const { kind, panel, show, design } = designer;
  const shown = PANELS.filter((key) => key !== "fields" || kind === "certificate");
  const counts = { boxes: design.layout.boxes.length, fields: design.fieldsDefinition.length };
  const countOf = (key: (typeof PANELS)[number]) => (key === "boxes" || key === "fields" ? counts[key] : undefined);
  return (
    <PanelFrame
      chosen={panel}
      onChoose={show}
      tabs={shown.map((key) => ({ key, label: t(`panel.${key}`), count: countOf(key) }))}
    >
      {panel === "box" && <BoxPanel designer={designer} overflowing={overflowing} />}
      {panel === "boxes" && <BoxList designer={designer} overflowing={overflowing} />}
      {panel === "page" && <PagePanel designer={designer} />}
      {panel === "fields" && (
        <FieldsPanel
          fields={design.fieldsDefinition}
          stored={stored}
          errors={errors}
          onChange={(fieldsDefinition, as) => designer.change((now) => ({ ...now, fieldsDefinition }), as)}
          onLeave={designer.settle}
        />
      )}
    </PanelFrame>
  );
}
