/** `/certificationsList`: every certificate of one's own or one's university, by status. */
import type { CertificateStatus } from "@ijaza/schema/certificate";
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole, useUser } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { AgentFilter } from "../../records/records.parts.tsx";
import { CertificateList } from "../components/CertificateList.tsx";

const TABS = {
  all: undefined,
  pending: ["pending"],
  signed: ["signing", "signed", "error"],
  expired: ["signed"],
  rejected: ["rejected"],
  revoked: ["revoking", "revoked"],
} as const satisfies Record<string, readonly CertificateStatus[] | undefined>;
type TabKey = keyof typeof TABS;

const KEYS: TabKey[] = ["all", "pending", "signed", "expired", "rejected", "revoked"];
const PANEL = "certificates";

/** Which of them are expired is no status, and not counted. */
const countOf = (key: TabKey, counts: Record<string, number>): number | undefined => {
  if (key === "expired" || Object.keys(counts).length === 0) return undefined;
  const statuses = TABS[key] ?? Object.keys(counts);
  return statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
};

export function CertificatesPage() {
  const { t } = useTranslation("certificates");
  const role = useRole();
  const mayImport = useUser().university?.certificateCreationEnabled && role === "agent_uni";
  const state = useListState();
  const chosen = KEYS.find((key) => key === state.filter("tab")) ?? "all";
  const agentId = state.filter("agent");
  const importing = mayImport && (
    <ButtonLink kind="primary" icon={Upload} to="/add_certification">
      {t("list.import")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("list.title")}>{importing}</PageHead>
      <CertificateList
        label={t("list.title")}
        statuses={TABS[chosen]}
        expired={chosen === "expired"}
        agentId={agentId || undefined}
        panel={PANEL}
        filters={role !== "agent_uni" && <AgentFilter value={agentId} onChoose={(agent) => state.set({ agent })} />}
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
            text={t(role === "agent_uni" ? "list.emptyAgent" : "list.emptyReader")}
            action={chosen === "all" ? importing || undefined : undefined}
          />
        }
      />
    </>
  );
}
