/** Makes the credentials of a batch on threads of their own, so that the server goes on answering meanwhile. */
import { availableParallelism } from "node:os";
import type { IssuingPool } from "./issuing-request.ts";
import { createIssuingWorker } from "./issuing-worker.ts";

/** Each request is shared out among the threads, which start with the first one. */
export function createIssuingPool({ threads = availableParallelism() } = {}): IssuingPool {
  const workers = Array.from({ length: threads }, () => createIssuingWorker());
  return {
    async make(request) {
      const { documents } = request;
      const share = Math.ceil(documents.length / threads);
      const parts = workers.map((worker, at) => {
        const mine = documents.slice(at * share, (at + 1) * share);
        return mine.length === 0 ? [] : worker.make({ ...request, documents: mine });
      });
      return (await Promise.all(parts)).flat();
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };
}
