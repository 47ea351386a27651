/** `/cohorts`: the cohorts of a university, the newest first, of both kinds of record or of one. */

import { type Cohort, getCohorts } from "@ijaza/schema/cohorts/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useRole } from "../../../platform/actor.ts";
import { POLLED, quietly } from "../../../platform/api/polling.ts";
import { useAnswer } from "../../../platform/api/use-calls.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import { Chip } from "../../../ui/Chip.tsx";
import type { Column } from "../../../ui/DataTable.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { tallyOf } from "../numbers.ts";

const PANEL = "cohorts";
const KINDS = ["all", "diploma", "certificate"] as const;

const idOf = ({ _id }: Cohort) => _id;

/** Where it stands, by what goes on next. */
function Standing({ cohort }: { cohort: Cohort }) {
  const { t } = useTranslation("cohorts");
  const { pending, toSign, signing, signed, rejected } = tallyOf(cohort);
  if (pending > 0) return <Chip tone="wait">{t("standing.pending", { count: pending })}</Chip>;
  if (signing > 0) return <Chip tone="info">{t("standing.signing", { count: signing })}</Chip>;
  if (toSign > 0) return <Chip tone="info">{t("standing.toSign", { count: toSign })}</Chip>;
  if (signed > 0) return <Chip tone="ok">{t("standing.signed", { count: signed })}</Chip>;
  if (rejected > 0) return <Chip tone="bad">{t("standing.rejected", { count: rejected })}</Chip>;
  return <Chip tone="neutral">{t("standing.none")}</Chip>;
}

const useColumns = (): Column<Cohort>[] => {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  return [
    {
      key: "name",
      head: t("columns.name"),
      line: 1,
      width: "38%",
      cell: ({ _id, name, fileName }) => (
        <span className="two-lines">
          <Link to={`/cohorts/${_id}`}>
            <bdi>{name}</bdi>
          </Link>
          {fileName && (
            <small>
              <bdi>{fileName}</bdi>
            </small>
          )}
        </span>
      ),
    },
    {
      key: "records",
      head: t("columns.records"),
      line: 2,
      cell: (cohort) => t(`count.${cohort.kind}`, { count: tallyOf(cohort).all }),
    },
    {
      key: "imported",
      head: t("columns.imported"),
      line: 3,
      cell: ({ agent, createdAt }) => (
        <span className="two-lines">
          <span>
            <DateValue value={createdAt} style="short" />
          </span>
          {agent?.username && (
            <small>
              <bdi>{userNameIn(agent, language)}</bdi>
            </small>
          )}
        </span>
      ),
    },
    { key: "standing", head: t("columns.standing"), line: 4, cell: (cohort) => <Standing cohort={cohort} /> },
  ];
};

export function CohortsPage() {
  const { t } = useTranslation("cohorts");
  const isAgent = useRole() === "agent_uni";
  const state = useListState();
  const columns = useColumns();
  const kind = KINDS.find((each) => each === state.filter("kind")) ?? "all";
  const { page, pageSize, search } = state;
  const query = quietly(
    useAnswer(getCohorts, { page, pageSize, ...(search && { search }), ...(kind !== "all" && { kind }) }, POLLED),
  );
  return (
    <>
      <PageHead title={t("title")} text={t("text")} />
      <ListCard
        label={t("title")}
        panel={PANEL}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.cohorts}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        tools={
          <>
            <Tabs
              label={t("kinds.label")}
              panel={PANEL}
              chosen={kind}
              tabs={KINDS.map((key) => ({ key, label: t(`kinds.${key}`) }))}
              onChoose={(key) => state.set({ kind: key === "all" ? "" : key })}
            />
            <ListTools searchLabel={t("search")} search={search} onSearch={(text) => state.set({ search: text })}>
              <SavedFilters list="cohorts" state={state} />
            </ListTools>
          </>
        }
        empty={
          search ? (
            <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} />
          ) : (
            <EmptyState title={t("empty.title")} text={t(isAgent ? "empty.agent" : "empty.reader")} />
          )
        }
      />
    </>
  );
}
