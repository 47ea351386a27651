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
import type { Shown } from "../sheet/sheet-values.ts";
import type { ImportState } from "../wizard/import-state.ts";
import type { Import } from "../wizard/use-import.ts";
import type { CauseNoteProps } from "./CauseNote.tsx";
import type { DayOrderNoteProps } from "./DayOrderNote.tsx";
import { Forecast } from "./Forecast.tsx";
import { RowsPlace } from "./RowsPlace.tsx";
import type { RowsTableProps } from "./RowsTable.tsx";
import type { ScriptNoteProps } from "./ScriptNote.tsx";
import "../wizard/steps.css";

/** Loaded with the step: the two before it show no rows to correct, and nothing that is wrong. */
const CauseNote = lazyPage<CauseNoteProps>(() => import("./CauseNote.tsx").then((file) => file.CauseNote));
const DayOrderNote = lazyPage<DayOrderNoteProps>(() => import("./DayOrderNote.tsx").then((file) => file.DayOrderNote));
const ScriptNote = lazyPage<ScriptNoteProps>(() => import("./ScriptNote.tsx").then((file) => file.ScriptNote));
const RowsTable = lazyPage<RowsTableProps>(() => import("./RowsTable.tsx").then((file) => file.RowsTable));

type ErrorsState = Extract<ImportState, { step: "errors" }>;

export type ErrorsStepProps = { state: ErrorsState; work: Import; subject: Subject; ways: readonly Way[] };

export function ErrorsStep({ state, work, subject, ways }: ErrorsStepProps) {
  const { t } = useTranslation("imports");
  const { warned } = state.tally;
  const [shown, setShown] = useState<Shown>(state.tally.bad > 0 ? "bad" : warned ? "warned" : "all");
  const counts = { all: state.tally.rows, bad: state.tally.bad, warned: warned?.rows ?? 0 };
  const count = counts[shown];
  const download = useDownload(work);
  const [swaps, setSwaps] = useState(0);
  const swapAll = async () => {
    await work.swap();
    setSwaps(swaps + 1);
  };
  const { days = [] } = state.tally;
  /** What a day means is said before any row is stored. */
  const isOpen = days.some(({ order }) => order === null);
  const good = Math.max(0, state.tally.rows - state.tally.bad - (state.existing ?? 0));
  return (
    <div className="stack">
      <Suspense>
        {days.map((column) => (
          <DayOrderNote
            key={column.title}
            column={column}
            onChoose={(order) => void work.readDays(column.title, order)}
          />
        ))}
      </Suspense>
      {state.tally.common && state.tally.common.fault.error !== "day_or_month" && work.isUnsent && (
        <Suspense>
          <CauseNote common={state.tally.common} rows={state.tally.rows} work={work} subject={subject} ways={ways} />
        </Suspense>
      )}
      {warned && (
        <Suspense>
          <ScriptNote warned={warned} onSwap={() => void swapAll()} />
        </Suspense>
      )}
      <Forecast tally={state.tally} existing={state.existing} />
      {state.tally.bad === 0 && !state.edited && <Note tone="info">{t("errors.none")}</Note>}
      {state.edited && <Note tone="wait">{t("errors.edited")}</Note>}
      <Card
        title={t(`errors.shown.${shown}`)}
        aside={
          <span className="import-aside">
            <Checkbox
              label={t("errors.onlyBad")}
              labelled
              checked={shown === "bad"}
              onChange={(isOn) => setShown(isOn ? "bad" : "all")}
            />
            {(warned || shown === "warned") && (
              <Checkbox
                label={t("scripts.onlyWarned")}
                labelled
                checked={shown === "warned"}
                onChange={(isOn) => setShown(isOn ? "warned" : "all")}
              />
            )}
            {state.tally.bad > 0 && (
              <Button size="dense" icon={Download} onClick={() => download({ onlyBad: false })}>
                {t("errors.download")}
              </Button>
            )}
          </span>
        }
      >
        <Suspense fallback={<RowsPlace count={count} shown={shown} />}>
          <RowsTable key={swaps} work={work} overview={state.overview} subject={subject} shown={shown} count={count} />
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
        <Button kind={state.edited ? "secondary" : "primary"} disabled={good === 0 || isOpen} onClick={work.importAll}>
          {t("errors.import", { count: good })}
        </Button>
      </div>
    </div>
  );
}
