/** The import of a file, step by step: file, columns, errors, sending, summary. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Steps } from "../../../ui/Steps.tsx";
import { ErrorsStep } from "../checking/ErrorsStep.tsx";
import { hasUploads, type Subject } from "../parsing/subject.ts";
import { ColumnsStep } from "../reading/ColumnsStep.tsx";
import { FileStep } from "../reading/FileStep.tsx";
import { DoneStep } from "../sending/DoneStep.tsx";
import type { OpenSheetFactory } from "../sheet/open-sheet.ts";
import { FilesStep } from "../uploads/FilesStep.tsx";
import type { ImportCalls, ImportState } from "./import-state.ts";
import { type Import, useImport } from "./use-import.ts";
import { WorkStep } from "./WorkStep.tsx";

export type ImportWizardProps = ImportCalls & {
  subject: Subject;
  /** What the file must contain: the required columns. */
  hint: string;
  /** The address of an empty workbook for this import. */
  workbook?: string;
  /** Shown under the drop: the choice of the mode. */
  before?: ReactNode;
  /** Where the imported records are listed. */
  results: { to: string; label: string };
  open?: OpenSheetFactory;
};

const STEPS = ["file", "columns", "check", "import"] as const;
const STEPS_WITH_FILES = ["file", "columns", "files", "check", "import"] as const;
const STEP_OF = {
  file: "file",
  columns: "columns",
  files: "files",
  checking: "check",
  errors: "check",
  sending: "import",
} as const;

/** The position of a step among those that are shown; after the last one at the end. */
const placeOf = (steps: readonly string[], step: ImportState["step"]): number =>
  step === "done" ? steps.length : steps.indexOf(STEP_OF[step]);

function Step({ work, props }: { work: Import; props: ImportWizardProps }) {
  const { state } = work;
  switch (state.step) {
    case "file":
      return <FileStep state={state} work={work} hint={props.hint} before={props.before} workbook={props.workbook} />;
    case "columns":
      return <ColumnsStep overview={state.overview} work={work} subject={props.subject} />;
    case "files":
      return <FilesStep state={state} work={work} />;
    case "errors":
      return <ErrorsStep state={state} work={work} subject={props.subject} />;
    case "done":
      return <DoneStep summary={state.summary} work={work} results={props.results} />;
    default:
      return <WorkStep state={state} work={work} />;
  }
}

export function ImportWizard(props: ImportWizardProps) {
  const { t } = useTranslation("imports");
  const work = useImport(props);
  const steps = hasUploads(props.subject) ? STEPS_WITH_FILES : STEPS;
  return (
    <>
      <Steps
        label={t("steps.label")}
        steps={steps.map((step) => t(`steps.${step}`))}
        current={placeOf(steps, work.state.step)}
      />
      <Step work={work} props={props} />
    </>
  );
}
