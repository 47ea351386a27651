/** The menu of the filters that the reader keeps of a list: each is applied, the present ones are saved, old ones go. */
import { FILTERED_LISTS, type FilteredList, knownFilters } from "@ijaza/schema/lists/saved-filters";
import { Bookmark, BookmarkPlus, Check, ListFilter, RotateCw, Settings2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListState } from "../../../platform/list-state.ts";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";
import { useGetSavedFiltersQuery } from "../users.api.ts";
import { ManageFilters } from "./ManageFilters.tsx";
import { SaveFilter } from "./SaveFilter.tsx";

export type FiltersMenuProps = { list: FilteredList; state: Pick<ListState, "filter" | "set"> };
type Query = Readonly<Record<string, string>>;

const isSame = (one: Query, other: Query): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, value]) => other[key] === value);

export function FiltersMenu({ list, state }: FiltersMenuProps) {
  const { t } = useTranslation(["users", "ui"]);
  const { data, isLoading, error, refetch } = useGetSavedFiltersQuery({ list });
  const [opened, setOpened] = useState<"save" | "manage" | null>(null);
  const names: readonly string[] = FILTERED_LISTS[list];
  const present = knownFilters(list, Object.fromEntries(names.map((name) => [name, state.filter(name)])));
  const filters = data?.filters ?? [];
  // What is stored may be of a former release: only what the list knows goes into the address.
  const apply = (query: Query) => {
    const known = knownFilters(list, query);
    state.set(Object.fromEntries(names.map((name) => [name, known[name] ?? ""])));
  };
  const items: MenuItem[] = [
    ...filters.map(({ name, query }) => ({
      key: `filter ${name}`,
      label: name,
      icon: isSame(query, present) ? Check : ListFilter,
      onChoose: () => apply(query),
    })),
    ...(error
      ? [{ key: "retry", label: t("savedFilters.retry"), icon: RotateCw, onChoose: () => void refetch() }]
      : []),
    { key: "save", label: t("savedFilters.save"), icon: BookmarkPlus, onChoose: () => setOpened("save") },
    ...(filters.length > 0
      ? [{ key: "manage", label: t("savedFilters.manage"), icon: Settings2, onChoose: () => setOpened("manage") }]
      : []),
  ];
  const close = () => setOpened(null);
  return (
    <>
      <Menu labelled icon={Bookmark} label={t("ui:list.savedFilters")} items={items} busy={isLoading} />
      {opened === "save" && <SaveFilter list={list} query={present} filters={filters} onClose={close} />}
      {opened === "manage" && <ManageFilters list={list} filters={filters} onClose={close} />}
    </>
  );
}
