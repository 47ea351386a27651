/** `/diplomasList`: every diploma of one's own or one's university, by status. */

import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { AgentFilter } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";

const TABS = {
  all: undefined,
  pending: ["pending"],
  accepted: ["unsigned", "signing", "error"],
  signed: ["signed"],
  rejected: ["rejected"],
  revoked: ["revoking", "revoked"],
} as const satisfies Record<string, readonly DiplomaStatus[] | undefined>;
type TabKey = keyof typeof TABS;

const KEYS: TabKey[] = ["all", "pending", "accepted", "signed", "rejected", "revoked"];
const PANEL = "diplomas";

const countOf = (key: TabKey, counts: Record<string, number>): number | undefined => {
  const statuses = TABS[key] ?? Object.keys(counts);
  return Object.keys(counts).length === 0
    ? undefined
    : statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
};

export function DiplomasPage() {
  const { t } = useTranslation("diplomas");
  const role = useRole();
  const state = useListState();
  const chosen = KEYS.find((key) => key === state.filter("tab")) ?? "all";
  const agentId = state.filter("agent");
  const isAgent = role === "agent_uni";
  const importing = (
    <ButtonLink kind="primary" icon={Upload} to="/add_diplomas">
      {t("list.import")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("list.title")}>{isAgent && importing}</PageHead>
      <DiplomaList
        label={t("list.title")}
        statuses={TABS[chosen]}
        agentId={agentId || undefined}
        panel={PANEL}
        filters={!isAgent && <AgentFilter value={agentId} onChoose={(agent) => state.set({ agent })} />}
        tabs={(counts) => (
          <Tabs
            label={t("list.tabs")}
            panel={PANEL}
            chosen={chosen}
            tabs={KEYS.map((key) => ({ key, label: t(`tabs.${key}`), count: countOf(key, counts) }))}
            onChoose={(tab) => state.set({ tab: tab === "all" ? "" : tab })}
          />
        )}
        empty={
          <EmptyState
            title={t(chosen === "all" ? "list.empty" : "list.emptyTab")}
            text={t(isAgent ? "list.emptyAgent" : "list.emptyResponsable")}
            action={isAgent && chosen === "all" ? importing : undefined}
          />
        }
      />
    </>
  );
}
