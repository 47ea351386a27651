/** The place of the rows before they are there, so that the buttons below do not move when they come. */

import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import type { Shown } from "../sheet/sheet-values.ts";

/** In pixels, before a row is measured: one as it is, and one with a bad cell to correct. */
export const rowHeight = (shown: Shown): number => (shown === "all" ? 52 : 118);

const MOST_SHOWN = 10;

export function RowsPlace({ count, shown }: { count: number; shown: Shown }) {
  return (
    <div className="import-rows" style={{ blockSize: count * rowHeight(shown), overflow: "hidden" }}>
      <SkeletonRows rows={Math.min(count, MOST_SHOWN)} columns={1} />
    </div>
  );
}
