/** Deleting diplomas that nobody has accepted: one call each, a few at a time. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useDeleteDiplomaMutation } from "../diplomas.api.ts";

type RemoveDialogProps = { diplomas: readonly Diploma[]; onClose: () => void; onDone: () => void };

export function RemoveDialog({ diplomas, onClose, onDone }: RemoveDialogProps) {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const [remove] = useDeleteDiplomaMutation();
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const removeAll = async () => {
    let removed = 0;
    setDone(0);
    setFailure(undefined);
    try {
      for (const { _id } of diplomas) {
        await remove({ _id }).unwrap();
        removed += 1;
        setDone(removed);
      }
      showToast(t("remove.done", { count: removed }), { tone: "ok" });
      onDone();
    } catch (error) {
      setDone(null);
      setFailure(words(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title={t("remove.title", { count: diplomas.length })}
      action={t("deeds.remove")}
      busy={done !== null}
      failure={failure}
      onConfirm={removeAll}
      onClose={onClose}
    >
      <p>{t("remove.text")}</p>
      {done !== null && diplomas.length > 1 && (
        <Progress label={t("deeds.remove")} done={done} total={diplomas.length} />
      )}
    </ConfirmDialog>
  );
}
