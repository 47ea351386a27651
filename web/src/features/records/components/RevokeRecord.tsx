/** The dialog before records are revoked: the reason, a text to type as confirmation, and the job that follows. */
import { plainIdentifier } from "@ijaza/schema/fields/identifiers";
import type { Job } from "@ijaza/schema/jobs/calls";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { useConfirmedJob } from "../../jobs/jobs.parts.tsx";
import type { Question, RecordView, RevocationReason, ShownRecord } from "../record-view.ts";
import "./RevokeRecord.css";

type RevokeRecordProps<Kept extends ShownRecord, Reason extends RevocationReason> = {
  view: RecordView<Kept>;
  question: Question;
  reasons: readonly Reason[];
  /** To be typed before it may be revoked. */
  typed: { text: string; label: string; dir: "ltr" | "auto" };
  /** Which records they are. */
  children: ReactNode;
  revoke: (revocation: { reason: Reason; note?: string }) => Promise<Job>;
  /** There is no such revocation, whatever is entered. */
  isRefused?: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function RevokeRecord<Kept extends ShownRecord, Reason extends RevocationReason>(
  props: RevokeRecordProps<Kept, Reason>,
) {
  const { view, question, reasons, typed, children, revoke, isRefused = false, onClose, onDone } = props;
  const { t } = useTranslation(view.texts);
  const labelOf = (code: RevocationReason) => t(`revoke.reasons.${code}`);
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState("");
  const [text, setText] = useState("");
  const confirmed = useConfirmedJob({
    async call() {
      if (!reason) throw new TypeError("a revocation without its reason");
      return revoke({ reason, ...(note.trim() && { note: note.trim() }) });
    },
    about: view.revoking,
    onDone,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={question.title}
      action={question.action}
      blocked={isRefused || !reason || plainIdentifier(text) !== plainIdentifier(typed.text)}
      onClose={onClose}
    >
      <p className="revoked-record">{children}</p>
      <p>{question.text}</p>
      <fieldset className="choices">
        <legend>{t("revoke.reason")}</legend>
        {reasons.map((code) => (
          <label key={code} className="choice">
            <input type="radio" name="reason" checked={reason === code} onChange={() => setReason(code)} />
            <span>{labelOf(code)}</span>
          </label>
        ))}
      </fieldset>
      <Field label={t("revoke.note")} hint={t("revoke.noteHint")}>
        {(controlProps) => (
          <textarea
            {...controlProps}
            rows={3}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <TextField
        label={typed.label}
        dir={typed.dir}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
