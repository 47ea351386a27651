/** Suspends or resumes a university's issuing, either with a reason. */
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useSuspendUniversityMutation } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";

const MAX_REASON = 500;

export function SuspendDialog({ university, onClose }: { university: ListedUniversity; onClose: () => void }) {
  const { t } = useTranslation("universities");
  const name = isolate(nameOf(university, useLanguage()));
  const [reason, setReason] = useState("");
  const [suspend] = useSuspendUniversityMutation();
  const action = university.suspended ? "resume" : "suspend";
  const confirmed = useConfirmedAction({
    call: () =>
      suspend({
        universityId: university._id,
        suspended: !university.suspended,
        // The server takes one line, so line breaks become spaces.
        reason: reason.trim().replace(/\s+/g, " "),
      }).unwrap(),
    done: t(`suspension.${action}.done`, { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t(`suspension.${action}.title`)}
      action={t(`suspension.${action}.action`)}
      kind={action === "suspend" ? "danger" : "primary"}
      blocked={!reason.trim()}
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
  );
}
