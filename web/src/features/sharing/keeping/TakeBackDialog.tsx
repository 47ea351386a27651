/** Asks before a share is taken back, and says what remains with whoever opened it. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useTakeBackShareMutation } from "../sharing.api.ts";

type TakeBackDialogProps = { id: string; name: string; onClose: () => void };

export function TakeBackDialog({ id, name, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const [takeBack, { error, isLoading }] = useTakeBackShareMutation();
  const confirm = async () => {
    const answer = await takeBack({ id });
    if (answer.error) return;
    showToast(t("takeBack.done"), { tone: "ok" });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t("takeBack.title", { name: isolate(name) })}
      action={t("row.takeBack")}
      busy={isLoading}
      failure={error && messageOf(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t("takeBack.text")}</p>
    </ConfirmDialog>
  );
}
