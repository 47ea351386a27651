/** Saves what a designer edits, in steps that both designers share: the draft, the version, a message, the way on. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import type { DesignEditing } from "../designing/use-editing.ts";
import type { Design } from "../model/design.ts";
import { nameOfCopy } from "../model/names.ts";
import { showTemplateToast } from "../template-toast.ts";
import type { Begin } from "./begin.ts";
import { forgetDraft, type IsLayout } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";
import { type SaveMode, useSaving } from "./use-saving.ts";

type UseDesignerSavingOptions<Any extends AnyLayout> = {
  begin: Begin<Any>;
  editing: Pick<DesignEditing<Any>, "design" | "change">;
  /** The names of the other templates of this kind. */
  taken: readonly string[];
  isLayout: IsLayout<Any>;
  check?: (design: Design<Any>) => string | undefined;
  onFault?: () => void;
};

export function useDesignerSaving<Any extends AnyLayout>(options: UseDesignerSavingOptions<Any>) {
  const { begin, editing, taken, isLayout, check, onFault } = options;
  const { design, change } = editing;
  const { t } = useTranslation("templates/designing");
  const navigate = useNavigate();
  const { refused, ...attempt } = useSaving(begin, { check, onFault });
  // Said as long as it is so.
  const whole = refused.isFaulty ? check?.(design) : refused.whole;
  const saving = { ...attempt, refused: { ...refused, whole } };
  const isChanged = saving.isChanged(design);
  const basedOn = saving.stored?.versionId ?? null;
  const { offered, answer } = useDraft({ key: begin.key, design, isChanged, basedOn, isLayout });

  const save = async (insist?: SaveMode) => {
    const isNew = insist === "as-new";
    const edited = isNew ? { ...design, name: nameOfCopy(design.name.trim(), taken) } : design;
    if (isNew) change(() => edited);
    const template = await saving.save(edited, insist);
    if (!template) return;
    const { version, name } = template;
    const message = isNew ? t("save.asNew", { name: isolate(name) }) : t("save.done", { version });
    showTemplateToast(message, "ok");
    if (template.id === begin.stored?.id) return;
    forgetDraft(begin.key);
    navigate(`/templates/${template.id}`, { replace: true });
  };
  const draft = offered && {
    take: () => {
      change(() => offered.design);
      if (offered.basedOn) saving.standOn(offered.basedOn);
      answer();
    },
    discard: () => {
      forgetDraft(begin.key);
      answer();
    },
  };
  return { saving, isChanged, save, draft, forget: () => forgetDraft(begin.key) };
}

/** As much of it as does not depend on the layout. */
export type DesignerSaving = Omit<ReturnType<typeof useDesignerSaving<AnyLayout>>, "saving"> & {
  saving: Pick<ReturnType<typeof useSaving<AnyLayout>>, "isBusy" | "refused" | "stored" | "closeRefusal">;
};
