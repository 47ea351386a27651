/** `/rejected-certificates`: what the responsable sent back, for the agent to correct or delete, for others to read. */
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { CertificateList } from "../components/CertificateList.tsx";

export function RejectedPage() {
  const { t } = useTranslation("certificates");
  const isAgent = useRole() === "agent_uni";
  return (
    <>
      <PageHead title={t("rejected.title")} text={t(isAgent ? "rejected.textAgent" : "rejected.textReader")} />
      <CertificateList
        label={t("rejected.title")}
        statuses={["rejected"]}
        showReason
        empty={<EmptyState title={t("rejected.empty")} text={t("rejected.emptyText")} />}
      />
    </>
  );
}
