/** Runs Typst on threads of their own, which start with the first request; requests wait for a free one in turn. */
import { availableParallelism } from "node:os";
import { createThread } from "../threads/thread.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

export type Typst = {
  /** Throws what the compiler says of a program or of data that it refuses: a fault of ours. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

const PROGRAM = { name: "typst-thread", source: new URL("./typst-thread.ts", import.meta.url) };

export function createTypst({ threads = Math.min(2, availableParallelism()) } = {}): Typst {
  const workers = Array.from({ length: threads }, () => ({
    thread: createThread<TypstRequest, TypstReply>(PROGRAM),
    asked: 0,
  }));
  return {
    async render(request) {
      const free = workers.reduce((least, worker) => (worker.asked < least.asked ? worker : least));
      free.asked += 1;
      try {
        return await free.thread.ask(request);
      } finally {
        free.asked -= 1;
      }
    },
    async close() {
      await Promise.all(workers.map(({ thread }) => thread.close()));
    },
  };
}
