/** The PIN of a share that grants a request: the link is mailed, the holder passes the PIN on. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { PinShown } from "../making/PinShown.tsx";
import "../making/ShareCreated.css";

export function GrantedPin({ pin, onClose }: { pin: string; onClose: () => void }) {
  const { t } = useTranslation("sharing");
  return (
    <Dialog
      open
      title={t("decision.done.granted")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("created.done")}</Button>}
    >
      <PinShown pin={pin} />
    </Dialog>
  );
}
