/** The third step: the errors, cell by cell, to be corrected here or in the file; and what the import will do. */
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { Way } from "../fitting/ways.ts";
import { hasUploads, type Subject } from "../parsing/subject.ts";
import { useDownload } from "../sending/use-download.ts";
import type { ImportState } from "../wizard/import-state.ts";
import type { Import } from "../wizard/use-import.ts";
import type { CauseNoteProps } from "./CauseNote.tsx";
import { Forecast } from "./Forecast.tsx";
import { RowsPlace } from "./RowsPlace.tsx";
import type { RowsTableProps } from "./RowsTable.tsx";
import "../wizard/steps.css";

/** Loaded with the step: the two before it show no rows to correct, and nothing that is wrong. */
const CauseNote = lazyPage<CauseNoteProps>(() => import("./CauseNote.tsx").then((file) => file.CauseNote));
const RowsTable = lazyPage<RowsTableProps>(() => import("./RowsTable.tsx").then((file) => file.RowsTable));

type ErrorsState = Extract<ImportState, { step: "errors" }>;

type ErrorsStepProps = { state: ErrorsState; work: Import; subject: Subject; ways: readonly Way[] };

export function ErrorsStep({ state, work, subject, ways }: ErrorsStepProps) {
  const { t } = useTranslation("imports");
  const [onlyBad, setOnlyBad] = useState(state.tally.bad > 0);
  const count = onlyBad ? state.tally.bad : state.tally.rows;
  const download = useDownload(work);
  const good = Math.max(0, state.tally.rows - state.tally.bad - (state.existing ?? 0));
  return (
    <div className="stack">
      {state.tally.common && work.isUnsent && (
        <Suspense>
          <CauseNote common={state.tally.common} rows={state.tally.rows} work={work} subject={subject} ways={ways} />
        </Suspense>
      )}
      <Forecast tally={state.tally} existing={state.existing} />
      {state.tally.bad === 0 && !state.edited && <Note tone="info">{t("errors.none")}</Note>}
      {state.edited && <Note tone="wait">{t("errors.edited")}</Note>}
      <Card
        title={t(onlyBad ? "errors.title" : "errors.allRows")}
        aside={
          <span className="import-aside">
            <Checkbox label={t("errors.onlyBad")} labelled checked={onlyBad} onChange={setOnlyBad} />
            {state.tally.bad > 0 && (
              <Button size="dense" icon={Download} onClick={() => download({ onlyBad: false })}>
                {t("errors.download")}
              </Button>
            )}
          </span>
        }
      >
        <Suspense fallback={<RowsPlace count={count} onlyBad={onlyBad} />}>
          <RowsTable work={work} overview={state.overview} subject={subject} onlyBad={onlyBad} count={count} />
        </Suspense>
      </Card>
      {state.cohortName !== undefined && (
        <Card>
          <TextField
            label={t("cohort.name")}
            hint={t("cohort.hint")}
            dir="auto"
            maxLength={120}
            value={state.cohortName}
            onChange={(event) => work.nameCohort(event.target.value)}
          />
        </Card>
      )}
      <div className="import-actions import-actions--main">
        <Button onClick={work.restart}>{t("otherFile")}</Button>
        {hasUploads(subject) && <Button onClick={() => work.askForFiles()}>{t("columns.files")}</Button>}
        {state.edited && (
          <Button kind="primary" onClick={work.examine}>
            {t("errors.again")}
          </Button>
        )}
        <Button kind={state.edited ? "secondary" : "primary"} disabled={good === 0} onClick={work.importAll}>
          {t("errors.import", { count: good })}
        </Button>
      </div>
    </div>
  );
}
