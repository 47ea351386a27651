/** Starts an action that needs the chain: asks for an old password again, and hands the job to the jobs' bar. */
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";
import { jobBegun, type TrackedJob } from "../jobs/jobs.parts.tsx";

/** `leftOut`: of the records that were to be in it, those that are not. */
type Begun = { _id: string; total?: number; leftOut?: number | undefined };

type BegunJobOptions = Pick<TrackedJob, "about" | "cohortId"> & {
  /** Of its records; by default as many as the job itself says. */
  count?: number;
  onDone: (begun: Begun) => void;
};

export function useBegunJob({ about, count, cohortId, onDone }: BegunJobOptions) {
  const words = useFailureText();
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  const { run, prompt } = useConfirmed();
  const begin = async (call: () => Promise<Begun>) => {
    setFailure(undefined);
    try {
      const job = await run(call);
      const number = count === undefined ? (job.total ?? 1) : count - (job.leftOut ?? 0);
      dispatch(jobBegun({ id: job._id, about, count: number, ...(cohortId && { cohortId }) }));
      onDone(job);
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setFailure(words(error));
    }
  };
  return { begin, failure, prompt };
}
