/** Asks before a student is deleted. */
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useDeleteStudentMutation } from "../students.api.ts";

type RemoveStudentDialogProps = { student: ListedStudent; name: string; onDone: () => void; onClose: () => void };

export function RemoveStudentDialog({ student, name, onDone, onClose }: RemoveStudentDialogProps) {
  const { t } = useTranslation("students");
  const [remove] = useDeleteStudentMutation();
  const confirmed = useConfirmedAction({
    call: () => remove({ _id: student._id }).unwrap(),
    done: t("remove.done"),
    onDone,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("remove.title", { name: isolate(name) })}
      action={t("actions.remove")}
      onClose={onClose}
    >
      <p>{t("remove.text")}</p>
    </ConfirmDialog>
  );
}
