/** The designer of a template: the page in the middle, the settings beside it, and the save button. */

import type { Layout } from "@ijaza/schema/templates/box-layout";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { drawable } from "../model/definitions.ts";
import { meaningOfHistory } from "../model/keys.ts";
import { PreviewBar, type Shown } from "../previewing/PreviewBar.tsx";
import { usePreview } from "../previewing/use-preview.ts";
import type { Begin } from "../saving/begin.ts";
import { DraftNote } from "../saving/DraftNote.tsx";
import { isBoxLayout } from "../saving/drafts.ts";
import { SavingDialogs } from "../saving/SavingDialogs.tsx";
import { useDesignerSaving } from "../saving/use-designer-saving.ts";
import { Panel } from "../settings/Panel.tsx";
import { AddBar } from "./AddBar.tsx";
import { Canvas } from "./Canvas.tsx";
import { DesignerHead } from "./DesignerHead.tsx";
import { focusBox, focusPanel } from "./focus-box.ts";
import { PlaceStatus } from "./PlaceStatus.tsx";
import { useDesigner } from "./use-designer.ts";
import { useScale } from "./use-scale.ts";
import "./Designer.css";

type DesignerProps = {
  begin: Begin<Layout>;
  /** The names of the other templates of this kind. */
  taken: readonly string[];
  /** Opens the stored version instead of this design. */
  onReload: () => void;
};

export function Designer({ begin, taken, onReload }: DesignerProps) {
  const { t } = useTranslation("templates/designing");
  const designer = useDesigner(begin.kind, begin.design);
  const { kind, design } = designer;
  const [shown, setShown] = useState<Shown>({ language: design.layout.language, sample: "ordinary" });
  const options = {
    kind,
    layout: design.layout,
    ...shown,
    fieldsDefinition: kind === "certificate" ? drawable(design.fieldsDefinition) : undefined,
  };
  const drawn = usePreview(options);
  const scale = useScale(designer.page);
  const kept = useDesignerSaving({ begin, editing: designer, taken, isLayout: isBoxLayout });
  const { saving, draft } = kept;
  const press = (event: KeyboardEvent) => {
    const meaning = meaningOfHistory(event);
    const [box] = designer.chosen;
    const isInPanel = event.target instanceof Element && event.target.closest(".panel");
    if (meaning) {
      event.preventDefault();
      designer[meaning]();
    } else if (event.key === "Escape" && isInPanel && box) focusBox(box.id);
  };
  return (
    <section className="designer-page" aria-label={t(`designer.title.${kind}`)} onKeyDown={press}>
      <DesignerHead designer={designer} options={options} kept={kept} />
      {draft && <DraftNote onTake={draft.take} onDiscard={draft.discard} />}
      <div className="designer">
        <Card className="designer__desk">
          <AddBar designer={designer} />
          <Canvas
            designer={designer}
            drawn={drawn}
            scale={scale}
            onEdit={() => {
              designer.show("box");
              focusPanel();
            }}
          />
          <PreviewBar shown={shown} scale={scale} drawn={drawn} onShow={setShown} />
        </Card>
        <Panel
          designer={designer}
          overflowing={drawn.overflowing}
          stored={saving.saved.fieldsDefinition}
          errors={saving.refused.errors}
        />
      </div>
      <p id="designer-keys" className="sr-only">
        {t("canvas.keys")}
      </p>
      <PlaceStatus chosen={designer.chosen} />
      <SavingDialogs kept={kept} onReload={onReload} />
    </section>
  );
}
