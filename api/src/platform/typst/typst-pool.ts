/** Runs Typst on threads of their own, which start with the first request; requests wait for a free one in turn. */
import { availableParallelism } from "node:os";
import { shareAmong } from "../threads/least-busy.ts";
import { createThread, type Program } from "../threads/thread.ts";
import { type Limit, limitTime } from "../threads/time-limit.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

export type Typst = {
  /** Throws what the compiler says of a program or of data that it refuses: a fault of ours; or TimeLimitPassed. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

const PROGRAM: Program = { name: "typst-thread", source: new URL("./typst-thread.ts", import.meta.url) };

/** `limit`: how long one request may take; none when absent. */
type PoolOptions = { threads?: number; program?: Program; limit?: Limit };

export function createTypst(options: PoolOptions = {}): Typst {
  const { threads = Math.min(2, availableParallelism()), program = PROGRAM, limit } = options;
  const start = () => {
    const thread = createThread<TypstRequest, TypstReply>(program);
    return limit ? limitTime(thread, limit) : thread;
  };
  const { ask, close } = shareAmong(Array.from({ length: threads }, start));
  return { render: (request) => ask(request), close };
}
