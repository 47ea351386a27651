/** Signing: how many, what it costs in credits and ether, what remains; then the password if it is old, then the job. */

import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { canPay, SigningCost, useBegunJob } from "../../records/records.parts.tsx";
import { useEstimateSigningQuery, useSignDiplomasMutation } from "../diplomas.api.ts";

type SignDialogProps = {
  diplomas: readonly Diploma[];
  /** When none are named: every unsigned one of one's own, so many. */
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function SignDialog({ diplomas, count, onClose, onDone }: SignDialogProps) {
  const { t } = useTranslation("diplomas");
  const total = diplomas.length || (count ?? 0);
  const cost = useEstimateSigningQuery(
    { count: Math.max(1, total) },
    { skip: total === 0, refetchOnMountOrArgChange: true },
  );
  const [sign, { isLoading }] = useSignDiplomasMutation();
  const { begin, failure, prompt } = useBegunJob({ about: "signing", count: total, onDone });
  const send = () => {
    const which = diplomas.length > 0 ? { diplomasIds: diplomas.map(({ _id }) => _id) } : { all: true as const };
    return begin(() => sign(which).unwrap());
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t("sign.title", { count: total })}
        action={t("sign.action")}
        kind="primary"
        busy={isLoading}
        blocked={!cost.data || !canPay(cost.data)}
        failure={failure}
        onConfirm={send}
        onClose={onClose}
      >
        <p>{t("sign.text")}</p>
        <SigningCost cost={cost} />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
