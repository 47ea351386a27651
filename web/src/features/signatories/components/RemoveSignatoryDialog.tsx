/** Asks before somebody who signs is taken out of use. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useRemoveSignatoryMutation } from "../signatories.api.ts";
import { textIn } from "../signatory-text.ts";

type RemoveSignatoryDialogProps = { signatory: KeptSignatory; onClose: () => void };

export function RemoveSignatoryDialog({ signatory, onClose }: RemoveSignatoryDialogProps) {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const messageOf = useFailureText();
  const [remove, { isLoading, error }] = useRemoveSignatoryMutation();
  const name = isolate(textIn(signatory.name, language));
  const confirm = () =>
    remove({ id: signatory.id })
      .unwrap()
      .then(
        () => {
          showToast(t("remove.done", { name }), { tone: "ok" });
          onClose();
        },
        () => {},
      );
  return (
    <ConfirmDialog
      open
      title={t("remove.title")}
      action={t("remove.action")}
      busy={isLoading}
      failure={error && !isLoading ? messageOf(error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t("remove.text", { name })}</p>
    </ConfirmDialog>
  );
}
