/** What other rooms may import from jobs: tracking a job, the indicator of the shell, and its lines. */
export { JobIndicator } from "./components/JobIndicator.tsx";
export { JobLine } from "./components/JobLine.tsx";
export { jobsForgotten, type TrackedJob } from "./tracked-jobs.ts";
export { useConfirmedJob } from "./use-confirmed-job.ts";
