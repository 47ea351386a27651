/** The file that was given, by its name and size alone: nothing of what it says. */
import { FileX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatSize } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import "./GivenFile.css";

/** `size` in bytes. */
export type FileGiven = { name: string; size: number };

export function GivenFile({ file: { name, size } }: { file: FileGiven }) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  return (
    <p className="given-file">
      <FileX size={18} aria-hidden="true" />
      <bdi className="mono given-file__name">{name}</bdi>
      <span>{t("broken.file", { size: formatSize(size, language) })}</span>
    </p>
  );
}
