/** Draws previews on a separate thread with a time limit, so that designing a template does not delay documents. */
import { createTypst, type DrawingOptions, type Typst } from "../../../platform/typst/typst-pool.ts";

/** The largest layout that is taken needs a few seconds on a slow core. */
const DRAWING_LIMIT_MS = 20_000;

/** `render` throws `preview_too_complex` when a drawing takes too long; its thread is ended, and the next one has another. */
export const createPreviewPool = ({ program, timer }: DrawingOptions = {}): Typst =>
  createTypst({
    threads: 1,
    program,
    limit: { milliseconds: DRAWING_LIMIT_MS, timer, refusal: "preview_too_complex" },
  });
