/** Follows a job by the server's events; where they do not come through, by polling. */
import { type Job, streamJob } from "@ijaza/schema/jobs/calls";

export const POLL_MS = 3000;

export const isEnded = ({ status }: Pick<Job, "status">): boolean => status === "succeeded" || status === "failed";

type FollowJobOptions = {
  id: string;
  onJob: (job: Job) => void;
  /** Fetches the job once; rejects when that fails. */
  read: () => Promise<Job>;
  /** Absent where the browser has none. */
  Events?: typeof EventSource;
};

const poll = ({ onJob, read }: FollowJobOptions): (() => void) => {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const ask = async () => {
    const job = await read().catch(() => null);
    if (stopped) return;
    if (job) onJob(job);
    if (!job || !isEnded(job)) timer = setTimeout(ask, POLL_MS);
  };
  timer = setTimeout(ask, POLL_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};

/** Calls `onJob` with each state until the job ends or the returned function is called. */
export function followJob(options: FollowJobOptions): () => void {
  const { id, onJob, Events = globalThis.EventSource } = options;
  if (!Events) return poll(options);
  let stop = () => source.close();
  const source = new Events(streamJob.path.replace(":id", encodeURIComponent(id)), { withCredentials: true });
  source.addEventListener("job", (event: MessageEvent<string>) => {
    const job: Job = JSON.parse(event.data);
    onJob(job);
    if (isEnded(job)) source.close();
  });
  source.addEventListener("error", () => {
    source.close();
    stop = poll(options);
  });
  return () => stop();
}
