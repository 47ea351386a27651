/** The dialog with the saved filters of a list: each can be renamed, and deleted after a question. */
import type { FilteredList, SavedFilter } from "@ijaza/schema/lists/saved-filters";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useDeleteFilterMutation } from "../users.api.ts";
import { SaveFilter } from "./SaveFilter.tsx";
import "./ManageFilters.css";

type ManageFiltersProps = { list: FilteredList; filters: readonly SavedFilter[]; onClose: () => void };

export function ManageFilters({ list, filters, onClose }: ManageFiltersProps) {
  const { t } = useTranslation("users");
  const [chosen, setChosen] = useState<{ filter: SavedFilter; to: "rename" | "delete" } | null>(null);
  const back = () => setChosen(null);
  if (chosen?.to === "rename") {
    const { name, query } = chosen.filter;
    return <SaveFilter list={list} query={query} filters={filters} formerName={name} onClose={back} />;
  }
  if (chosen) return <DeleteFilter list={list} name={chosen.filter.name} onClose={back} />;
  return (
    <Dialog open title={t("savedFilters.manageTitle")} onClose={onClose}>
      {filters.length === 0 && <p>{t("savedFilters.none")}</p>}
      <ul className="saved-filters">
        {filters.map((filter) => (
          <li key={filter.name}>
            <bdi>{filter.name}</bdi>
            <IconButton
              label={t("savedFilters.rename", { name: filter.name })}
              onClick={() => setChosen({ filter, to: "rename" })}
            >
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t("savedFilters.delete", { name: filter.name })}
              onClick={() => setChosen({ filter, to: "delete" })}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type DeleteFilterProps = { list: FilteredList; name: string; onClose: () => void };

function DeleteFilter({ list, name, onClose }: DeleteFilterProps) {
  const { t } = useTranslation("users");
  const [remove] = useDeleteFilterMutation();
  const confirmed = useConfirmedAction({
    call: () => remove({ list, name }).unwrap(),
    done: t("savedFilters.deleted", { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("savedFilters.sure", { name })}
      action={t("savedFilters.remove")}
      onClose={onClose}
    >
      {null}
    </ConfirmDialog>
  );
}
