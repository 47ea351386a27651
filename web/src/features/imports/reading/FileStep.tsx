/** The first step: the file is dropped or chosen; an interrupted import can be resumed. */
import { FileSpreadsheet } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { Subject } from "../parsing/subject.ts";
import type { Unfinished } from "../sending/unfinished.ts";
import type { ImportState } from "../wizard/import-state.ts";
import type { Import } from "../wizard/use-import.ts";
import { ColumnsHint } from "./ColumnsHint.tsx";
import "../wizard/steps.css";

type FileState = Extract<ImportState, { step: "file" }>;

function Interrupted({ unfinished, work }: { unfinished: Unfinished; work: Import }) {
  const { t } = useTranslation("imports");
  return (
    <Card look="brass" title={t("unfinished.title")}>
      <div className="stack">
        <p>
          <bdi>{unfinished.fileName}</bdi> · <NumberValue value={unfinished.next - 2} /> {t("of")}{" "}
          <NumberValue value={unfinished.rowCount} />
        </p>
        <p className="muted">{t("unfinished.text")}</p>
        <div className="import-actions">
          <Button onClick={work.discard}>{t("unfinished.discard")}</Button>
          <Button kind="primary" onClick={work.resume}>
            {t("unfinished.resume")}
          </Button>
        </div>
      </div>
    </Card>
  );
}

export function FileStep(props: {
  state: FileState;
  work: Import;
  subject: Subject;
  hint: string;
  before?: ReactNode;
  workbook?: string;
}) {
  const { state, work, subject, hint, before, workbook } = props;
  const { t } = useTranslation("imports");
  if (state.busy) {
    return (
      <Card>
        <p className="import-busy" role="status">
          <Spinner size={28} />
          {t("file.reading")}
        </p>
      </Card>
    );
  }
  return (
    <div className="stack">
      {state.unfinished && <Interrupted unfinished={state.unfinished} work={work} />}
      {before}
      {state.fault && <Note tone="bad">{t(`faults.${state.fault}`)}</Note>}
      <FileDrop
        title={t("file.drop")}
        choose={t("file.choose")}
        hint={hint}
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        onFile={work.choose}
      />
      <div className="import-workbook">
        <p className="muted">{t("file.privacy")}</p>
        {workbook && (
          <a className="button button--secondary" href={workbook} download>
            <FileSpreadsheet size={18} aria-hidden="true" />
            {t("file.workbook")}
          </a>
        )}
      </div>
      <ColumnsHint subject={subject} />
    </div>
  );
}
