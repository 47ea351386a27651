/** Asks before the recovery codes are renewed, since the old ones then stop working. */
import { useTranslation } from "react-i18next";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useRenewRecoveryCodesMutation } from "../second-factor.api.ts";

type RenewCodesDialogProps = { onClose: () => void; onRenewed: (codes: string[]) => void };

export function RenewCodesDialog({ onClose, onRenewed }: RenewCodesDialogProps) {
  const { t } = useTranslation("profile");
  const [renew] = useRenewRecoveryCodesMutation();
  const messageOf = useFactorText();
  const confirmed = useConfirmedAction({
    call: () => renew().unwrap(),
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
    messageOf,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("factor.renew.title")}
      action={t("factor.renew.action")}
      kind="primary"
      onClose={onClose}
    >
      <p>{t("factor.renew.text")}</p>
    </ConfirmDialog>
  );
}
