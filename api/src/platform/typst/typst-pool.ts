/** Runs Typst on threads of their own, which start with the first request; requests wait for a free one in turn. */
import { availableParallelism } from "node:os";
import type { RefusalCode } from "@ijaza/schema/errors";
import { AppError } from "../app-error.ts";
import { shareAmong } from "../threads/least-busy.ts";
import { createThread, type Program } from "../threads/thread.ts";
import { type Limit, limitTime, TimeLimitPassed, type Timer } from "../threads/time-limit.ts";
import { leaveOutSystemFonts } from "./system-fonts.ts";
import type { TypstReply, TypstRequest } from "./typst-request.ts";

export type Typst = {
  /** Throws what the compiler says of a program or of data that it refuses, a fault of ours; or the limit's refusal. */
  render(request: TypstRequest): Promise<TypstReply>;
  close(): Promise<void>;
};

/** How long one request may take on its thread, and what it is refused with beyond; its thread is then ended and replaced. */
type DrawingLimit = Limit & { refusal: RefusalCode };

/** Without `limit` a request may take for ever. */
type PoolOptions = { threads?: number; program?: Program; limit?: DrawingLimit };

/** What a pool with a limit of its own leaves open; the server's program and the system's timer when absent. */
export type DrawingOptions = { program?: Program; timer?: Timer };

const PROGRAM: Program = { name: "typst-thread", source: new URL("./typst-thread.ts", import.meta.url) };

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
