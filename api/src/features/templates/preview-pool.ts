/** Draws previews on a thread that documents do not share, for a bounded time: who designs keeps nobody from a document. */
import { AppError } from "../../platform/app-error.ts";
import type { Program } from "../../platform/threads/thread.ts";
import { TimeLimitPassed, type Timer } from "../../platform/threads/time-limit.ts";
import { createTypst, type Typst } from "../../platform/typst/typst-pool.ts";

/** The largest layout that is taken needs a few seconds on a slow core. */
const DRAWING_LIMIT_MS = 20_000;

type PoolOptions = { program?: Program; timer?: Timer };

/** `render` throws `preview_too_complex` when a drawing takes too long; its thread is ended, and the next one has another. */
export function createPreviewPool({ program, timer }: PoolOptions = {}): Typst {
  const limit = { milliseconds: DRAWING_LIMIT_MS, ...(timer && { timer }) };
  const { render, close } = createTypst({ threads: 1, limit, ...(program && { program }) });
  return {
    render: (request) =>
      render(request).catch((error: unknown) => {
        if (error instanceof TimeLimitPassed) throw new AppError("preview_too_complex");
        throw error;
      }),
    close,
  };
}
