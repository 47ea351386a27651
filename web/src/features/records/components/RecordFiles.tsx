/** The files of a signed record, and the archive of all that were signed with it. */
import { FileArchive } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentFiles } from "../../../ui/DocumentFiles.tsx";
import { useArchive } from "../batch-archive.ts";
import "./RecordFiles.css";

type RecordFilesProps = {
  id: string;
  /** What the files are called, without their endings. */
  name: string;
  batchId: string | null;
};

export function RecordFiles({ id, name, batchId }: RecordFilesProps) {
  const { t } = useTranslation("records");
  const archive = useArchive()(batchId);
  return (
    <section className="record-files" aria-label={t("files.title")}>
      <h3>{t("files.title")}</h3>
      <DocumentFiles id={id} name={name} />
      {archive && (
        <>
          {/* The browser itself takes what may be gigabytes, and shows how far it is. */}
          <a className="button button--secondary" href={archive} download>
            <FileArchive size={18} aria-hidden="true" />
            {t("files.batch")}
          </a>
          <p className="muted">{t("files.batchHint")}</p>
        </>
      )}
    </section>
  );
}
