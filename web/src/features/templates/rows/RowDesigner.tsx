/** The designer of a template of rows: the page as it is printed, the settings beside it, and the save button. */
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMedia } from "../../../platform/device.ts";
import { DesignerHead } from "../designing/DesignerHead.tsx";
import { drawable } from "../model/definitions.ts";
import { meaningOfHistory } from "../model/keys.ts";
import { usePreview } from "../previewing/use-preview.ts";
import type { Begin } from "../saving/begin.ts";
import { DraftNote } from "../saving/DraftNote.tsx";
import { isRowLayout } from "../saving/drafts.ts";
import { SavingDialogs } from "../saving/SavingDialogs.tsx";
import { useDesignerSaving } from "../saving/use-designer-saving.ts";
import { DesignerBar } from "./DesignerBar.tsx";
import { drawableLayout, faultyItem } from "./model/texts.ts";
import { RowPanel } from "./RowPanel.tsx";
import { RowPreview, type ShownValues } from "./RowPreview.tsx";
import { useItemName } from "./use-item-name.ts";
import { useRowDesigner } from "./use-row-designer.ts";
import "../designing/Designer.css";
import "./Rows.css";

/** Where page and settings do not fit beside each other, as in Designer.css. */
const NARROW = "(max-width: 1199px)";

export type RowDesignerProps = {
  begin: Begin<StackLayout>;
  /** The names of the other templates of this kind. */
  taken: readonly string[];
  /** Opens the stored version instead of this design. */
  onReload: () => void;
};

export function RowDesigner({ begin, taken, onReload }: RowDesignerProps) {
  const { t } = useTranslation("templates/rows");
  const { t: shared } = useTranslation("templates/designing");
  const designer = useRowDesigner(begin);
  const nameOf = useItemName(designer);
  const isNarrow = useMedia(NARROW);
  const { kind, design } = designer;
  const [shown, setShown] = useState<ShownValues>({ sample: "ordinary", sex: "F", copy: "whole" });
  const options = {
    kind,
    layout: drawableLayout(design.layout),
    language: design.layout.language,
    ...shown,
    fieldsDefinition: kind === "certificate" ? drawable(design.fieldsDefinition) : undefined,
  };
  const drawn = usePreview(options);
  const kept = useDesignerSaving({
    begin,
    editing: designer,
    taken,
    isLayout: isRowLayout,
    check: ({ layout }) => {
      const item = faultyItem(layout);
      return item && t("fault.unsaved", { name: nameOf(item) });
    },
    onFault: () => {
      const item = faultyItem(design.layout);
      if (item) designer.open(item.id);
    },
  });
  const { draft, saving } = kept;
  const press = (event: KeyboardEvent) => {
    const meaning = meaningOfHistory(event);
    if (!meaning) return;
    event.preventDefault();
    designer[meaning]();
  };
  return (
    <section className="designer-page" aria-label={shared(`designer.title.${kind}`)} onKeyDown={press}>
      <DesignerHead designer={designer} options={options} kept={kept} isSaveApart={isNarrow} />
      {draft && <DraftNote onTake={draft.take} onDiscard={draft.discard} />}
      <div className="designer">
        <RowPreview
          designer={designer}
          drawn={drawn}
          shown={shown}
          onShow={setShown}
          hasHistory={!isNarrow}
          isHidden={isNarrow && designer.half !== "page"}
        />
        <RowPanel
          designer={designer}
          overflowing={drawn.overflowing}
          stored={saving.saved.fieldsDefinition}
          errors={saving.refused.errors}
          isHidden={isNarrow && designer.half !== "settings"}
        />
      </div>
      {isNarrow && <DesignerBar designer={designer} kept={kept} />}
      <SavingDialogs kept={kept} onReload={onReload} />
    </section>
  );
}
