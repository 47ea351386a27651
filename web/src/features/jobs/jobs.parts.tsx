/** What the room jobs lends to others: begin to track a job, and the indicator of the shell. */
export { JobIndicator } from "./components/JobIndicator.tsx";
export { jobBegun, jobsForgotten, type TrackedJob } from "./tracked-jobs.ts";
