/** Asks before a share gets a new PIN, since the old one then stops working. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { PinShown } from "../making/PinShown.tsx";
import { useRenewSharePinMutation } from "../sharing.api.ts";
import "../making/ShareCreated.css";

export function NewPinDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  const [renew] = useRenewSharePinMutation();
  const [pin, setPin] = useState<string>();
  const confirmed = useConfirmedAction({
    call: () => renew({ id }).unwrap(),
    onDone: (renewed) => setPin(renewed.pin),
  });
  if (pin)
    return (
      <Dialog
        open
        title={t("newPin.done")}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t("created.done")}</Button>}
      >
        <PinShown pin={pin} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      {...confirmed}
      kind="primary"
      title={t("newPin.title")}
      action={t("newPin.action")}
      onClose={onClose}
    >
      <p>{t("newPin.text")}</p>
    </ConfirmDialog>
  );
}
