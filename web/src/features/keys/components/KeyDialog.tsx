/** Asks before an action on a key, and says what follows: which documents stay valid, and which do not. */

import {
  KEY_CALLS,
  KEY_MARK_REASONS,
  type KeyAction,
  type markKey,
  type UniversityKey,
} from "@ijaza/schema/keys/calls";
import { GUARDIAN_DAYS_BACK } from "@ijaza/schema/keys/rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Sent } from "../../../platform/api/request.ts";
import { useChange } from "../../../platform/api/use-calls.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { Reference } from "../../../ui/Values.tsx";
import { momentOfText, textsOfMoment } from "../key-moment.ts";
import { shortKey, type UniversityKeysShown, useKeyText } from "../key-text.ts";
import { Consequences } from "./Consequences.tsx";

const HARMLESS: readonly KeyAction[] = ["report", "replace", "clear"];

type Reason = (typeof KEY_MARK_REASONS)[number];

type KeyDialogProps = {
  action: KeyAction;
  shown: UniversityKey;
  university: UniversityKeysShown["university"];
  marksLeft: number | null;
  onClose: () => void;
};

export function KeyDialog({ action, shown, university, marksLeft, onClose }: KeyDialogProps) {
  const { t } = useTranslation("keys");
  const { show } = useKeyText();
  const name = isolate(university.name[useLanguage()]);
  const asks = action === "mark" || action === "report";
  const [{ day, time }, setMoment] = useState(() => textsOfMoment(asks ? shown.reportedSince : null));
  const [reason, setReason] = useState<Reason>("stolen");
  const [take] = useChange(KEY_CALLS[action] as typeof markKey);
  const since = asks ? momentOfText(day, time) : shown.compromisedSince;
  // The others take the key alone.
  const stated = { keyId: shown._id, ...(asks && since && { since, reason }) };
  const confirmed = useConfirmedAction({
    call: () => take(stated as Sent<typeof markKey>),
    done: t(`done.${action}`),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t(`questions.${action}.title`)}
      action={t(`questions.${action}.action`)}
      kind={HARMLESS.includes(action) ? "primary" : "danger"}
      blocked={asks && since === null}
      onClose={onClose}
    >
      <p>
        {t(`questions.${action}.text`, { name, purpose: t(`purposes.${shown.purpose}.title`), moment: show(since) })}{" "}
        <Reference>{shortKey(shown.publicId)}</Reference>
      </p>
      {asks && (
        <>
          <DateField label={t("form.day")} value={day} onChange={(value) => setMoment({ day: value, time })} />
          <TextField
            label={t("form.time")}
            hint={t("form.timeHint")}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={time}
            onChange={(event) => setMoment({ day, time: event.target.value })}
          />
          <Field label={t("form.reason")}>
            {(controlProps) => (
              <select {...controlProps} value={reason} onChange={(event) => setReason(event.target.value as Reason)}>
                {KEY_MARK_REASONS.map((each) => (
                  <option key={each} value={each}>
                    {t(`reasons.${each}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
      {(action === "mark" || action === "confirm" || action === "clear") && (
        <Consequences action={action} shown={shown} since={since} />
      )}
      {action === "mark" && shown.purpose !== "badge" && (
        <p className="muted">
          {t("limits.back", { count: GUARDIAN_DAYS_BACK })} {t("limits.left", { count: marksLeft ?? 0 })}
        </p>
      )}
    </ConfirmDialog>
  );
}
