/** The dialog that requests a correction: items, a note, and a file as evidence. */
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmission } from "../../../platform/use-submission.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useAskForCorrectionMutation } from "../correction-requests.api.ts";
import { type Draft, faultOf } from "../draft-items.ts";
import { EvidenceField } from "./EvidenceField.tsx";
import { type CurrentValues, ItemFields } from "./ItemFields.tsx";
import "./AskDialog.css";

const MOST = 30;
const today = () => new Date().toISOString().slice(0, 10);

type AskDialogProps = {
  kind: CorrectionKind;
  diplomaId?: string;
  /** The recorded values, by field name. */
  standing: CurrentValues;
  onClose: () => void;
};

export function AskDialog({ kind, diplomaId, standing, onClose }: AskDialogProps) {
  const { t } = useTranslation(["correction-requests", "ui"]);
  const [drafts, setDrafts] = useState<Draft[]>([{ id: 0, field: "", value: "" }]);
  const [note, setNote] = useState("");
  const [evidence, setEvidence] = useState<File>();
  const [ask] = useAskForCorrectionMutation();
  const { bind, errors, hasErrors, failure, isBusy, clear } = useSubmission({
    judge: () =>
      drafts.flatMap((draft) => {
        const fault = faultOf(kind, draft, { standing, today: today() });
        return fault ? [{ path: String(draft.id), ...fault }] : [];
      }),
    fieldOf: (path) => drafts[Number(path.replace("items.", ""))]?.id.toString(),
    async send() {
      const items = drafts.map(({ field, value }) => ({ field, value: value.trim() || null }));
      await ask({ items, diplomaId, note: note.trim() || undefined, evidence }).unwrap();
      showToast(t("ask.done"), { tone: "ok" });
      onClose();
      return [];
    },
  });

  const change = (draft: Draft) => {
    setDrafts(drafts.map((each) => (each.id === draft.id ? draft : each)));
    clear(String(draft.id));
  };
  return (
    <Dialog open title={t(`ask.title.${kind}`)} onClose={onClose}>
      <form {...bind} className="ask">
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
        {failure && !hasErrors && <Note tone="bad">{failure}</Note>}
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("ui:cancel")}</Button>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t("ask.submit")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
