/** `/deposit-demands`: what was requested, by whom, and the outcome. */
import { FUNDING_KINDS, FUNDING_STATUSES, type FundingRequest } from "@ijaza/schema/credits/calls";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { POLLED, quietly } from "../../../platform/api/polling.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ListCard } from "../../../ui/ListCard.tsx";
import { Filter } from "../../../ui/ListTools.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { CreditRequest } from "../components/CreditRequest.tsx";
import { EtherRequest } from "../components/EtherRequest.tsx";
import { useGetFundingRequestsQuery } from "../credits.api.ts";
import { useColumns } from "../use-columns.tsx";
import { useDeciding } from "../use-deciding.tsx";

const idOf = (request: FundingRequest) => request._id;

function Filters({ state }: { state: ReturnType<typeof useListState> }) {
  const { t } = useTranslation("credits");
  return (
    <div className="list-tools">
      <Filter
        label={t("history.filters.kind")}
        all={t("history.filters.allKinds")}
        value={state.filter("kind")}
        options={FUNDING_KINDS.map((value) => ({ value, label: t(`history.kinds.${value}`) }))}
        onChoose={(kind) => state.set({ kind })}
      />
      <Filter
        label={t("history.filters.status")}
        all={t("history.filters.allStatuses")}
        value={state.filter("status")}
        options={FUNDING_STATUSES.map((value) => ({ value, label: t(`history.statuses.${value}`) }))}
        onChoose={(status) => state.set({ status })}
      />
      <SavedFilters list="fundingRequests" state={state} />
    </div>
  );
}

export function FundingRequestsPage() {
  const { t } = useTranslation("credits");
  const isAdmin = useRole() === "admin_ijaza";
  const state = useListState();
  const kind = FUNDING_KINDS.find((each) => each === state.filter("kind"));
  const status = FUNDING_STATUSES.find((each) => each === state.filter("status"));
  const query = useGetFundingRequestsQuery(
    {
      page: state.page,
      pageSize: state.pageSize,
      sort: state.sort || undefined,
      kind,
      status,
    },
    POLLED,
  );
  const { buttons, dialogs } = useDeciding(query.refetch);
  const columns = useColumns(isAdmin ? buttons : undefined);
  return (
    <>
      <PageHead title={t("history.title")} text={t(isAdmin ? "history.textAdmin" : "history.text")}>
        {!isAdmin && (
          <>
            <EtherRequest />
            <CreditRequest kind="primary" />
          </>
        )}
      </PageHead>
      <ListCard
        label={t("history.title")}
        query={quietly(query)}
        rows={query.error && !query.isFetching ? undefined : query.data?.demands}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        tools={<Filters state={state} />}
        empty={
          kind || status ? (
            <EmptyState title={t("history.nothingFound.title")} text={t("history.nothingFound.text")} />
          ) : (
            <EmptyState
              title={t("history.empty.title")}
              text={t(isAdmin ? "history.empty.textAdmin" : "history.empty.text")}
            />
          )
        }
      />
      {dialogs}
    </>
  );
}
