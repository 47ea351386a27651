/** Keeps one child of a scrolling row in sight. */
import { type RefObject, useEffect } from "react";

/** Moves the row alone: `scrollIntoView` would move the page to it as well. */
function centre(row: HTMLElement, child: Element | undefined): void {
  if (!child) return;
  const [around, inside] = [row.getBoundingClientRect(), child.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}

/** Also when children become wider later, as counts make them. */
export const useCentred = (list: RefObject<HTMLElement | null>, at: number): void => {
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    centre(row, row.children[at]);
    const resizes = new ResizeObserver(() => centre(row, row.children[at]));
    for (const child of row.children) resizes.observe(child);
    return () => resizes.disconnect();
  }, [list, at]);
};
