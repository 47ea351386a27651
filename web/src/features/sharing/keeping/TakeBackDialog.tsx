/** Asks before a share is taken back, and says what remains with whoever opened it. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useTakeBackShareMutation } from "../sharing.api.ts";

type TakeBackDialogProps = { id: string; name: string; onClose: () => void };

export function TakeBackDialog({ id, name, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation("sharing");
  const [takeBack] = useTakeBackShareMutation();
  const confirmed = useConfirmedAction({
    call: () => takeBack({ id }).unwrap(),
    done: t("takeBack.done"),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("takeBack.title", { name: isolate(name) })}
      action={t("row.takeBack")}
      onClose={onClose}
    >
      <p>{t("takeBack.text")}</p>
    </ConfirmDialog>
  );
}
