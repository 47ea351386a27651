/**
 * The threads that draw, open PDFs and make credentials. All files of a worker share them, since each takes most of a second
 * of processor time to start from its sources. The worker ends with them.
 */

import { count } from "../../vitest.costs.ts";
import type { AppOptions } from "../src/app-options.ts";
import { createIssuingPool } from "../src/features/issuing/issuing-pool.ts";
import {
  createDrawing,
  createPreviewDrawing,
  type Drawing,
} from "../src/features/templates/drawing/drawing-threads.ts";
import { createOpeningPool } from "../src/features/verification/opening-pool.ts";

/** An application closes its pools; these stay for the next one. */
const close = async (): Promise<void> => undefined;

const counted = ({ draw, render }: Drawing): Drawing => ({
  async draw(...input) {
    const drawn = await draw(...input);
    count("drawings");
    return drawn;
  },
  async render(request) {
    const rendered = await render(request);
    count("drawings");
    return rendered;
  },
  close,
});

export const KEPT_THREADS = {
  drawing: counted(createDrawing({ threads: 1 })),
  previewDrawing: counted(createPreviewDrawing()),
  opening: { ...createOpeningPool({ threads: 1 }), close },
  issuingPool: { ...createIssuingPool({ threads: 1 }), close },
} satisfies Partial<AppOptions>;
