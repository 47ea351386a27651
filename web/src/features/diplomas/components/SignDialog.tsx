/** Signing: those that are chosen, or all unsigned ones of one's own. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { ConfirmSigning } from "../../records/records.parts.tsx";
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
  const cost = useEstimateSigningQuery({ count: Math.max(1, total) }, { skip: total === 0 });
  const [start, { isLoading }] = useSignDiplomasMutation();
  const which = diplomas.length > 0 ? { diplomasIds: diplomas.map(({ _id }) => _id) } : { all: true as const };
  return (
    <ConfirmSigning
      about="signing"
      count={total}
      cost={cost}
      words={{ title: t("sign.title", { count: total }), text: t("sign.text"), action: t("sign.action") }}
      busy={isLoading}
      sign={() => start(which).unwrap()}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
