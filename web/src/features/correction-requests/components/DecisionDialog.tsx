/** Asks before a request or one item of it is decided; a rejection needs a reason. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useDecideCorrectionMutation, type Verdict } from "../correction-requests.api.ts";
import { Change } from "./Change.tsx";

/** Without an item, all open items are decided. */
export type Choice = { request: CorrectionRequest; verdict: Verdict; item?: CorrectionRequest["items"][number] };

const LONGEST = 500;

type DecisionDialogProps = { choice: Choice; onDecided: () => void; onClose: () => void };

export function DecisionDialog({ choice, onDecided, onClose }: DecisionDialogProps) {
  const { t } = useTranslation("correction-requests");
  const [reason, setReason] = useState("");
  const [decide] = useDecideCorrectionMutation();
  const { request, verdict, item } = choice;
  const open = item ? [item] : request.items.filter(({ status }) => status === "open");
  const rejects = verdict === "reject";
  const confirmed = useConfirmedAction({
    call: () =>
      decide({
        kind: request.kind,
        verdict,
        requestId: request._id,
        itemId: item?._id,
        reason: reason.trim() || undefined,
      }).unwrap(),
    done: t(`decide.done.${verdict}`),
    onDone: onDecided,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      kind={rejects ? "danger" : "primary"}
      title={t(`decide.title.${verdict}`, { count: open.length })}
      action={t(`actions.${verdict}`)}
      blocked={rejects && !reason.trim()}
      onClose={onClose}
    >
      <p>{t(`decide.text.${verdict}`)}</p>
      <ul className="changes">
        {open.map((each) => (
          <Change key={each._id} kind={request.kind} item={each} />
        ))}
      </ul>
      {rejects && (
        <Field label={t("decide.reason")} hint={t("decide.reasonHint")}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={3}
              dir="auto"
              maxLength={LONGEST}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
