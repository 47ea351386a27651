/** Opens untrusted PDFs on separate threads within a time limit, so that the server keeps answering. */
import { availableParallelism } from "node:os";
import { OPENING_ENDED, type Opening, type PdfOpener } from "@ijaza/verifier";
import { shareAmong } from "../../platform/threads/least-busy.ts";
import { createThread, type Program } from "../../platform/threads/thread.ts";
import { limitTime, TimeLimitPassed, type Timer } from "../../platform/threads/time-limit.ts";

export type OpeningPool = { open: PdfOpener; close(): Promise<void> };

/** Limit for one PDF; the largest document takes about a second on a slow core. */
const OPENING_LIMIT_MS = 10_000;
const PROGRAM: Program = {
  name: "opening-thread",
  source: new URL("./opening-thread.ts", import.meta.url),
  idleMs: 30_000,
};

type PoolOptions = { threads?: number; program?: Program; timer?: Timer };

/** Starts its threads with the first PDF. A thread over the limit is ended, and its PDF gets `document_too_complex`. */
export function createOpeningPool(options: PoolOptions = {}): OpeningPool {
  const { threads = Math.min(2, availableParallelism()), program = PROGRAM, timer } = options;
  const limit = { milliseconds: OPENING_LIMIT_MS, timer };
  const { ask, close } = shareAmong(
    Array.from({ length: threads }, () => limitTime(createThread<Uint8Array, Opening>(program), limit)),
  );
  return {
    open: (bytes) =>
      ask(bytes).catch((error: unknown) => {
        if (error instanceof TimeLimitPassed) return OPENING_ENDED;
        throw error;
      }),
    close,
  };
}
