/** Asks before codes of first sign-in are mailed: to some students, or to all who have no password yet. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useResendCodesMutation } from "../students.api.ts";

type CodesDialogProps = { ids: readonly string[] | "all"; onDone: () => void; onClose: () => void };

export function CodesDialog({ ids, onDone, onClose }: CodesDialogProps) {
  const { t } = useTranslation("students");
  const messageOf = useFailureText();
  const [resend, { isLoading, error }] = useResendCodesMutation();
  const send = () =>
    resend(ids === "all" ? { all: true } : { ids: [...ids] })
      .unwrap()
      .then(
        ({ sent, skipped }) => {
          showToast(t("codes.done", { count: sent }), { tone: "ok" });
          if (skipped > 0) showToast(t("codes.skipped", { count: skipped }), { tone: "wait", duration: 8000 });
          onDone();
        },
        () => {},
      );
  return (
    <ConfirmDialog
      open
      kind="primary"
      title={ids === "all" ? t("codes.titleAll") : t("codes.title", { count: ids.length })}
      action={t("codes.action")}
      busy={isLoading}
      failure={error ? messageOf(error) : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t("codes.text")}</p>
    </ConfirmDialog>
  );
}
