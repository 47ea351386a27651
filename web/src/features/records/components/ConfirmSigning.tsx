/** The dialog before signing: the cost and the remaining balance, then the password if it is old, then the job. */
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { type TrackedJob, useConfirmedJob } from "../../jobs/jobs.parts.tsx";
import type { Question } from "../record-view.ts";
import { type Cost, canPay, SigningCost } from "./SigningCost.tsx";

type ConfirmSigningProps = Pick<TrackedJob, "about" | "count" | "cohortId"> & {
  cost: Cost;
  question: Question;
  /** What to read before, and whether that is still asked for. */
  warning?: ReactNode;
  isChecking?: boolean;
  /** Begins the job. */
  sign: () => Promise<{ _id: string; leftOut?: number | undefined }>;
  onClose: () => void;
  onDone: (begun: { leftOut?: number | undefined }) => void;
};

export function ConfirmSigning(props: ConfirmSigningProps) {
  const { about, count, cohortId, cost, question, warning, isChecking, sign, onClose, onDone } = props;
  const confirmed = useConfirmedJob({ call: sign, about, count, cohortId, onDone });
  return (
    <ConfirmDialog
      {...confirmed}
      title={question.title}
      action={question.action}
      kind="primary"
      blocked={isChecking || !cost.data || !canPay(cost.data)}
      onClose={onClose}
    >
      <p>{question.text}</p>
      {warning}
      <SigningCost cost={cost} />
    </ConfirmDialog>
  );
}
