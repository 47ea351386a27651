/** What the room jobs lends to others: begin to track a job, show it in a page, and the indicator of the shell. */
export { JobIndicator } from "./components/JobIndicator.tsx";
export { JobState } from "./components/JobState.tsx";
export { isEnded } from "./follow-job.ts";
export { useFollowJobQuery } from "./jobs.api.ts";
export { jobBegun, jobSeen, jobsForgotten, useTrackedJobs } from "./tracked-jobs.ts";
