/** Revoking a signed diploma: what it does, why, the diploma's number typed as confirmation, and the job that follows. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diploma";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { nameOf, titleOf } from "../diploma-text.ts";
import { useRevokeDiplomaMutation } from "../diplomas.api.ts";
import { useBegunJob } from "../use-begun-job.ts";

type Reason = (typeof REVOCATION_REASONS)[number] | typeof SUPERSEDED;

/** The chain may have refused to revoke what a correction has taken the place of. */
const reasonsFor = ({ supersededBy }: Diploma): readonly Reason[] =>
  supersededBy ? [SUPERSEDED, ...REVOCATION_REASONS] : REVOCATION_REASONS;

type RevokeDialogProps = { diploma: Diploma; onClose: () => void; onDone: () => void };

export function RevokeDialog({ diploma, onClose, onDone }: RevokeDialogProps) {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState("");
  const [typed, setTyped] = useState("");
  const [revoke, { isLoading }] = useRevokeDiplomaMutation();
  const { begin, failure, prompt } = useBegunJob({ about: "revoking", count: 1, onDone });
  const { _id, diplomaNumber } = diploma;
  const send = async () => {
    if (!reason) return;
    await begin(() => revoke({ _id, reason, ...(note.trim() && { note: note.trim() }) }).unwrap());
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t("revoke.title")}
        action={t("revoke.action")}
        busy={isLoading}
        blocked={!reason || typed.trim() !== diplomaNumber}
        failure={failure}
        onConfirm={send}
        onClose={onClose}
      >
        <p className="revoked-diploma">
          <b>
            <bdi>{nameOf(diploma.student, language)}</bdi>
          </b>
          <bdi>{titleOf(diploma, language)}</bdi>
          <Reference>{diplomaNumber}</Reference>
        </p>
        <p>{t("revoke.text")}</p>
        <fieldset className="choices">
          <legend>{t("revoke.reason")}</legend>
          {reasonsFor(diploma).map((each) => (
            <label key={each} className="choice">
              <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
              <span>{t(`revoke.reasons.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <Field label={t("revoke.note")} hint={t("revoke.noteHint")}>
          {(ties) => (
            <textarea
              {...ties}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <TextField
          label={t("revoke.typed", { number: diplomaNumber })}
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
