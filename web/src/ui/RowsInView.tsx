/** The body of a long table: its rows in view, and the room of those above and below. */
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** The usual height of a row, in pixels. */
const ROW = 64;

export type RowsInViewProps = {
  count: number;
  /** Columns of the table. */
  span: number;
  /** The row of this index; `measure` is its ref where its height counts. */
  rowAt: (index: number, measure?: (row: HTMLTableRowElement | null) => void) => ReactNode;
};

const Room = ({ height, span }: { height: number; span: number }) =>
  height > 0 ? (
    <tr className="table__room">
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;

export function RowsInView({ count, span, rowAt }: RowsInViewProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setOffset(top + globalThis.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({ count, estimateSize: () => ROW, overscan: 12, scrollMargin: offset });
  const items = virtual.getVirtualItems();
  return (
    <tbody ref={body}>
      <Room height={(items[0]?.start ?? offset) - offset} span={span} />
      {items.map(({ index }) => rowAt(index, virtual.measureElement))}
      <Room height={virtual.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset)} span={span} />
    </tbody>
  );
}
