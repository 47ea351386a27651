/** Runs the action that a dialog asks about where it begins a job, which the bar of jobs then follows. */
import { useDispatch } from "react-redux";
import { type ConfirmedAction, useConfirmedAction } from "../../ui/use-confirmed-action.ts";
import { jobBegun, type TrackedJob } from "./tracked-jobs.ts";

/** `leftOut`: of the records that were to be in it, those that are not. */
export type BegunJob = { _id: string; total?: number; leftOut?: number | undefined };

type JobOptions = Pick<TrackedJob, "about" | "cohortId"> & {
  call: () => Promise<BegunJob>;
  /** Of its records; by default as many as the job itself says. */
  count?: number;
  onDone: (begun: BegunJob) => void;
};

export function useConfirmedJob({ call, about, count, cohortId, onDone }: JobOptions): ConfirmedAction {
  const dispatch = useDispatch();
  return useConfirmedAction({
    call,
    onDone(job) {
      const number = count === undefined ? (job.total ?? 1) : count - (job.leftOut ?? 0);
      dispatch(jobBegun({ id: job._id, about, count: number, ...(cohortId && { cohortId }) }));
      onDone(job);
    },
  });
}
