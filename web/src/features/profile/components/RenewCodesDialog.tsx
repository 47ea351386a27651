/** Asks before the recovery codes are renewed, since the old ones then stop working. */
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useRenewRecoveryCodesMutation } from "../second-factor.api.ts";
import { useFactorAction } from "../use-factor-action.ts";

type RenewCodesDialogProps = { onClose: () => void; onRenewed: (codes: string[]) => void };

export function RenewCodesDialog({ onClose, onRenewed }: RenewCodesDialogProps) {
  const { t } = useTranslation("profile");
  const [renew] = useRenewRecoveryCodesMutation();
  const { perform, busy, failure, prompt } = useFactorAction();
  return (
    <>
      <ConfirmDialog
        open
        title={t("factor.renew.title")}
        action={t("factor.renew.action")}
        kind="primary"
        busy={busy}
        failure={failure}
        onConfirm={() =>
          perform(
            (confirmed) => confirmed(() => renew().unwrap()),
            ({ recoveryCodes }) => onRenewed(recoveryCodes),
          )
        }
        onClose={onClose}
      >
        <p>{t("factor.renew.text")}</p>
      </ConfirmDialog>
      {prompt}
    </>
  );
}
