/** `/certificationsList`: all certificates of an agent or of the university, by status. */
import type { CertificateStatus } from "@ijaza/schema/certificate";
import { useUser } from "../../../platform/actor.ts";
import { RecordsPage, type StatusTab } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { CertificateList } from "../components/CertificateList.tsx";

const TABS: readonly StatusTab<CertificateStatus>[] = [
  { key: "all" },
  { key: "pending", statuses: ["pending"] },
  { key: "signed", statuses: ["signing", "signed", "error"] },
  // Signed ones whose expiry date has passed: expired is no status.
  { key: "expired", statuses: ["signed"], isUncounted: true },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
];

export function CertificatesPage() {
  const mayImport = useUser().university?.certificateCreationEnabled;
  return (
    <RecordsPage
      view={CERTIFICATE_VIEW}
      importPath={mayImport ? "/add_certification" : null}
      tabs={TABS}
      list={({ key, statuses }, options) => (
        <CertificateList statuses={statuses} expired={key === "expired"} {...options} />
      )}
    />
  );
}
