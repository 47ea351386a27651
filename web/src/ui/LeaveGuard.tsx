/** Asks before a page with unsaved input is left. */
import { useTranslation } from "react-i18next";
import { useLeaving } from "../platform/use-leaving.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation("ui");
  const { leaving, stay } = useLeaving(when);
  return (
    <ConfirmDialog
      open={leaving !== undefined}
      title={t("leave.title")}
      action={t("leave.action")}
      onConfirm={() => leaving?.go()}
      onClose={stay}
    >
      <p>{t("leave.text")}</p>
    </ConfirmDialog>
  );
}
