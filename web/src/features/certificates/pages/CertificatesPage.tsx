/** `/certificationsList`: all certificates of an agent or of the university, by status. */
import type { CertificateStatus } from "@ijaza/schema/certificates/certificate";
import { useUser } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { listQueryOf, RecordsPage, type StatusTab } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { useGetAllCertificatesQuery } from "../certificates.api.ts";
import { CertificateList } from "../components/CertificateList.tsx";

/** Signed ones whose expiry date has passed: expired is no status. */
const EXPIRED = { statuses: ["signed"] } satisfies Partial<StatusTab<CertificateStatus>>;

const tabsOf = (expired: number | undefined): readonly StatusTab<CertificateStatus>[] => [
  { key: "all" },
  { key: "pending", statuses: ["pending"] },
  { key: "signed", statuses: ["signing", "signed", "error"] },
  { key: "expired", ...EXPIRED, count: expired ?? null },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
];

/** How many of the whole list have expired, as it is searched and filtered. */
const useExpiredCount = (): number | undefined => {
  const state = useListState();
  const templateName = state.filter("template") || undefined;
  const listed = listQueryOf(state, { agentId: state.filter("agent") || undefined, ...EXPIRED });
  const expired = { ...listed, templateName, expired: "true", page: 1, pageSize: 1 } as const;
  return useGetAllCertificatesQuery(expired).data?.total;
};

export function CertificatesPage() {
  const mayImport = useUser().university?.certificateCreationEnabled;
  return (
    <RecordsPage
      view={CERTIFICATE_VIEW}
      importPath={mayImport ? "/add_certification" : null}
      tabs={tabsOf(useExpiredCount())}
      list={({ key, statuses }, options) => (
        <CertificateList statuses={statuses} expired={key === "expired"} {...options} />
      )}
    />
  );
}
