/** Offers a list as a file for spreadsheets. While it comes, the menu says how much has come and offers to stop it. */
import { FileDown, FileSpreadsheet, FileText, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatSize } from "../platform/format/format.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { Menu } from "./Menu.tsx";

type ExportMenuProps = {
  /** Bytes that have come; null while nothing is exported. */
  received: number | null;
  /** Whether the list has no rows, or none yet. */
  isEmpty?: boolean;
  onExport: (format: "csv" | "xlsx") => void;
  onStop: () => void;
};

export function ExportMenu({ received, isEmpty = false, onExport, onStop }: ExportMenuProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const isBusy = received !== null;
  const size = isBusy && received > 0 ? formatSize(received, language) : "";
  const formats = [
    { key: "xlsx", label: t("export.xlsx"), icon: FileSpreadsheet, onChoose: () => onExport("xlsx") },
    { key: "csv", label: t("export.csv"), icon: FileText, onChoose: () => onExport("csv") },
  ];
  const stopping = [{ key: "stop", label: t("export.stop"), icon: X, onChoose: onStop }];
  return (
    <>
      <Menu
        labelled
        busy={isBusy}
        disabled={isEmpty && !isBusy}
        icon={FileDown}
        label={isBusy ? t("export.busy", { size }).trim() : t("export.label")}
        items={isBusy ? stopping : formats}
      />
      <span className="sr-only" role="status">
        {isBusy && t("export.begun")}
      </span>
    </>
  );
}
