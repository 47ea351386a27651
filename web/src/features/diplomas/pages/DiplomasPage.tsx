/** `/diplomasList`: every diploma of one's own or one's university, by status. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { RecordsPage } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

const TABS = {
  all: undefined,
  pending: ["pending"],
  accepted: ["unsigned", "signing", "error"],
  signed: ["signed"],
  rejected: ["rejected"],
  revoked: ["revoking", "revoked"],
} as const satisfies Record<string, readonly DiplomaStatus[] | undefined>;

const KEYS = ["all", "pending", "accepted", "signed", "rejected", "revoked"] as const;

export function DiplomasPage() {
  const { t } = useTranslation("diplomas");
  return (
    <RecordsPage
      view={DIPLOMA_VIEW}
      importPath="/add_diplomas"
      tabs={KEYS.map((key) => ({ key, label: t(`tabs.${key}`), statuses: TABS[key] }))}
      list={({ statuses }, options) => <DiplomaList statuses={statuses} {...options} />}
    />
  );
}
