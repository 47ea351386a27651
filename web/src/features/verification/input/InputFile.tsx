/** The file that the visitor gave, by name and size only: none of its content. */
import { FileX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatSize } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import "./InputFile.css";

/** `size` in bytes. */
export type InputFileInfo = { name: string; size: number };

export function InputFile({ file: { name, size } }: { file: InputFileInfo }) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  return (
    <p className="input-file">
      <FileX size={18} aria-hidden="true" />
      <bdi className="mono input-file__name">{name}</bdi>
      <span>{t("broken.file", { size: formatSize(size, language) })}</span>
    </p>
  );
}
