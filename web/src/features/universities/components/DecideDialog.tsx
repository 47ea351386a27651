/** Asks before a request is decided: what moves, from whom to whom. Afterwards the row shows the progress. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { nameOf } from "../university-text.ts";
import type { Deciding } from "../use-decision.ts";

type DecideDialogProps = { deciding: Deciding; onConfirm: () => void; onClose: () => void };

export function DecideDialog({ deciding: { university, kind, decision }, onConfirm, onClose }: DecideDialogProps) {
  const { t } = useTranslation("universities");
  const name = isolate(nameOf(university, useLanguage()));
  const amount = university.demands.credit?.amount ?? 0;
  return (
    <ConfirmDialog
      open
      title={t(`decide.${kind}.${decision}.title`)}
      action={t(`requests.${decision}`)}
      kind={decision === "accept" ? "primary" : "danger"}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t(`decide.${kind}.${decision}.text`, { name, count: kind === "credit" ? amount : 1 })}</p>
    </ConfirmDialog>
  );
}
