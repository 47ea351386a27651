/** `2 / 3` at the foot of each page of a document that has several. Pure. */

import { pageDimensions } from "@ijaza/schema/templates/page";
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";

/** Millimetres from the lower edge of the sheet to the baseline. */
const FOOT = 13;

/** How many pages there are, by the pages of what stands on them, counted from 0. */
export const pagesOf = (elements: readonly { content: readonly object[] }[]): number =>
  1 +
  Math.max(0, ...elements.flatMap(({ content }) => content.map((each) => ("page" in each ? Number(each.page) : 0))));

type RowElement = Extract<LayoutElement, { kind: "row" }>;

export function pageNumbers({ page: sheet }: StackLayout, pages: number): { element: RowElement; page: number }[] {
  const { width, height } = pageDimensions(sheet);
  if (pages === 1) return [];
  return Array.from({ length: pages }, (_, page) => ({
    page,
    element: numbered({ page, pages, width, y: height - FOOT }),
  }));
}

/** In a language that is read from the left, as numbers are in all. */
const numbered = ({
  page,
  pages,
  width,
  y,
}: {
  page: number;
  pages: number;
  width: number;
  y: number;
}): RowElement => ({
  kind: "row",
  id: `page-${page + 1}`,
  y,
  cells: [
    {
      language: "en",
      text: `${page + 1} / ${pages}`,
      x: 0,
      width,
      align: "center",
      role: "caption",
      weight: 400,
      isItalic: false,
      ink: "second",
      tracking: 0,
      lines: 1,
    },
  ],
});
