/** Asks before somebody who signs is taken out of use. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useRemoveSignatoryMutation } from "../signatories.api.ts";
import { textIn } from "../signatory-text.ts";

type RemoveSignatoryDialogProps = { signatory: KeptSignatory; onClose: () => void };

export function RemoveSignatoryDialog({ signatory, onClose }: RemoveSignatoryDialogProps) {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const [remove] = useRemoveSignatoryMutation();
  const name = isolate(textIn(signatory.name, language));
  const confirmed = useConfirmedAction({
    call: () => remove({ id: signatory.id }).unwrap(),
    done: t("remove.done", { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog {...confirmed} title={t("remove.title")} action={t("remove.action")} onClose={onClose}>
      <p>{t("remove.text", { name })}</p>
    </ConfirmDialog>
  );
}
