/** The dialog before signing: the cost and the remaining balance, then the password if it is old, then the job. */
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import type { TrackedJob } from "../../jobs/jobs.parts.tsx";
import { useBegunJob } from "../use-begun-job.ts";
import { type Cost, canPay, SigningCost } from "./SigningCost.tsx";

type ConfirmSigningProps = Pick<TrackedJob, "about" | "count" | "cohortId"> & {
  cost: Cost;
  words: { title: string; text: string; action: string };
  busy: boolean;
  /** What to read before, and whether that is still asked for. */
  warning?: ReactNode;
  isChecking?: boolean;
  /** Begins the job. */
  sign: () => Promise<{ _id: string; leftOut?: number | undefined }>;
  onClose: () => void;
  onDone: (begun: { leftOut?: number | undefined }) => void;
};

export function ConfirmSigning(props: ConfirmSigningProps) {
  const { about, count, cohortId, cost, words, busy, warning, isChecking, sign, onClose, onDone } = props;
  const { begin, failure, prompt } = useBegunJob({ about, count, cohortId, onDone });
  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        action={words.action}
        kind="primary"
        busy={busy}
        blocked={isChecking || !cost.data || !canPay(cost.data)}
        failure={failure}
        onConfirm={() => begin(sign)}
        onClose={onClose}
      >
        <p>{words.text}</p>
        {warning}
        <SigningCost cost={cost} />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
