/** Asking for a correction: items, a note, and a file that shows it. */
import type { DemandKind } from "@ijaza/schema/demand-fields";
import { fieldMessage } from "@ijaza/schema/errors";
import { Plus } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { goToFirstFault } from "../../../platform/first-fault.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type Draft, faultOf } from "../asked-items.ts";
import { useAskForCorrectionMutation } from "../update-demands.api.ts";
import { EvidenceField } from "./EvidenceField.tsx";
import { ItemFields, type Standing } from "./ItemFields.tsx";
import "./AskDialog.css";

const MOST = 30;
const today = () => new Date().toISOString().slice(0, 10);

type AskDialogProps = {
  kind: DemandKind;
  diplomaId?: string;
  /** What is written now, by field name. */
  standing: Standing;
  onClose: () => void;
};

export function AskDialog({ kind, diplomaId, standing, onClose }: AskDialogProps) {
  const { t } = useTranslation(["update-demands", "ui"]);
  const language = useLanguage();
  const words = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState<Draft[]>([{ id: 0, field: "", value: "" }]);
  const [errors, setErrors] = useState<Record<number, string>>({});
  const [note, setNote] = useState("");
  const [evidence, setEvidence] = useState<File>();
  const [ask, { isLoading, error }] = useAskForCorrectionMutation();
  const told = Object.keys(errors).length > 0;

  const change = (draft: Draft) => {
    setDrafts(drafts.map((each) => (each.id === draft.id ? draft : each)));
    setErrors(({ [draft.id]: _, ...rest }) => rest);
  };
  const show = (faults: readonly [number, string][]) => {
    // Drawn at once, so that the first of them can be gone to.
    flushSync(() => setErrors(Object.fromEntries(faults)));
    goToFirstFault(form.current);
  };
  const check = () => {
    const faults = drafts.flatMap((draft): [number, string][] => {
      const fault = faultOf(kind, draft, { standing, today: today() });
      return fault ? [[draft.id, fieldMessage({ code: fault.error, language, data: fault.data })]] : [];
    });
    show(faults);
    return faults.length === 0;
  };
  const refused = (refusal: unknown) => {
    const places = (failureOf(refusal).errors ?? []).map(({ path, message }): [number, string] => [
      drafts[Number(path.replace("items.", ""))]?.id ?? -1,
      message,
    ]);
    show(places.filter(([id]) => id !== -1));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!check()) return;
    const items = drafts.map(({ field, value }) => ({ field, value: value.trim() || null }));
    void ask({
      items,
      ...(diplomaId && { diplomaId }),
      ...(note.trim() && { note: note.trim() }),
      ...(evidence && { evidence }),
    })
      .unwrap()
      .then(() => {
        showToast(t("ask.done"), { tone: "ok" });
        onClose();
      }, refused);
  };
  return (
    <Dialog open title={t(`ask.title.${kind}`)} onClose={onClose}>
      <form ref={form} className="ask" onSubmit={submit} noValidate>
        <p>{t("ask.text")}</p>
        {drafts.map((draft) => (
          <ItemFields
            key={draft.id}
            kind={kind}
            draft={draft}
            drafts={drafts}
            standing={standing}
            error={errors[draft.id]}
            onChange={change}
            onRemove={drafts.length > 1 ? () => setDrafts(drafts.filter(({ id }) => id !== draft.id)) : undefined}
          />
        ))}
        {drafts.length < MOST && (
          <Button
            size="dense"
            icon={Plus}
            onClick={() =>
              setDrafts([...drafts, { id: Math.max(...drafts.map(({ id }) => id)) + 1, field: "", value: "" }])
            }
          >
            {t("ask.another")}
          </Button>
        )}
        <Field label={t("ask.note")}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={3}
              dir="auto"
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <EvidenceField file={evidence} onChange={setEvidence} />
        {error && !told && !isLoading && <Note tone="bad">{words(error)}</Note>}
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("ui:cancel")}</Button>
          <Button type="submit" kind="primary" busy={isLoading}>
            {t("ask.submit")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
