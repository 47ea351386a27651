/** A list of records with everything that belongs to it: search, filters, selection, menu, bar, details. */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { ListState } from "../../../platform/list-state.ts";
import { useSelection } from "../../../platform/use-selection.ts";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { Column } from "../../../ui/DataTable.tsx";
import { ListCard, type ListQueryState } from "../../../ui/ListCard.tsx";
import { ListExport, type ListExportOptions } from "../../../ui/ListExport.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { isDownloadable } from "../record-actions.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { type RecordActions, useRecordActions } from "../use-record-actions.tsx";
import { DownloadChosen } from "./DownloadChosen.tsx";
import { NothingFound } from "./NothingFound.tsx";

const idOf = ({ _id }: ShownRecord) => _id;

/** What a page of records gives its list, whatever the records are. */
export type RecordListOptions<Kept> = {
  label: string;
  agentId?: string;
  /** Above search and table: tabs. Gets the counts by status. */
  tabs?: (counts: Record<string, number>) => ReactNode;
  /** More filters beside those of the kind. */
  filters?: ReactNode;
  /**
   * Over the card, once something is there: what is done with all of it. A narrowed list has none, since "all" would be
   * more than it shows; `settled` is false while the count is that of a former list.
   */
  lead?: (list: {
    total: number;
    settled: boolean;
    beginAll: RecordActions<Kept>["beginAll"];
    importId?: string;
  }) => ReactNode;
  empty: ReactNode;
  panel?: string;
  /** The reason of a rejection under the title. */
  showReason?: boolean;
  /** A page of one cohort: its import, whatever the address says, with a search and without filters. */
  cohortId?: string;
  /** A hook: the columns that are shown, made of those of the kind for the rows of this page. */
  useArrangement?: (columns: Column<Kept>[], rows: readonly Kept[]) => Column<Kept>[];
};

type ListQueryOfOptions = { agentId?: string; cohortId?: string; statuses?: readonly string[] };

const keep = <Kept,>(columns: Column<Kept>[]): Column<Kept>[] => columns;

/** What every list asks for, as its address says. */
export const listQueryOf = (
  { page, pageSize, search, sort, filter }: ListState,
  { agentId, cohortId, statuses }: ListQueryOfOptions,
) => {
  const importId = cohortId ?? filter("import");
  return {
    page,
    pageSize,
    ...(search && { search }),
    ...(sort && { sort }),
    ...(statuses && { status: statuses.join(",") }),
    ...(agentId && { agentId }),
    ...(importId && { importId }),
  };
};

type Page = { total: number; counts: Record<string, number> };

type RecordListProps<Kept extends ShownRecord> = Omit<RecordListOptions<Kept>, "agentId"> & {
  view: RecordView<Kept>;
  state: ListState;
  query: ListQueryState & { data?: Page | undefined; currentData?: unknown };
  rows: readonly Kept[] | undefined;
  /** Gets what opens the details; the name is the way to them. */
  useColumns: (options: { onView: (record: Kept) => void; showReason?: boolean }) => Column<Kept>[];
  /** Whether the filters of the kind leave something out. */
  isFiltered: boolean;
  exported: ListExportOptions;
};

/** One list serves every page of a kind: the call gives the rows of a tab and the counts of all. */
export function RecordList<Kept extends ShownRecord>(props: RecordListProps<Kept>) {
  const { view, state, query, rows, useColumns, isFiltered, exported } = props;
  const { label, tabs, lead, empty, panel, showReason, cohortId, useArrangement = keep } = props;
  const { t } = useTranslation(view.texts);
  const language = useLanguage();
  const role = useRole();
  const chosen = useSelection<Kept>(idOf);
  const actions = useRecordActions(view, chosen.clear);
  const columns = useArrangement(useColumns({ onView: actions.view, showReason }), rows ?? []);
  const importId = cohortId ? "" : state.filter("import");
  const narrowed = Boolean(state.search) || isFiltered;
  const total = query.data?.total ?? 0;
  const settled = query.currentData !== undefined;
  const nameOf = (record: Kept) => view.nameOf(record, language);
  return (
    <>
      {lead &&
        !narrowed &&
        total > 0 &&
        lead({ total, settled, beginAll: actions.beginAll, ...(importId && { importId }) })}
      <ListCard
        label={label}
        query={query}
        rows={query.error && !query.isFetching ? undefined : rows}
        total={total}
        state={state}
        columns={columns}
        idOf={idOf}
        panel={panel}
        menu={(record) => <Menu label={t("menu.of", { name: nameOf(record) })} items={actions.menuOf(record)} />}
        selection={
          role === "agent_uni" || role === "resp_uni"
            ? {
                has: chosen.has,
                may: (record) => actions.isSelectable(record) || isDownloadable(view, record),
                toggle: chosen.toggle,
                label: (record) => t("select", { name: nameOf(record) }),
              }
            : undefined
        }
        empty={narrowed ? <NothingFound view={view} search={state.search} /> : empty}
        tools={
          <>
            {tabs?.(query.data?.counts ?? {})}
            <ListTools
              searchLabel={t("search")}
              search={state.search}
              onSearch={(search) => state.set({ search })}
              actions={<ListExport {...exported} isEmpty={total === 0} />}
            >
              {!cohortId && (
                <>
                  {props.filters}
                  {importId && (
                    <Button size="dense" icon={X} onClick={() => state.set({ import: "" })}>
                      {t("filters.oneCohort")}
                    </Button>
                  )}
                </>
              )}
            </ListTools>
          </>
        }
        bulk={
          <BulkBar count={chosen.rows.length} onClear={chosen.clear}>
            <DownloadChosen view={view} records={chosen.rows} />
            {actions.bulkOf(
              chosen.rows,
              chosen.rows.every((record) => isDownloadable(view, record)),
            )}
          </BulkBar>
        }
      />
      {actions.dialogs}
    </>
  );
}
