/** The import of a file, step by step: file, columns, errors, sending, summary. */
import { type ReactNode, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { lazyPage } from "../../../platform/load-page.ts";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import { Steps } from "../../../ui/Steps.tsx";
import type { ErrorsStepProps } from "../checking/ErrorsStep.tsx";
import type { Way } from "../fitting/ways.ts";
import type { Subject } from "../parsing/subject.ts";
import { ColumnsStep } from "../reading/ColumnsStep.tsx";
import { FileStep } from "../reading/FileStep.tsx";
import type { DoneStepProps, Results } from "../sending/DoneStep.tsx";
import type { OpenSheetFactory } from "../sheet/open-sheet.ts";
import type { FilesStepProps } from "../uploads/FilesStep.tsx";
import type { ImportCalls } from "./import-state.ts";
import { StepHead } from "./StepHead.tsx";
import { placeOf, stepsOf, wayBack } from "./steps.ts";
import { type Import, useImport } from "./use-import.ts";
import { WorkStep } from "./WorkStep.tsx";

export type ImportWizardProps = ImportCalls & {
  subject: Subject;
  /** The template of what is imported, where one can be chosen. An interrupted import keeps the one that it was begun with. */
  templateName?: string;
  /** What the file may be, and what must be there before it; its columns are listed by the wizard. */
  hint: string;
  /** All ways in which the page imports, the present one among them, where there are several. */
  ways?: readonly Way[];
  /** The address of an empty workbook for this import. */
  workbook?: string;
  /** Shown under the drop: the choice of the mode. */
  before?: ReactNode;
  /** Where the imported records are listed. */
  results: Results;
  open?: OpenSheetFactory;
};

/** Steps that come after the file is there are loaded then. */
const FilesStep = lazyPage<FilesStepProps>(() => import("../uploads/FilesStep.tsx").then((file) => file.FilesStep));
const ErrorsStep = lazyPage<ErrorsStepProps>(() =>
  import("../checking/ErrorsStep.tsx").then((file) => file.ErrorsStep),
);
const DoneStep = lazyPage<DoneStepProps>(() => import("../sending/DoneStep.tsx").then((file) => file.DoneStep));

const NO_WAYS: readonly Way[] = [];

function Step({ work, props }: { work: Import; props: ImportWizardProps }) {
  const { state } = work;
  switch (state.step) {
    case "file":
      return <FileStep {...props} state={state} work={work} />;
    case "columns":
      return <ColumnsStep overview={state.overview} work={work} subject={props.subject} ways={props.ways ?? NO_WAYS} />;
    case "files":
      return <FilesStep state={state} work={work} />;
    case "errors":
      return <ErrorsStep state={state} work={work} subject={props.subject} ways={props.ways ?? NO_WAYS} />;
    case "done":
      return <DoneStep summary={state.summary} work={work} results={props.results} />;
    default:
      return <WorkStep state={state} work={work} />;
  }
}

export function ImportWizard(props: ImportWizardProps) {
  const { t } = useTranslation("imports");
  const work = useImport(props);
  const { subject, ways = NO_WAYS } = props;
  const steps = stepsOf(subject);
  const isRead = work.state.step === "columns";
  // While the columns are looked at.
  useEffect(() => {
    if (isRead) for (const { preload } of [FilesStep, ErrorsStep, DoneStep]) void preload().catch(() => {});
  }, [isRead]);
  return (
    <>
      <Steps
        label={t("steps.label")}
        steps={steps.map((step) => t(`steps.${step}`))}
        current={placeOf(steps, work.state.step)}
        onGo={(at) => wayBack(work, steps[at])}
      />
      <StepHead work={work} subject={subject} ways={ways} />
      <Suspense fallback={<PageSpinner />}>
        <Step work={work} props={props} />
      </Suspense>
      <LeaveGuard when={work.state.step !== "file" && work.state.step !== "done"} />
    </>
  );
}
