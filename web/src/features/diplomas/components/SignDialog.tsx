/** Signing: how many, what it costs in credits and ether, what remains; then the password if it is old, then the job. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { jobBegun } from "../../jobs/jobs.parts.tsx";
import { useSignDiplomasMutation } from "../diplomas.api.ts";
import { canPay, SigningCost, useSigningCost } from "./SigningCost.tsx";

type SignDialogProps = {
  diplomas: readonly Diploma[];
  /** When none are named: every unsigned one of one's own, so many. */
  count?: number;
  onClose: () => void;
  onDone: () => void;
};

export function SignDialog({ diplomas, count, onClose, onDone }: SignDialogProps) {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const dispatch = useDispatch();
  const total = diplomas.length || (count ?? 0);
  const cost = useSigningCost(total);
  const [sign, { isLoading }] = useSignDiplomasMutation();
  const [failure, setFailure] = useState<string>();
  const { run, prompt } = useConfirmed();
  const send = async () => {
    setFailure(undefined);
    const which = diplomas.length > 0 ? { diplomasIds: diplomas.map(({ _id }) => _id) } : { all: true as const };
    try {
      const job = await run(() => sign(which).unwrap());
      dispatch(jobBegun({ id: job._id, about: "signing", count: total }));
      onDone();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setFailure(words(error));
    }
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
