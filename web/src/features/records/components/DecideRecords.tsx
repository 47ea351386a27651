/** The dialog to decide on waiting records: the effect, a rejection's reason, and records that were decided before. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { countOf, type DecideResult, type RecordView, type ShownRecord, type Targets } from "../record-view.ts";
import { usePrintingGaps } from "../use-printing-gaps.tsx";
import { useTextOf } from "../use-text-of.ts";

type DecideRecordsProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  targets: Targets<Kept>;
  action: "accept" | "reject" | "sendBack";
  onClose: () => void;
  onDone: (reply: DecideResult) => void;
};

const MAX_REASON = 500;
/** The texts of each. */
const ABOUT = { accept: "accepted", reject: "rejected", sendBack: "sentBack" } as const;

export function DecideRecords<Kept extends ShownRecord>(props: DecideRecordsProps<Kept>) {
  const { view, targets, action, onClose, onDone } = props;
  const { t } = useTranslation([view.texts, "records"]);
  const [reason, setReason] = useState("");
  const [decide] = view.useDecide();
  const about = ABOUT[action];
  const rejecting = action !== "accept";
  const textOf = useTextOf(targets);
  const { warning, isChecking } = usePrintingGaps({ view, targets, isAccepting: !rejecting });
  const confirmed = useConfirmedAction({
    call: () =>
      decide({
        ...targets,
        ...(rejecting ? { decision: "rejected", reason: reason.trim() } : { decision: "accepted" }),
      }),
    onDone(reply) {
      const { updated, conflicts } = reply;
      if (updated > 0) showToast(t(`decide.${about}.done`, { count: updated }), { tone: "ok" });
      if (conflicts.length > 0) {
        const text = t("decide.conflicts", { count: conflicts.length });
        showToast(text, { tone: "wait", duration: LONG_TOAST_MS });
      }
      onDone(reply);
    },
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t(`decide.${about}.title`, { count: countOf(targets) })}
      action={t(`actions.${action}`)}
      kind={rejecting ? "danger" : "primary"}
      blocked={isChecking || (rejecting && !reason.trim())}
      onClose={onClose}
    >
      <p>{textOf(t(`decide.${about}.text`), !rejecting)}</p>
      {warning}
      {rejecting && (
        <Field label={t("records:decide.reason")} hint={t("records:decide.reasonHint")}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={4}
              required
              maxLength={MAX_REASON}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
