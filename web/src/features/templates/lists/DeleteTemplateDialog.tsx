/** Asks before a template is removed from use. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { showTemplateToast } from "../template-toast.ts";
import { useDeleteTemplateMutation } from "../templates.api.ts";
import type { Template } from "../use-templates.ts";

export function DeleteTemplateDialog({ template: { id, name }, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useTranslation("templates");
  const [remove] = useDeleteTemplateMutation();
  const confirmed = useConfirmedAction({
    call: () => remove({ id }).unwrap(),
    onDone() {
      showTemplateToast(t("remove.done", { name: isolate(name) }), "ok");
      onClose();
    },
  });
  return (
    <ConfirmDialog {...confirmed} title={t("remove.title")} action={t("remove.action")} onClose={onClose}>
      <p>{t("remove.text", { name: isolate(name) })}</p>
    </ConfirmDialog>
  );
}
