/** The dialog in which filters get their name: the present ones of a list, or saved ones another name. */
import { type FilteredList, LONGEST_FILTER_NAME, type SavedFilter } from "@ijaza/schema/lists/saved-filters";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmission } from "../../../platform/use-submission.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useSaveFilterMutation } from "../users.api.ts";

type SaveFilterProps = {
  list: FilteredList;
  query: Record<string, string>;
  filters: readonly SavedFilter[];
  /** The name that these filters have, when they get another. */
  formerName?: string;
  onClose: () => void;
};

export function SaveFilter({ list, query, filters, formerName, onClose }: SaveFilterProps) {
  const { t } = useTranslation("users");
  const [text, setText] = useState(formerName ?? "");
  const [save] = useSaveFilterMutation();
  const name = text.trim();
  const isRenaming = formerName !== undefined;
  const isEmpty = Object.keys(query).length === 0;
  const replaces = !isRenaming && filters.some((each) => each.name === name);
  const { bind, errors, failure, isBusy, clear } = useSubmission({
    judge: () => (name ? [] : [{ path: "name", error: "required" }]),
    send: async () => {
      await save({ list, name, query, ...(isRenaming && { formerName }) }).unwrap();
      showToast(t(isRenaming ? "savedFilters.renamed" : "savedFilters.saved", { name }), { tone: "ok" });
      onClose();
      return [];
    },
  });
  const title = isRenaming ? t("savedFilters.rename", { name: formerName }) : t("savedFilters.saveTitle");
  return (
    <Dialog open title={title} onClose={onClose}>
      <form {...bind} className="stack">
        {!isRenaming && <p>{t(isEmpty ? "savedFilters.nothing" : "savedFilters.saveText")}</p>}
        <TextField
          label={t("savedFilters.name")}
          name="name"
          dir="auto"
          maxLength={LONGEST_FILTER_NAME}
          autoComplete="off"
          value={text}
          error={errors.name}
          hint={replaces ? t("savedFilters.replaces") : undefined}
          onChange={(event) => {
            setText(event.target.value);
            clear("name");
          }}
        />
        {failure && <Note tone="bad">{failure}</Note>}
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("savedFilters.cancel")}</Button>
          <Button type="submit" kind="primary" busy={isBusy} disabled={isEmpty}>
            {t(replaces ? "savedFilters.replace" : "savedFilters.keep")}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
