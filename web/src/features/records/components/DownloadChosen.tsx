/** The button of the bar that downloads the PDFs of the chosen records as one archive; while it comes, it stops it. */
import { getDocumentFiles, MOST_DOWNLOADED } from "@ijaza/schema/documents/calls";
import { FolderDown, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../../platform/api/request.ts";
import { formatSize } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { useFetchedFile } from "../../../ui/use-fetched-file.ts";
import { isDownloadable } from "../record-actions.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";

type DownloadChosenProps = {
  view: Pick<RecordView<ShownRecord>, "document">;
  records: readonly ShownRecord[];
};

export function DownloadChosen({ view, records }: DownloadChosenProps) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  const { received, bring, stop } = useFetchedFile();
  const { document: kind } = view;
  if (received !== null) {
    return (
      <>
        <Button kind="onDark" icon={X} onClick={stop}>
          {t("files.stop", { size: formatSize(received, language) })}
        </Button>
        <span className="sr-only" role="status">
          {t("files.begun")}
        </span>
      </>
    );
  }
  if (records.length === 0 || !records.every((record) => isDownloadable(view, record))) return null;
  const isTooMany = records.length > MOST_DOWNLOADED;
  const ids = records.map(({ _id }) => _id);
  return (
    <Button
      kind="onDark"
      icon={FolderDown}
      disabled={isTooMany}
      title={isTooMany ? t("files.tooMany", { count: MOST_DOWNLOADED }) : undefined}
      onClick={() => void bring(requestOf(getDocumentFiles, { kind, ids }), `ijaza-${kind}s.zip`)}
    >
      {t("files.download", { count: records.length })}
    </Button>
  );
}
