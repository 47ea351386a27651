/** The page of rejected records, which the agent may correct or delete and others may read. */
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import type { RecordListOptions } from "../components/RecordList.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";

type RejectedProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  List: ComponentType<RecordListOptions<Kept> & { statuses: readonly ["rejected"] }>;
};

export function RejectedRecords<Kept extends ShownRecord>({ view, List }: RejectedProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const isAgent = useRole() === "agent_uni";
  return (
    <>
      <PageHead title={t("rejected.title")} text={t(isAgent ? "rejected.textAgent" : "rejected.textReader")} />
      <List
        label={t("rejected.title")}
        statuses={["rejected"]}
        showReason
        empty={<EmptyState title={t("rejected.empty")} text={t("rejected.emptyText")} />}
      />
    </>
  );
}
