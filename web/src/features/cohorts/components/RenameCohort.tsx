/** The dialog in which a cohort gets another name. */
import { renameCohort } from "@ijaza/schema/cohorts/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useChange } from "../../../platform/api/use-calls.ts";
import { useSubmission } from "../../../platform/use-submission.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";

type RenameProps = { id: string; name: string; onClose: () => void };

export function RenameCohort({ id, name, onClose }: RenameProps) {
  const { t } = useTranslation("cohorts");
  const [text, setText] = useState(name);
  const [rename] = useChange(renameCohort);
  const { bind, errors, failure, isBusy, clear } = useSubmission({
    judge: () => (text.trim() ? [] : [{ path: "name", error: "required" }]),
    send: async () => {
      await rename({ id, name: text.trim() });
      onClose();
      return [];
    },
  });
  return (
    <Dialog open title={t("rename.title")} onClose={onClose}>
      <form {...bind} className="stack">
        <TextField
          label={t("rename.name")}
          hint={t("rename.hint")}
          name="name"
          dir="auto"
          maxLength={120}
          value={text}
          error={errors.name}
          onChange={(event) => {
            setText(event.target.value);
            clear("name");
          }}
        />
        {failure && <Note tone="bad">{failure}</Note>}
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("rename.cancel")}</Button>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t("rename.save")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
