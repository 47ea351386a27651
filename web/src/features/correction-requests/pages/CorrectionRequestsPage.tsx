/**
 * `/student-demandes` and `/diploma-demandes`: the students' requests for corrections, open ones first; agents decide
 * them.
 */

import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { POLLED, quietly } from "../../../platform/api/polling.ts";
import { pageOf, useListState } from "../../../platform/list-state.ts";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { type Choice, DecisionDialog } from "../components/DecisionDialog.tsx";
import { RequestDrawer } from "../components/RequestDrawer.tsx";
import { useCountCorrectionRequestsQuery, useGetCorrectionRequestsQuery } from "../correction-requests.api.ts";
import { useRequestColumns } from "../use-request-columns.tsx";

const idOf = (request: CorrectionRequest) => request._id;
const PANEL = "correction-requests";

function CorrectionRequestsPage({ kind }: { kind: CorrectionKind }) {
  const { t } = useTranslation("correction-requests");
  const state = useListState();
  const status = state.filter("tab") === "closed" ? "closed" : "open";
  const [shown, setShown] = useState<CorrectionRequest>();
  const [choice, setChoice] = useState<Choice>();
  const columns = useRequestColumns(kind, setShown);
  const counts = useCountCorrectionRequestsQuery().data;
  const query = useGetCorrectionRequestsQuery(
    {
      kind,
      status,
      ...pageOf(state),
    },
    POLLED,
  );
  const requests = query.error && !query.isFetching ? undefined : query.data?.demands;
  // Decisions on the shown request arrive with the list; after the last one the list no longer has it.
  const current = shown && (requests?.find(({ _id }) => _id === shown._id) ?? shown);
  const tabs = [
    {
      key: "open" as const,
      label: t("tabs.open"),
      count: kind === "student" ? counts?.studentsCount : counts?.diplomasCount,
    },
    { key: "closed" as const, label: t("tabs.closed") },
  ];
  const decided = () => {
    const last = choice && (!choice.item || choice.request.items.filter((item) => item.status === "open").length === 1);
    setChoice(undefined);
    if (last) setShown(undefined);
  };
  return (
    <>
      <PageHead title={t(`title.${kind}`)} text={t(`text.${kind}`)} />
      <ListCard
        label={t(`title.${kind}`)}
        query={quietly(query)}
        rows={requests}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        panel={PANEL}
        tools={
          <>
            <Tabs
              label={t("tabs.label")}
              tabs={tabs}
              chosen={status}
              onChoose={(key) => state.set({ tab: key === "open" ? "" : key })}
              panel={PANEL}
            />
            <ListTools searchLabel={t("search")} search={state.search} onSearch={(search) => state.set({ search })}>
              <SavedFilters list="correctionRequests" state={state} />
            </ListTools>
          </>
        }
        empty={
          <EmptyState
            title={t(state.search ? "nobody.title" : `empty.${status}.title`)}
            text={t(state.search ? "nobody.text" : `empty.${status}.text`)}
          />
        }
      />
      <RequestDrawer request={current} onClose={() => setShown(undefined)} onDecide={setChoice} />
      {choice && <DecisionDialog choice={choice} onDecided={decided} onClose={() => setChoice(undefined)} />}
    </>
  );
}

export const StudentCorrectionRequestsPage = () => <CorrectionRequestsPage key="student" kind="student" />;
export const DiplomaCorrectionRequestsPage = () => <CorrectionRequestsPage key="diploma" kind="diploma" />;
