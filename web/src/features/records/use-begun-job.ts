/** Starts an action that needs the chain: asks for an old password again, and hands the job to the jobs' bar. */
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";
import { jobBegun, type TrackedJob } from "../jobs/jobs.parts.tsx";

type BegunJobOptions = Pick<TrackedJob, "about" | "cohortId"> & {
  /** Of its records; by default as many as the job itself says. */
  count?: number;
  onDone: () => void;
};

export function useBegunJob({ about, count, cohortId, onDone }: BegunJobOptions) {
  const words = useFailureText();
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<string>();
  const { run, prompt } = useConfirmed();
  const begin = async (call: () => Promise<{ _id: string; total?: number }>) => {
    setFailure(undefined);
    try {
      const job = await run(call);
      dispatch(jobBegun({ id: job._id, about, count: count ?? job.total ?? 1, ...(cohortId && { cohortId }) }));
      onDone();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setFailure(words(error));
    }
  };
  return { begin, failure, prompt };
}
