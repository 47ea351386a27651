/** The university's own document of a new diploma: dropped or chosen, and named. */
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";

type DocumentFieldProps = { document: File | undefined; error: string | undefined; onChoose: (file: File) => void };

export function DocumentField({ document, error, onChoose }: DocumentFieldProps) {
  const { t } = useTranslation("diplomas");
  return (
    <Card title={t("addOne.document")}>
      <div className="stack">
        {document && (
          <p>
            <FileText size={18} aria-hidden="true" /> <bdi>{document.name}</bdi>
          </p>
        )}
        {error && <Note tone="bad">{error}</Note>}
        <FileDrop
          compact
          title={t("addOne.drop")}
          choose={t("addOne.choose")}
          hint={t("addOne.fileHint")}
          accept=".pdf"
          onFile={onChoose}
        />
      </div>
    </Card>
  );
}
