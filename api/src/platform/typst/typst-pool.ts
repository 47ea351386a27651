/** Runs Typst on its own threads, which start with the first request; requests wait in turn for a free thread. */
import { availableParallelism } from "node:os";
import type { RefusalCode } from "@ijaza/schema/errors";
import { AppError } from "../app-error.ts";
import { shareAmong } from "../threads/least-busy.ts";
import { createThread, type Program } from "../threads/thread.ts";
import { type Limit, limitTime, TimeLimitPassed, type Timer } from "../threads/time-limit.ts";
import { leaveOutSystemFonts } from "./system-fonts.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

export type Typst = {
  /** Throws the compiler's error about the program or its data, which is a bug; or the refusal of the time limit. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

/** The time limit of one request on its thread, and its refusal when exceeded; then the thread is replaced. */
type DrawingLimit = Limit & { refusal: RefusalCode };

/** Without `limit` the time is not limited. */
type PoolOptions = { threads?: number; program?: Program; limit?: DrawingLimit };

/** Options of a pool that has its own limit; by default the server's program and the system's timer. */
export type DrawingOptions = { program?: Program; timer?: Timer };

const PROGRAM: Program = {
  name: "typst-thread",
  source: new URL("./typst-thread.ts", import.meta.url),
  // Its new objects are collected after each document.
  youngHeapMb: 8,
};

export function createTypst(options: PoolOptions = {}): Typst {
  const { threads = Math.min(2, availableParallelism()), program = PROGRAM, limit } = options;
  leaveOutSystemFonts();
  const start = () => {
    const thread = createThread<TypstRequest, TypstReply>(program);
    return limit ? limitTime(thread, limit) : thread;
  };
  const { ask, close } = shareAmong(Array.from({ length: threads }, start));
  return {
    render: (request) =>
      ask(request).catch((error: unknown) => {
        if (limit && error instanceof TimeLimitPassed) throw new AppError(limit.refusal, { cause: error });
        throw error;
      }),
    close,
  };
}
