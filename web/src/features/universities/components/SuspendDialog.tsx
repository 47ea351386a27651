/** Suspends or resumes a university's issuing, either with a reason. */
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useSuspendUniversityMutation } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";

const MAX_REASON = 500;

export function SuspendDialog({ university, onClose }: { university: ListedUniversity; onClose: () => void }) {
  const { t } = useTranslation("universities");
  const messageOf = useFailureText();
  const name = isolate(nameOf(university, useLanguage()));
  const [reason, setReason] = useState("");
  const [suspend, { isLoading, error }] = useSuspendUniversityMutation();
  const action = university.suspended ? "resume" : "suspend";
  const { run, prompt } = useConfirmed();
  const send = async () => {
    const suspended = !university.suspended;
    // The server takes one line, so line breaks become spaces.
    const trimmed = reason.trim().replace(/\s+/g, " ");
    const done = await run(() => suspend({ universityId: university._id, suspended, reason: trimmed }).unwrap()).catch(
      () => null,
    );
    if (!done) return;
    showToast(t(`suspension.${action}.done`, { name }), { tone: "ok" });
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t(`suspension.${action}.title`)}
        action={t(`suspension.${action}.action`)}
        kind={action === "suspend" ? "danger" : "primary"}
        busy={isLoading}
        blocked={!reason.trim()}
        failure={error ? messageOf(error) : undefined}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{t(`suspension.${action}.text`, { name })}</p>
        <Field label={t("suspension.reason")} hint={t(`suspension.${action}.hint`)}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={3}
              required
              dir="auto"
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
      {prompt}
    </>
  );
}
