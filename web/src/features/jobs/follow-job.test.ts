import type { Job } from "@ijaza/schema/jobs/calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followJob, POLL_MS } from "./follow-job.ts";

const job = (status: Job["status"], done = 0): Job => ({
  _id: "0123456789abcdefghjkmnpqrs",
  kind: "sign",
  status,
  done,
  total: 10,
});

/** An event source that the test controls. */
const sources: FalseSource[] = [];
class FalseSource extends EventTarget {
  closed = false;
  constructor(readonly url: string) {
    super();
    sources.push(this);
  }
  tell(state: Job) {
    this.dispatchEvent(new MessageEvent("job", { data: JSON.stringify(state) }));
  }
  close() {
    this.closed = true;
  }
}
const follow = (read = async () => job("succeeded", 10)) => {
  const seen: string[] = [];
  const stop = followJob({
    id: "an id",
    read,
    onJob: ({ status, done }) => seen.push(`${status} ${done}`),
    Events: FalseSource as unknown as typeof EventSource,
  });
  return { seen, stop, source: sources.at(-1)! };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a job is followed by the server's events until it ends", () => {
  const { seen, source } = follow();
  source.tell(job("running", 4));
  source.tell(job("succeeded", 10));
  expect(seen).toEqual(["running 4", "succeeded 10"]);
  expect(source).toMatchObject({ url: "/api/jobs/an%20id/events", closed: true });
});

test("where events do not come through, the job is polled", async () => {
  const { seen, source } = follow();
  source.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(POLL_MS);
  expect(seen).toEqual(["succeeded 10"]);
});

test("a server that does not answer is asked again", async () => {
  let calls = 0;
  const { seen, source } = follow(async () => {
    calls += 1;
    if (calls === 1) throw new Error("no answer");
    return job("succeeded", 10);
  });
  source.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(seen).toEqual(["succeeded 10"]);
});

test("after following was stopped nothing more is reported", async () => {
  const { seen, source, stop } = follow();
  source.dispatchEvent(new Event("error"));
  stop();
  await vi.advanceTimersByTimeAsync(5 * POLL_MS);
  expect(seen).toEqual([]);
});
