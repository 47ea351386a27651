/** Asks before a passkey or the one-time codes are taken away, and says what ends with the last factor. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type Passkey, useRemoveCodesMutation, useRemovePasskeyMutation } from "../second-factor.api.ts";
import { useFactorDeed } from "../use-factor-deed.ts";

type RemoveFactorDialogProps = {
  /** Null for the one-time codes. */
  passkey: Passkey | null;
  isLast: boolean;
  onClose: () => void;
};

export function RemoveFactorDialog({ passkey, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation("profile");
  const [removePasskey] = useRemovePasskeyMutation();
  const [removeCodes] = useRemoveCodesMutation();
  const { perform, busy, failure, prompt } = useFactorDeed();
  const about = passkey ? "removePasskey" : "removeCodes";
  const call = () => (passkey ? removePasskey({ id: passkey._id }) : removeCodes()).unwrap();
  const remove = () =>
    perform(
      (confirmed) => confirmed(call),
      () => {
        showToast(t(`factor.${about}.done`), { tone: "ok" });
        onClose();
      },
    );
  return (
    <>
      <ConfirmDialog
        open
        title={t(`factor.${about}.title`)}
        action={t(`factor.${about}.action`)}
        busy={busy}
        failure={failure}
        onConfirm={remove}
        onClose={onClose}
      >
        <p>{t(`factor.${about}.text`, { name: isolate(passkey?.name ?? "") })}</p>
        {isLast && <Note tone="wait">{t("factor.last")}</Note>}
      </ConfirmDialog>
      {prompt}
    </>
  );
}
