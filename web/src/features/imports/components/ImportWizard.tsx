/** The import of a file, step by step: file, columns, errors, sending, summary. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Steps } from "../../../ui/Steps.tsx";
import type { ImportCalls } from "../import-state.ts";
import type { OpenSheetFactory } from "../open-sheet.ts";
import type { Subject } from "../parsing/subject.ts";
import { type Import, useImport } from "../use-import.ts";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { DoneStep } from "./DoneStep.tsx";
import { ErrorsStep } from "./ErrorsStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { WorkStep } from "./WorkStep.tsx";

export type ImportWizardProps = ImportCalls & {
  subject: Subject;
  /** What the file holds, in words: which columns are needed. */
  hint: string;
  /** Under the drop: the choice of the mode. */
  before?: ReactNode;
  /** Where the imported records are seen. */
  results: { to: string; label: string };
  open?: OpenSheetFactory;
};

const STEPS = ["file", "columns", "check", "import"] as const;
const STEP_OF = { file: 0, columns: 1, checking: 2, errors: 2, sending: 3, done: 4 } as const;

function Step({ work, props }: { work: Import; props: ImportWizardProps }) {
  const { state } = work;
  switch (state.step) {
    case "file":
      return <FileStep state={state} work={work} hint={props.hint} before={props.before} />;
    case "columns":
      return <ColumnsStep overview={state.overview} work={work} subject={props.subject} />;
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
  return (
    <>
      <Steps
        label={t("steps.label")}
        steps={STEPS.map((step) => t(`steps.${step}`))}
        current={STEP_OF[work.state.step]}
      />
      <Step work={work} props={props} />
    </>
  );
}
