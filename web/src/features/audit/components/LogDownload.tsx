/** The way to the university's whole log, as a file that anyone can verify against the blockchain. */
import { exportAuditLog } from "@ijaza/schema/audit/calls";
import { FileCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../../platform/api/request.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFetchedFile } from "../../../ui/use-fetched-file.ts";

export function LogDownload() {
  const { t } = useTranslation("audit");
  const { received, bring } = useFetchedFile();
  return (
    <Button
      kind="ghost"
      icon={FileCheck}
      busy={received !== null}
      title={t("verifiable.text")}
      onClick={() => void bring(requestOf(exportAuditLog, {}), "audit-log.jsonl")}
    >
      {t("verifiable.action")}
    </Button>
  );
}
