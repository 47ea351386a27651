/** A list of certificates with everything that belongs to it: search, filters, selection, menu, bar, details. */
import { CERTIFICATE_STATUSES, type Certificate, type CertificateStatus } from "@ijaza/schema/certificate";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import { useSelection } from "../../../platform/use-selection.ts";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ListCard } from "../../../ui/ListCard.tsx";
import { Filter, ListTools } from "../../../ui/ListTools.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { recipientOf } from "../certificate-text.ts";
import { useGetAllCertificatesQuery } from "../certificates.api.ts";
import { maySelect } from "../deeds.ts";
import { useColumns } from "../use-columns.tsx";
import { type Deeds, useDeeds } from "../use-deeds.tsx";

const idOf = (certificate: Certificate) => certificate._id;

type CertificateListProps = {
  label: string;
  /** Every status when absent. */
  statuses?: readonly CertificateStatus[];
  expired?: boolean;
  agentId?: string;
  /** Above search and table: tabs. Gets the counts by status. */
  tabs?: (counts: Record<string, number>) => ReactNode;
  /** More filters beside the template. */
  filters?: ReactNode;
  /**
   * Over the card, once something is there: what is done with all of it. A narrowed list has none, since "all" would be
   * more than it shows; `settled` is false while the count is that of a former list.
   */
  lead?: (list: { total: number; settled: boolean; deeds: Deeds; importId?: string }) => ReactNode;
  empty: ReactNode;
  panel?: string;
  /** The reason of a rejection under the title. */
  showReason?: boolean;
};

/** One list serves every page of certificates: the call gives the rows of a tab and the counts of all. */
export function CertificateList(props: CertificateListProps) {
  const { label, statuses = CERTIFICATE_STATUSES, expired, agentId, tabs, filters, lead, empty, panel } = props;
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const role = useRole();
  const state = useListState();
  const chosen = useSelection(idOf);
  const deeds = useDeeds(chosen.clear);
  const columns = useColumns({ onView: deeds.view, showReason: props.showReason });
  const importId = state.filter("import");
  const templateName = state.filter("template");
  const query = useGetAllCertificatesQuery({
    page: state.page,
    pageSize: state.pageSize,
    status: statuses.join(","),
    ...(expired && { expired: "true" as const }),
    ...(state.search && { search: state.search }),
    ...(state.sort && { sort: state.sort }),
    ...(agentId && { agentId }),
    ...(importId && { importId }),
    ...(templateName && { templateName }),
  });
  const narrowed = Boolean(state.search || templateName);
  const total = query.data?.total ?? 0;
  const nameOf = (certificate: Certificate) => recipientOf(certificate, language);
  return (
    <>
      {lead &&
        !narrowed &&
        total > 0 &&
        lead({ total, settled: query.currentData !== undefined, deeds, ...(importId && { importId }) })}
      <ListCard
        label={label}
        query={query}
        rows={query.error && !query.isFetching ? undefined : query.data?.certificates}
        total={total}
        state={state}
        columns={columns}
        idOf={idOf}
        panel={panel}
        menu={(certificate) => (
          <Menu label={t("menu.of", { name: nameOf(certificate) })} items={deeds.menuOf(certificate)} />
        )}
        selection={
          role === "agent_uni" || role === "resp_uni"
            ? {
                has: chosen.has,
                may: (certificate) => maySelect(role, certificate),
                toggle: chosen.toggle,
                label: (certificate) => t("select", { name: nameOf(certificate) }),
              }
            : undefined
        }
        empty={narrowed ? <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} /> : empty}
        tools={
          <>
            {tabs?.(query.data?.counts ?? {})}
            <ListTools searchLabel={t("search")} search={state.search} onSearch={(search) => state.set({ search })}>
              <Filter
                label={t("filters.template")}
                all={t("filters.allTemplates")}
                value={templateName}
                options={(query.data?.templateNames ?? []).map((name) => ({ value: name, label: name }))}
                onChoose={(template) => state.set({ template })}
              />
              {filters}
              {importId && (
                <Button size="dense" icon={X} onClick={() => state.set({ import: "" })}>
                  {t("filters.oneImport")}
                </Button>
              )}
            </ListTools>
          </>
        }
        bulk={
          <BulkBar count={chosen.rows.length} onClear={chosen.clear}>
            {deeds.bulkOf(chosen.rows)}
          </BulkBar>
        }
      />
      {deeds.dialogs}
    </>
  );
}
