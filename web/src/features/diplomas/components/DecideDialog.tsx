/** Accepting or rejecting diplomas: says what follows, takes the reason of a rejection, and tells who was faster. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { useDecideDiplomasMutation } from "../diplomas.api.ts";

type DecideDialogProps = {
  decision: "accepted" | "rejected";
  diplomas: readonly Diploma[];
  /** Instead of `diplomas`: every pending one of this agent. */
  agentId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

const MAX_REASON = 500;

export function DecideDialog({ decision, diplomas, agentId, count, onClose, onDone }: DecideDialogProps) {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const [reason, setReason] = useState("");
  const [decide, { isLoading, error }] = useDecideDiplomasMutation();
  const rejecting = decision === "rejected";
  const { run, prompt } = useConfirmed();
  const total = agentId ? (count ?? 0) : diplomas.length;
  const send = async () => {
    const which = agentId ? { agentId, all: true as const } : { diplomasIds: diplomas.map(({ _id }) => _id) };
    const reply = await run(() =>
      decide({ ...which, decision, ...(rejecting && { reason: reason.trim() }) }).unwrap(),
    ).catch(() => null);
    if (!reply) return;
    showToast(t(`decide.${decision}.done`, { count: reply.updated }), { tone: "ok" });
    if (reply.conflicts.length > 0) {
      showToast(t("decide.conflicts", { count: reply.conflicts.length }), { tone: "wait", duration: LONG_TOAST_MS });
    }
    onDone();
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t(`decide.${decision}.title`, { count: total })}
        action={t(rejecting ? "deeds.reject" : "deeds.accept")}
        kind={rejecting ? "danger" : "primary"}
        busy={isLoading}
        blocked={rejecting && !reason.trim()}
        failure={error ? words(error) : undefined}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{t(`decide.${decision}.text`)}</p>
        {rejecting && (
          <Field label={t("decide.reason")} hint={t("decide.reasonHint")}>
            {(ties) => (
              <textarea
                {...ties}
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
      {prompt}
    </>
  );
}
