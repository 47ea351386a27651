/** Asks what to do when somebody else has saved another version: open theirs, save over it, or save both. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";

type ConflictDialogProps = {
  open: boolean;
  isBusy: boolean;
  onOver: () => void;
  onNew: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

export function ConflictDialog({ open, isBusy, onOver, onNew, onTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation("templates/designing");
  return (
    <Dialog
      open={open}
      title={t("conflict.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onTheirs}>{t("conflict.theirs")}</Button>
          <Button busy={isBusy} onClick={onNew}>
            {t("conflict.asNew")}
          </Button>
          <Button kind="primary" busy={isBusy} onClick={onOver}>
            {t("conflict.over")}
          </Button>
        </>
      }
    >
      <p>{t("conflict.text")}</p>
    </Dialog>
  );
}
