/** The designer of a template: the page in the middle, the settings beside it, and the save button. */
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { Card } from "../../../ui/Card.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { showToast } from "../../../ui/toast.ts";
import { drawable } from "../model/definitions.ts";
import { meaningOfHistory } from "../model/keys.ts";
import { nameOfCopy } from "../model/names.ts";
import { PreviewBar, type Shown } from "../previewing/PreviewBar.tsx";
import { usePreview } from "../previewing/use-preview.ts";
import type { Begin } from "../saving/begin.ts";
import { ConflictDialog } from "../saving/ConflictDialog.tsx";
import { DraftNote } from "../saving/DraftNote.tsx";
import { forgetDraft } from "../saving/drafts.ts";
import { useDraft } from "../saving/use-draft.ts";
import { useSaving } from "../saving/use-saving.ts";
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
  begin: Begin;
  /** The names of the other templates of this kind. */
  taken: readonly string[];
  /** Opens the stored version instead of this design. */
  onReload: () => void;
};

export function Designer({ begin, taken, onReload }: DesignerProps) {
  const { t } = useTranslation("templates");
  const navigate = useNavigate();
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
  const saving = useSaving(begin);
  const isChanged = saving.isChanged(design);
  const basedOn = saving.stored?.versionId ?? null;
  const { offered, answer } = useDraft({ key: begin.key, design, isChanged, basedOn });

  const save = async (insist?: "over-theirs" | "as-new") => {
    const isNew = insist === "as-new";
    const edited = isNew ? { ...design, name: nameOfCopy(design.name.trim(), taken) } : design;
    if (isNew) designer.change(() => edited);
    const template = await saving.save(edited, insist);
    if (!template) return;
    const { version, name } = template;
    const message = isNew ? t("save.asNew", { name: isolate(name) }) : t("save.done", { version });
    showToast(message, { tone: "ok", atLeft: true });
    if (template.id === begin.stored?.id) return;
    forgetDraft(begin.key);
    navigate(`/settings/templates/${template.id}`, { replace: true });
  };
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
      <DesignerHead
        designer={designer}
        options={options}
        saving={saving}
        isChanged={isChanged}
        onSave={() => void save()}
      />
      {offered && (
        <DraftNote
          onTake={() => {
            designer.change(() => offered.design);
            if (offered.basedOn) saving.standOn(offered.basedOn);
            answer();
          }}
          onDiscard={() => {
            forgetDraft(begin.key);
            answer();
          }}
        />
      )}
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
      <LeaveGuard when={isChanged} />
      <ConflictDialog
        open={saving.refused.isLate === true}
        isBusy={saving.isBusy}
        onOver={() => void save("over-theirs")}
        onNew={() => void save("as-new")}
        onTheirs={() => {
          forgetDraft(begin.key);
          onReload();
        }}
        onClose={saving.closeRefusal}
      />
    </section>
  );
}
