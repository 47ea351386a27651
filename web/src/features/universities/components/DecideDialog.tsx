/** Asks before a request is decided: what moves, from whom to whom. */
import type { FundingKind } from "@ijaza/schema/credits/calls";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import type { Decision } from "../use-decision.ts";

type DecideDialogProps = {
  kind: FundingKind;
  decision: Decision;
  /** Of the university, in the reader's language. */
  name: string;
  /** Credits; not read for ether. */
  amount: number | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

export function DecideDialog({ kind, decision, name, amount, onConfirm, onClose }: DecideDialogProps) {
  const { t } = useTranslation("universities");
  const count = kind === "credit" ? (amount ?? 0) : 1;
  return (
    <ConfirmDialog
      open
      title={t(`decide.${kind}.${decision}.title`)}
      action={t(`requests.${decision}`)}
      kind={decision === "accept" ? "primary" : "danger"}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`decide.${kind}.${decision}.text`, { name: isolate(name), count })}</p>
    </ConfirmDialog>
  );
}
