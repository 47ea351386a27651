/** The place of the rows before they are there, so that the buttons below do not move when they come. */

import { SkeletonRows } from "../../../ui/Skeleton.tsx";

/** In pixels, before a row is measured: one as it is, and one with a bad cell to correct. */
export const rowHeight = (onlyBad: boolean): number => (onlyBad ? 118 : 52);

const MOST_SHOWN = 10;

export function RowsPlace({ count, onlyBad }: { count: number; onlyBad: boolean }) {
  return (
    <div className="import-rows" style={{ blockSize: count * rowHeight(onlyBad), overflow: "hidden" }}>
      <SkeletonRows rows={Math.min(count, MOST_SHOWN)} columns={1} />
    </div>
  );
}
