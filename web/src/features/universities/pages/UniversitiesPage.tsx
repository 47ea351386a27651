/** `/universities_list`: the universities, their balances, and their requests, decided in the row. */
import { exportUniversities, type ListedUniversity } from "@ijaza/schema/universities/calls";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { POLLED, quietly } from "../../../platform/api/polling.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { pageOf, useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListExport } from "../../../ui/ListExport.tsx";
import { ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { DecideDialog } from "../components/DecideDialog.tsx";
import { useGetAllUniversitiesQuery } from "../universities.api.ts";
import { useKeptUniversities } from "../universities-state.ts";
import { nameOf } from "../university-text.ts";
import { useActions } from "../use-actions.tsx";
import { useColumns } from "../use-columns.tsx";
import { type Decide, type Deciding, useDecision } from "../use-decision.ts";

/** Another admin may decide meanwhile, and balances follow the chain. */

const idOf = (university: ListedUniversity) => university._id;

export function UniversitiesPage({ decide }: { decide: Decide }) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const isPlatform = useRole() === "admin_ijaza";
  const state = useListState();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { page, pageSize, ...listed } = pageOf(state);
  const query = useGetAllUniversitiesQuery({ ...listed, page, pageSize }, POLLED);
  const rows = query.error && !query.isFetching ? undefined : query.data?.universities;
  useKeptUniversities(query.data?.universities);
  const { settle, prompt } = useDecision({ decide, refetch: query.refetch });
  const actions = useActions();
  const columns = useColumns({ onView: actions.view, onDecide: setDeciding });
  const adding = (
    <ButtonLink kind="primary" icon={Plus} to="/add_university">
      {t("list.add")}
    </ButtonLink>
  );
  return (
    <>
      <PageHead title={t("list.title")} text={t("list.text")}>
        {isPlatform && <ButtonLink to="/deposit-demands">{t("list.history")}</ButtonLink>}
        {adding}
      </PageHead>
      <ListCard
        label={t("list.title")}
        query={quietly(query)}
        rows={rows}
        total={query.data?.total ?? 0}
        state={state}
        columns={columns}
        idOf={idOf}
        menu={(university) => (
          <Menu label={t("actions.of", { name: nameOf(university, language) })} items={actions.menuOf(university)} />
        )}
        tools={
          <ListTools
            searchLabel={t("list.search")}
            search={state.search}
            onSearch={(search) => state.set({ search })}
            actions={
              <ListExport call={exportUniversities} query={listed} name="universities" isEmpty={!rows?.length} />
            }
          />
        }
        empty={
          state.search ? (
            <EmptyState title={t("list.nothingFound.title")} text={t("list.nothingFound.text")} />
          ) : (
            <EmptyState title={t("list.empty.title")} text={t("list.empty.text")} action={adding} />
          )
        }
      />
      {actions.dialogs}
      {prompt}
      {deciding && (
        <DecideDialog
          kind={deciding.kind}
          decision={deciding.decision}
          name={nameOf(deciding.university, language)}
          amount={deciding.university.demands.credit?.amount}
          onClose={() => setDeciding(null)}
          onConfirm={() => {
            setDeciding(null);
            void settle(deciding);
          }}
        />
      )}
    </>
  );
}
