/** Draws documents and their pictures, each for a bounded time: one that would not end keeps no other waiting for ever. */
import { createTypst, type DrawingOptions, type Typst } from "../../platform/typst/typst-pool.ts";

/** Of a document's own time on its thread; the largest layout that is taken needs a few seconds on a slow core. */
const DRAWING_LIMIT_MS = 60_000;

/** `render` throws `drawing_too_long` when a drawing takes longer; its thread is ended, and the next one has another. */
export const createDrawingPool = ({ threads, program, timer }: DrawingOptions & { threads?: number } = {}): Typst =>
  createTypst({ threads, program, limit: { milliseconds: DRAWING_LIMIT_MS, timer, refusal: "drawing_too_long" } });
