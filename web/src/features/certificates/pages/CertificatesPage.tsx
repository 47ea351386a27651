/** `/certificationsList`: every certificate of one's own or one's university, by status. */
import type { CertificateStatus } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { RecordsPage } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { CertificateList } from "../components/CertificateList.tsx";

const TABS = {
  all: undefined,
  pending: ["pending"],
  signed: ["signing", "signed", "error"],
  /** No status: which of the signed ones are expired is not counted. */
  expired: ["signed"],
  rejected: ["rejected"],
  revoked: ["revoking", "revoked"],
} as const satisfies Record<string, readonly CertificateStatus[] | undefined>;

const KEYS = ["all", "pending", "signed", "expired", "rejected", "revoked"] as const;

export function CertificatesPage() {
  const { t } = useTranslation("certificates");
  const mayImport = useUser().university?.certificateCreationEnabled;
  return (
    <RecordsPage
      view={CERTIFICATE_VIEW}
      importPath={mayImport ? "/add_certification" : null}
      tabs={KEYS.map((key) => ({
        key,
        label: t(`tabs.${key}`),
        statuses: TABS[key],
        isUncounted: key === "expired",
      }))}
      list={({ key, statuses }, options) => (
        <CertificateList statuses={statuses} expired={key === "expired"} {...options} />
      )}
    />
  );
}
