/** `/listsAgent`: the university's agents, each with what waits of theirs; from here to the review. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { Column } from "../../../ui/DataTable.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { PersonLines } from "../../../ui/PersonLines.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { MomentValue, NumberValue } from "../../../ui/Values.tsx";
import { type Agent, useGetAgentsQuery } from "../../users/users.api.ts";

const idOf = (agent: Agent) => agent._id;

const useColumns = (): Column<Agent>[] => {
  const { t } = useTranslation("agents");
  return [
    {
      key: "name",
      head: t("columns.name"),
      sort: "username",
      line: 1,
      cell: ({ username, email }) => <PersonLines username={username} email={email} />,
    },
    {
      key: "speciality",
      head: t("columns.speciality"),
      line: 2,
      cell: ({ speciality }) => <bdi>{speciality}</bdi>,
    },
    {
      key: "lastLogin",
      head: t("columns.lastLogin"),
      line: 3,
      cell: ({ lastLoginDate }) => (lastLoginDate ? <MomentValue value={lastLoginDate} /> : t("never")),
    },
    {
      key: "pending",
      head: t("columns.pending"),
      line: 4,
      cell: ({ pendingDiplomas }) => (
        <Chip tone={pendingDiplomas > 0 ? "wait" : "neutral"}>
          <NumberValue value={pendingDiplomas} />
        </Chip>
      ),
    },
    {
      key: "review",
      head: t("columns.review"),
      line: 4,
      atEnd: true,
      cell: ({ _id, username, pendingDiplomas }) =>
        pendingDiplomas > 0 && (
          <ButtonLink
            size="dense"
            arrow={ArrowRight}
            to={`/diplomas_not_confirm/${_id}`}
            aria-label={t("reviewOf", { name: username })}
          >
            {t("review")}
          </ButtonLink>
        ),
    },
  ];
};

export function AgentsPage() {
  const { t } = useTranslation("agents");
  const state = useListState();
  const columns = useColumns();
  const query = useGetAgentsQuery({
    page: state.page,
    pageSize: state.pageSize,
    ...(state.search && { search: state.search }),
    ...(state.sort && { sort: state.sort }),
  });
  return (
    <>
      <PageHead title={t("title")} text={t("text")} />
      <ListCard
        label={t("title")}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.agents}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        tools={
          <ListTools searchLabel={t("search")} search={state.search} onSearch={(search) => state.set({ search })} />
        }
        empty={
          state.search ? (
            <EmptyState title={t("nobody.title")} text={t("nobody.text")} />
          ) : (
            <EmptyState title={t("empty.title")} text={t("empty.text")} />
          )
        }
      />
    </>
  );
}
