/** `/audit`: what was done, when and by whom; filtered by day and kind, read only. */
import { type AuditEventShown, exportAudit } from "@ijaza/schema/audit/calls";
import { isAuditKind, isAuditSubject } from "@ijaza/schema/audit/kinds";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { formatNumber } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import type { Column } from "../../../ui/DataTable.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { ListExport } from "../../../ui/ListExport.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { SavedFilters } from "../../users/users.parts.tsx";
import { useGetAuditQuery } from "../audit.api.ts";
import { DayFilter } from "../components/DayFilter.tsx";
import { EventDrawer } from "../components/EventDrawer.tsx";
import { Actor, KindLabel } from "../components/EventLabels.tsx";
import { KindFilter } from "../components/KindFilter.tsx";
import { LogDownload } from "../components/LogDownload.tsx";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const idOf = ({ log, seq }: AuditEventShown) => `${log}-${seq}`;
const dayOr = (text: string) => (DAY.test(text) ? text : "");

const useColumns = (onView: (event: AuditEventShown) => void): Column<AuditEventShown>[] => {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const isAdmin = useRole() === "admin_ijaza";
  return [
    {
      key: "what",
      head: t("columns.what"),
      line: 1,
      cell: (event) => (
        <span className="two-lines">
          <button type="button" onClick={() => onView(event)}>
            <KindLabel kind={event.kind} />
          </button>
          <small>
            <Reference>{event.subjectId.slice(0, 12)}</Reference>
          </small>
        </span>
      ),
    },
    { key: "when", head: t("columns.when"), line: 2, cell: ({ at }) => <MomentValue value={at} /> },
    { key: "actor", head: t("columns.actor"), line: 3, cell: ({ actor }) => <Actor actor={actor} /> },
    ...(isAdmin
      ? [
          {
            key: "university",
            head: t("columns.university"),
            line: 4 as const,
            cell: ({ university }: AuditEventShown) => university && <bdi>{university.name[language]}</bdi>,
          },
        ]
      : []),
  ];
};

export function AuditPage() {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  const role = useRole();
  const isAdmin = role === "admin_ijaza";
  const state = useListState();
  const [viewed, setViewed] = useState<AuditEventShown | null>(null);
  const columns = useColumns(setViewed);
  const [from, to] = [dayOr(state.filter("from")), dayOr(state.filter("to"))];
  const kind = state.filter("kind");
  const chosenKind = isAuditKind(kind) || isAuditSubject(kind) ? kind : "";
  const listed = { from: from || undefined, to: to || undefined, kind: chosenKind || undefined };
  const query = useGetAuditQuery({ ...listed, page: state.page, pageSize: state.pageSize });
  return (
    <>
      <PageHead title={t("title")} text={t(isAdmin ? "textAdmin" : "text")} />
      <ListCard
        label={t("title")}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.events}
        total={query.data?.total ?? 0}
        isCapped={query.data?.isCapped}
        state={state}
        columns={columns}
        idOf={idOf}
        tools={
          <search className="list-tools" aria-label={t("filters.label")}>
            <KindFilter value={chosenKind} onChoose={(chosen) => state.set({ kind: chosen })} />
            <DayFilter label={t("filters.from")} value={from} max={to} onChoose={(day) => state.set({ from: day })} />
            <DayFilter label={t("filters.to")} value={to} min={from} onChoose={(day) => state.set({ to: day })} />
            <SavedFilters list="audit" state={state} />
            {query.data?.isCapped && (
              <p className="muted list-tools__note">
                {t("older", { events: formatNumber(query.data.total, language) })}
              </p>
            )}
            <span className="list-tools__actions">
              {role === "resp_uni" && <LogDownload />}
              <ListExport call={exportAudit} query={listed} name="audit-log" isEmpty={!query.data?.total} />
            </span>
          </search>
        }
        empty={
          from || to || chosenKind ? (
            <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} />
          ) : (
            <EmptyState title={t("empty.title")} text={t("empty.text")} />
          )
        }
      />
      <EventDrawer event={viewed} onClose={() => setViewed(null)} />
    </>
  );
}
