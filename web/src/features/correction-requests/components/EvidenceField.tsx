/** A field for the evidence: a file dropped or chosen, shown by name and size, removable. */
import { LARGEST_EVIDENCE } from "@ijaza/schema/correction-requests/calls";
import { FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatSize } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Note } from "../../../ui/Note.tsx";
import "./EvidenceField.css";

const ACCEPTED = [".pdf", ".png", ".jpg", ".jpeg", ".webp"];
const isAccepted = ({ name }: File) => ACCEPTED.some((ending) => name.toLowerCase().endsWith(ending));

type EvidenceFieldProps = { file: File | undefined; onChange: (file: File | undefined) => void };

export function EvidenceField({ file, onChange }: EvidenceFieldProps) {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File) => {
    const wrong = isAccepted(file) ? (file.size > LARGEST_EVIDENCE ? t("ask.tooLarge") : undefined) : t("ask.notRead");
    setRefusal(wrong);
    if (!wrong) onChange(file);
  };
  return (
    <fieldset className="evidence">
      <legend>{t("ask.evidence")}</legend>
      {file ? (
        <p className="evidence__file">
          <FileText size={22} aria-hidden="true" />
          <span>
            <bdi className="anywhere">{file.name}</bdi>
            <small>
              <bdi>{formatSize(file.size, language)}</bdi>
            </small>
          </span>
          <IconButton label={t("ask.removeFile")} onClick={() => onChange(undefined)}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </p>
      ) : (
        <FileDrop
          compact
          title={t("ask.dropFile")}
          hint={t("ask.evidenceHint")}
          choose={t("ask.chooseFile")}
          accept={ACCEPTED.join(",")}
          onFile={take}
        />
      )}
      {refusal && !file && <Note tone="bad">{refusal}</Note>}
    </fieldset>
  );
}
