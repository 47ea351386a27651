/** `/diplomasList`: all diplomas of an agent or of the university, by status. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { useUser } from "../../../platform/actor.ts";
import { RecordsPage, type StatusTab } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

const TABS: readonly StatusTab<DiplomaStatus>[] = [
  { key: "all" },
  { key: "pending", statuses: ["pending"] },
  { key: "accepted", statuses: ["unsigned", "signing", "error"] },
  { key: "signed", statuses: ["signed"] },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
];

export function DiplomasPage() {
  const mayImport = useUser().mode.length > 0;
  return (
    <RecordsPage
      view={DIPLOMA_VIEW}
      importPath={mayImport ? "/add_diplomas" : null}
      tabs={TABS}
      list={({ statuses }, options) => <DiplomaList statuses={statuses} {...options} />}
    />
  );
}
