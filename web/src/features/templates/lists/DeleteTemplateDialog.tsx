/** Asks before a template is removed from use. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { showTemplateToast } from "../template-toast.ts";
import { useDeleteTemplateMutation } from "../templates.api.ts";
import type { Template } from "../use-templates.ts";

export function DeleteTemplateDialog({ template: { id, name }, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation("templates");
  const messageOf = useFailureText();
  const [remove, { isLoading, error }] = useDeleteTemplateMutation();
  const confirm = () =>
    remove({ id })
      .unwrap()
      .then(
        () => {
          showTemplateToast(t("remove.done", { name: isolate(name) }), "ok");
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
      <p>{t("remove.text", { name: isolate(name) })}</p>
    </ConfirmDialog>
  );
}
