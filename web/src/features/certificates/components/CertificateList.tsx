/** A list of certificates, with a filter by template. */
import { CERTIFICATE_STATUSES, type Certificate, type CertificateStatus } from "@ijaza/schema/certificates/certificate";
import { exportCertificates } from "@ijaza/schema/certificates/reading";
import { useTranslation } from "react-i18next";
import { useListState } from "../../../platform/list-state.ts";
import { Filter } from "../../../ui/ListTools.tsx";
import { listQueryOf, RecordList, type RecordListOptions } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { useGetAllCertificatesQuery } from "../certificates.api.ts";
import { useColumns } from "../use-columns.tsx";

type CertificateListProps = RecordListOptions<Certificate> & {
  /** Every status when absent. */
  statuses?: readonly CertificateStatus[];
  expired?: boolean;
};

export function CertificateList({
  statuses = CERTIFICATE_STATUSES,
  expired,
  agentId,
  filters,
  ...options
}: CertificateListProps) {
  const { t } = useTranslation("certificates");
  const state = useListState();
  const templateName = state.filter("template");
  const { page, pageSize, ...whole } = listQueryOf(state, { agentId, cohortId: options.cohortId, statuses });
  const listed = { ...whole, ...(expired && { expired: "true" as const }), ...(templateName && { templateName }) };
  const query = useGetAllCertificatesQuery({ ...listed, page, pageSize });
  return (
    <RecordList
      {...options}
      view={CERTIFICATE_VIEW}
      state={state}
      query={query}
      rows={query.data?.certificates}
      useColumns={useColumns}
      exported={{ call: exportCertificates, query: listed, name: "certificates" }}
      isFiltered={Boolean(templateName)}
      filters={
        <>
          <Filter
            label={t("filters.template")}
            all={t("filters.allTemplates")}
            value={templateName}
            options={(query.data?.templateNames ?? []).map((name) => ({ value: name, label: name }))}
            onChoose={(template) => state.set({ template })}
          />
          {filters}
        </>
      }
    />
  );
}
