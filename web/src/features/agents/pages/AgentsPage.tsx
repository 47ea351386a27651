/**
 * `/listsAgent`, `/certificationListsAgent`: the university's agents, their waiting records, and links to the review.
 */

import { userNameIn } from "@ijaza/schema/users/names";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { pageOf, useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import type { Column } from "../../../ui/DataTable.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { PersonLines } from "../../../ui/PersonLines.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { MomentValue, NumberValue } from "../../../ui/Values.tsx";
import { type Agent, useGetAgentsQuery } from "../../users/users.api.ts";

type Former = NonNullable<ReturnType<typeof useGetAgentsQuery>["data"]>["former"][number];
type Waiting = Pick<Agent, "pendingDiplomas" | "pendingCertificates">;

const idOf = (agent: Agent) => agent._id;

/** The kind of waiting record: diplomas or certificates. */
const KINDS = {
  diplomas: { pendingOf: (agent: Waiting) => agent.pendingDiplomas, review: "/diplomas_not_confirm" },
  certificates: { pendingOf: (agent: Waiting) => agent.pendingCertificates, review: "/certificates_not_confirm" },
} as const;
type Kind = keyof typeof KINDS;

const useColumns = (kind: Kind): Column<Agent>[] => {
  const { pendingOf, review } = KINDS[kind];
  const { t } = useTranslation("agents");
  const language = useLanguage();
  return [
    {
      key: "name",
      head: t("columns.name"),
      sort: language === "ar" ? "usernameAr" : "username",
      line: 1,
      cell: (agent) => <PersonLines person={agent} />,
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
      named: true,
      cell: ({ lastLoginDate }) => (lastLoginDate ? <MomentValue value={lastLoginDate} /> : t("never")),
    },
    {
      key: "pending",
      head: t("columns.pending"),
      line: 4,
      named: true,
      cell: (agent) => (
        <Chip tone={pendingOf(agent) > 0 ? "wait" : "neutral"}>
          <NumberValue value={pendingOf(agent)} />
        </Chip>
      ),
    },
    {
      key: "review",
      head: t("columns.review"),
      line: 4,
      atEnd: true,
      cell: (agent) =>
        pendingOf(agent) > 0 && (
          <ButtonLink
            size="dense"
            arrow={ArrowRight}
            to={`${review}/${agent._id}`}
            aria-label={t(`${kind}.reviewOf`, { name: userNameIn(agent, language) })}
          >
            {t("review")}
          </ButtonLink>
        ),
    },
  ];
};

/** Deleted agents of whom records of the kind wait, so that the sums agree with what the menu counts. */
function FormerAgents({ kind, agents }: { kind: Kind; agents: readonly Former[] }) {
  const { t } = useTranslation("agents");
  const language = useLanguage();
  const { pendingOf, review } = KINDS[kind];
  const waiting = agents.filter((agent) => pendingOf(agent) > 0);
  if (waiting.length === 0) return null;
  return (
    <Section title={t("former.title")} text={t("former.text")}>
      <Facts
        facts={waiting.map((agent) => {
          const name = userNameIn(agent, language) ?? t("former.nameless");
          return {
            key: agent._id,
            label: name,
            value: (
              <ButtonLink
                size="dense"
                arrow={ArrowRight}
                to={`${review}/${agent._id}`}
                aria-label={t(`${kind}.reviewOf`, { name })}
              >
                {t("review")} <NumberValue value={pendingOf(agent)} />
              </ButtonLink>
            ),
          };
        })}
      />
    </Section>
  );
}

export const DiplomaAgentsPage = () => <AgentsPage kind="diplomas" />;
export const CertificateAgentsPage = () => <AgentsPage kind="certificates" />;

function AgentsPage({ kind }: { kind: Kind }) {
  const { t } = useTranslation("agents");
  const state = useListState();
  const columns = useColumns(kind);
  const query = useGetAgentsQuery(pageOf(state));
  return (
    <>
      <PageHead title={t("title")} text={t(`${kind}.text`)} />
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
      <FormerAgents kind={kind} agents={query.data?.former ?? []} />
    </>
  );
}
