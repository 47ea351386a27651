/** The dialog to decide on waiting records: the effect, a rejection's reason, and records that were decided before. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import type { DecideResult } from "../record-view.ts";

type DecideRecordsProps = {
  rejecting: boolean;
  words: Record<"title" | "text" | "action", string> & Record<"done" | "conflicts", (count: number) => string>;
  /** Given the reason of a rejection; rejects with the refusal. */
  decide: (reason: string) => Promise<DecideResult>;
  isBusy: boolean;
  /** What to read before accepting, and whether that is still asked for. */
  warning?: ReactNode;
  isChecking?: boolean;
  /** Why the last try was refused. */
  error: unknown;
  onClose: () => void;
  onDone: (reply: DecideResult) => void;
};

const MAX_REASON = 500;

export function DecideRecords(props: DecideRecordsProps) {
  const { rejecting, words, decide, isBusy, warning, isChecking, error, onClose, onDone } = props;
  const { t } = useTranslation("records");
  const failureText = useFailureText();
  const [reason, setReason] = useState("");
  const { run, prompt } = useConfirmed();
  const send = async () => {
    const reply = await run(() => decide(reason.trim())).catch(() => null);
    if (!reply) return;
    if (reply.updated > 0) showToast(words.done(reply.updated), { tone: "ok" });
    if (reply.conflicts.length > 0) {
      showToast(words.conflicts(reply.conflicts.length), { tone: "wait", duration: LONG_TOAST_MS });
    }
    onDone(reply);
  };
  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        action={words.action}
        kind={rejecting ? "danger" : "primary"}
        busy={isBusy}
        blocked={isChecking || (rejecting && !reason.trim())}
        failure={error ? failureText(error) : undefined}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{words.text}</p>
        {warning}
        {rejecting && (
          <Field label={t("decide.reason")} hint={t("decide.reasonHint")}>
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
      {prompt}
    </>
  );
}
