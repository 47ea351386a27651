/** Makes the credentials of a batch on separate threads, so that the server keeps answering. */
import { availableParallelism } from "node:os";
import { createThread } from "../../platform/threads/thread.ts";
import type { IssuingPool, IssuingReply, IssuingRequest } from "./issuing-request.ts";

const PROGRAM = {
  name: "issuing-thread",
  source: new URL("./issuing-thread.ts", import.meta.url),
  idleMs: 30_000,
};

/** Each request is divided among the threads, which start with the first request. */
export function createIssuingPool({ threads = availableParallelism() } = {}): IssuingPool {
  const workers = Array.from({ length: threads }, () => createThread<IssuingRequest, IssuingReply>(PROGRAM));
  return {
    async make(request) {
      const { records } = request;
      const share = Math.ceil(records.length / threads);
      const made = workers.map((worker, at) => {
        const mine = records.slice(at * share, (at + 1) * share);
        return mine.length === 0 ? [] : worker.ask({ ...request, records: mine });
      });
      return (await Promise.all(made)).flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
