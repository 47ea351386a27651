/** Draws documents and their pictures within a time limit, so that an endless drawing does not block the others. */
import { createTypst, type DrawingOptions, type Typst } from "../../../platform/typst/typst-pool.ts";

/** Limit for one drawing on its thread; the largest accepted layout needs a few seconds on a slow core. */
const DRAWING_LIMIT_MS = 60_000;

/** `render` throws `drawing_too_long` when a drawing takes longer; its thread is ended, and the next drawing gets a new one. */
export const createDrawingPool = ({ threads, program, timer }: DrawingOptions & { threads?: number } = {}): Typst =>
  createTypst({ threads, program, limit: { milliseconds: DRAWING_LIMIT_MS, timer, refusal: "drawing_too_long" } });
