/** Asks before a share gets a new PIN, since the old one then stops working. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PinShown } from "../making/PinShown.tsx";
import { useRenewSharePinMutation } from "../sharing.api.ts";
import "../making/ShareCreated.css";

export function NewPinDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const [renew, { data, error, isLoading }] = useRenewSharePinMutation();
  if (data)
    return (
      <Dialog
        open
        title={t("newPin.done")}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t("created.done")}</Button>}
      >
        <PinShown pin={data.pin} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      kind="primary"
      title={t("newPin.title")}
      action={t("newPin.action")}
      busy={isLoading}
      failure={error && messageOf(error)}
      onConfirm={() => void renew({ id })}
      onClose={onClose}
    >
      <p>{t("newPin.text")}</p>
    </ConfirmDialog>
  );
}
