/** Several threads of one program as one: each request goes to the thread with the fewest open requests. */
import type { Thread } from "./thread.ts";

export function shareAmong<Request, Reply>(threads: readonly Thread<Request, Reply>[]): Thread<Request, Reply> {
  const workers = threads.map((thread) => ({ thread, waiting: 0 }));
  return {
    async ask(request, onBegun) {
      const free = workers.reduce((least, worker) => (worker.waiting < least.waiting ? worker : least));
      free.waiting += 1;
      try {
        return await free.thread.ask(request, onBegun);
      } finally {
        free.waiting -= 1;
      }
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
