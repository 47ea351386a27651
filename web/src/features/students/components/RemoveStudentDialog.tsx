/** Asks before a student is deleted. */
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useDeleteStudentMutation } from "../students.api.ts";

type RemoveStudentDialogProps = { student: ListedStudent; name: string; onDone: () => void; onClose: () => void };

export function RemoveStudentDialog({ student, name, onDone, onClose }: RemoveStudentDialogProps) {
  const { t } = useTranslation("students");
  const messageOf = useFailureText();
  const [remove, { isLoading, error }] = useDeleteStudentMutation();
  const send = () =>
    remove({ _id: student._id })
      .unwrap()
      .then(
        () => {
          showToast(t("remove.done"), { tone: "ok" });
          onDone();
        },
        () => {},
      );
  return (
    <ConfirmDialog
      open
      title={t("remove.title", { name: isolate(name) })}
      action={t("actions.remove")}
      busy={isLoading}
      failure={error ? messageOf(error) : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>{t("remove.text")}</p>
    </ConfirmDialog>
  );
}
