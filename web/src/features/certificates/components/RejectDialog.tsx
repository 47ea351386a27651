/** Rejecting certificates: takes the reason, and tells who was faster. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { useDecideCertificatesMutation } from "../certificates.api.ts";

type RejectDialogProps = {
  certificates: readonly Certificate[];
  /** Instead of `certificates`: every pending one of this agent. */
  agentId?: string;
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

const MAX_REASON = 500;

export function RejectDialog({ certificates, agentId, count = 0, onClose, onDone }: RejectDialogProps) {
  const { t } = useTranslation("certificates");
  const words = useFailureText();
  const [reason, setReason] = useState("");
  const [decide, { isLoading, error }] = useDecideCertificatesMutation();
  const total = agentId ? count : certificates.length;
  const { run, prompt } = useConfirmed();
  const send = async () => {
    const which = agentId ? { agentId, all: true as const } : { certificatesIds: certificates.map(({ _id }) => _id) };
    const reply = await run(() => decide({ ...which, decision: "rejected", reason: reason.trim() }).unwrap()).catch(
      () => null,
    );
    if (!reply || !("updated" in reply)) return;
    showToast(t("reject.done", { count: reply.updated }), { tone: "ok" });
    if (reply.conflicts.length > 0) {
      showToast(t("reject.conflicts", { count: reply.conflicts.length }), { tone: "wait", duration: LONG_TOAST_MS });
    }
    onDone();
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t("reject.title", { count: total })}
        action={t("deeds.reject")}
        busy={isLoading}
        blocked={!reason.trim()}
        failure={error ? words(error) : undefined}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{t("reject.text")}</p>
        <Field label={t("reject.reason")} hint={t("reject.reasonHint")}>
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
      </ConfirmDialog>
      {prompt}
    </>
  );
}
