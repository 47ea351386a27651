/** A list of diplomas with everything that belongs to it: search, filters, selection, menu, bar, details. */
import type { Diploma, DiplomaStatus } from "@ijaza/schema/diploma";
import { LEVELS } from "@ijaza/schema/diploma-fields";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import { useSelection } from "../../../platform/use-selection.ts";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { Filter, ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { maySelect } from "../deeds.ts";
import { nameOf } from "../diploma-text.ts";
import { useGetAllDiplomasQuery } from "../diplomas.api.ts";
import { useColumns } from "../use-columns.tsx";
import { type Deeds, useDeeds } from "../use-deeds.tsx";

const idOf = (diploma: Diploma) => diploma._id;

type DiplomaListProps = {
  label: string;
  /** Every status when absent. */
  statuses?: readonly DiplomaStatus[];
  agentId?: string;
  /** Above search and table: tabs. Gets the counts by status. */
  tabs?: (counts: Record<string, number>) => ReactNode;
  /** More filters beside level and year. */
  filters?: ReactNode;
  /**
   * Over the card, once something is there: what is done with all of it. A narrowed list has none, since "all" would be
   * more than it shows; `settled` is false while the count is that of a former list.
   */
  lead?: (list: { total: number; settled: boolean; deeds: Deeds; importId?: string }) => ReactNode;
  empty: ReactNode;
  panel?: string;
  /** The reason of a rejection under the title. */
  showReason?: boolean;
};

/** One list serves every page of diplomas: the call gives the rows of a tab and the counts of all. */
export function DiplomaList(props: DiplomaListProps) {
  const { label, statuses, agentId, tabs, filters, lead, empty, panel, showReason } = props;
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const role = useRole();
  const state = useListState();
  const chosen = useSelection(idOf);
  const deeds = useDeeds(chosen.clear);
  const columns = useColumns({ onView: deeds.view, showReason });
  const importId = state.filter("import");
  const [level, academicYear] = [state.filter("level"), state.filter("year")];
  const query = useGetAllDiplomasQuery({
    page: state.page,
    pageSize: state.pageSize,
    ...(state.search && { search: state.search }),
    ...(state.sort && { sort: state.sort }),
    ...(statuses && { status: statuses.join(",") }),
    ...(agentId && { agentId }),
    ...(importId && { importId }),
    ...(level && { level }),
    ...(academicYear && { academicYear }),
  });
  const narrowed = Boolean(state.search || level || academicYear);
  const rows = query.data?.diplomas;
  return (
    <>
      {lead &&
        !narrowed &&
        query.data &&
        query.data.total > 0 &&
        lead({
          total: query.data.total,
          settled: query.currentData !== undefined,
          deeds,
          ...(importId && { importId }),
        })}
      <ListCard
        label={label}
        query={query}
        rows={query.error && !query.isFetching ? undefined : rows}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        panel={panel}
        menu={(diploma) => (
          <Menu label={t("menu.of", { name: nameOf(diploma.student, language) })} items={deeds.menuOf(diploma)} />
        )}
        selection={
          role === "agent_uni" || role === "resp_uni"
            ? {
                has: chosen.has,
                may: (diploma) => maySelect(role, diploma),
                toggle: chosen.toggle,
                label: (diploma) => t("select", { name: nameOf(diploma.student, language) }),
              }
            : undefined
        }
        empty={narrowed ? <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} /> : empty}
        tools={
          <>
            {tabs?.(query.data?.counts ?? {})}
            <ListTools searchLabel={t("search")} search={state.search} onSearch={(search) => state.set({ search })}>
              <Filter
                label={t("filters.level")}
                all={t("filters.allLevels")}
                value={level}
                options={LEVELS.map(({ code, label: texts }) => ({ value: code, label: texts[language] }))}
                onChoose={(value) => state.set({ level: value })}
              />
              <Filter
                label={t("filters.year")}
                all={t("filters.allYears")}
                value={academicYear}
                options={(query.data?.academicYears ?? []).map((year) => ({ value: year, label: year }))}
                onChoose={(year) => state.set({ year })}
              />
              {filters}
              {importId && (
                <Button size="dense" icon={X} onClick={() => state.set({ import: "" })}>
                  {t("filters.oneImport")}
                </Button>
              )}
            </ListTools>
          </>
        }
        bulk={
          <BulkBar count={chosen.rows.length} onClear={chosen.clear}>
            {deeds.bulkOf(chosen.rows)}
          </BulkBar>
        }
      />
      {deeds.dialogs}
    </>
  );
}
