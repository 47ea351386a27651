/**
 * The threads that draw, open PDFs and make credentials. All files of a worker share them, since each takes most of a second
 * of processor time to start from its sources. The worker ends with them.
 */

import { count } from "../../vitest.costs.ts";
import type { AppOptions } from "../src/app-options.ts";
import { createDrawingPool } from "../src/features/documents/making/drawing-pool.ts";
import { createIssuingPool } from "../src/features/issuing/issuing-pool.ts";
import { createPreviewPool } from "../src/features/templates/previewing/preview-pool.ts";
import { createOpeningPool } from "../src/features/verification/opening-pool.ts";
import type { Typst } from "../src/platform/typst/typst-pool.ts";

/** An application closes its pools; these stay for the next one. */
const close = async (): Promise<void> => undefined;

const counted = ({ render }: Typst): Typst => ({
  render(request) {
    count("drawings");
    return render(request);
  },
  close,
});

export const KEPT_THREADS = {
  typst: counted(createDrawingPool({ threads: 1 })),
  previewTypst: counted(createPreviewPool()),
  opening: { ...createOpeningPool({ threads: 1 }), close },
  issuingPool: { ...createIssuingPool({ threads: 1 }), close },
} satisfies Partial<AppOptions>;
