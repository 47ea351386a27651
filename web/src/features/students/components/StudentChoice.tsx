/** Finds the student whose record is to be corrected, by a search. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { pageOf, useListState } from "../../../platform/list-state.ts";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { addressOf } from "../student-names.ts";
import { useGetStudentsQuery } from "../students.api.ts";
import { useColumns } from "./use-columns.tsx";

const PAGE = 25;

export function StudentChoice() {
  const { t } = useTranslation("students");
  const language = useLanguage();
  const state = useListState({ pageSize: PAGE });
  const { search } = state;
  const columns = useColumns(language, addressOf);
  const query = useGetStudentsQuery(pageOf(state));
  return (
    <ListCard
      label={t("title")}
      query={query}
      rows={query.error && !query.isFetching ? undefined : query.data?.students}
      total={query.data?.total ?? 0}
      state={state}
      columns={columns}
      idOf={({ _id }) => _id}
      tools={<ListTools searchLabel={t("search")} search={search} onSearch={(text) => state.set({ search: text })} />}
      empty={
        <EmptyState
          title={t(search ? "nothingFound.title" : "empty.title")}
          text={t(search ? "nothingFound.text" : "empty.agent")}
        />
      }
    />
  );
}
