/** The page of all records of a kind, of an agent or of the university, by status. */
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { type Tab, Tabs } from "../../../ui/Tabs.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { AgentFilter } from "../components/AgentFilter.tsx";
import type { RecordListOptions } from "../components/RecordList.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";

/**
 * Its statuses, every one when absent; a tab of what is no status is not counted. Its label stands under its key in
 * `tabs` of the texts of the kind.
 */
export type StatusTab<Status> = {
  key: string;
  statuses?: readonly Status[];
  /** How many it lists, where that is not the sum of its statuses; null until it is known. */
  count?: number | null;
};

type RecordsPageProps<Kept extends ShownRecord, Status extends string> = {
  view: RecordView<Kept>;
  /** The first is shown first. */
  tabs: readonly StatusTab<Status>[];
  list: (tab: StatusTab<Status>, options: RecordListOptions<Kept>) => ReactNode;
  /** Where the agent imports; null for who may not. */
  importPath: string | null;
};

const sumOf = (counts: Record<string, number>, { statuses, count }: StatusTab<string>): number | undefined => {
  if (count !== undefined) return count ?? undefined;
  if (Object.keys(counts).length === 0) return undefined;
  return (statuses ?? Object.keys(counts)).reduce((sum, status) => sum + (counts[status] ?? 0), 0);
};

export function RecordsPage<Kept extends ShownRecord, Status extends string>({
  view,
  tabs,
  list,
  importPath,
}: RecordsPageProps<Kept, Status>) {
  const { t } = useTranslation(view.texts);
  const isAgent = useRole() === "agent_uni";
  const state = useListState();
  const [first] = tabs;
  const chosen = tabs.find(({ key }) => key === state.filter("tab")) ?? first;
  if (!chosen) return null;
  const isFirst = chosen === first;
  const agentId = state.filter("agent");
  const importing = isAgent && importPath && (
    <ButtonLink kind="primary" icon={Upload} to={importPath}>
      {t("list.import")}
    </ButtonLink>
  );
  const labels: Record<string, string> = t("tabs", { returnObjects: true });
  const tabsOf = (counts: Record<string, number>): Tab<string>[] =>
    tabs.map((tab) => ({ key: tab.key, label: labels[tab.key] ?? tab.key, count: sumOf(counts, tab) }));
  return (
    <>
      <PageHead title={t("list.title")}>{importing}</PageHead>
      {list(chosen, {
        label: t("list.title"),
        agentId: agentId || undefined,
        panel: view.texts,
        filters: (
          <>
            {!isAgent && <AgentFilter value={agentId} onChoose={(agent) => state.set({ agent })} />}
            <SavedFilters list={view.texts} state={state} />
          </>
        ),
        tabs: (counts) => (
          <Tabs
            label={t("list.tabs")}
            panel={view.texts}
            chosen={chosen.key}
            tabs={tabsOf(counts)}
            onChoose={(tab) => state.set({ tab: tab === first?.key ? "" : tab })}
          />
        ),
        empty: (
          <EmptyState
            title={t(isFirst ? "list.empty" : "list.emptyTab")}
            text={t(isAgent ? "list.emptyAgent" : "list.emptyReader")}
            action={isFirst ? importing || undefined : undefined}
          />
        ),
      })}
    </>
  );
}
