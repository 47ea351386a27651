/** Where on its pages each element and row of a layout was drawn, so that it can be found on the picture. Pure. */

import type { Answer } from "@ijaza/schema/calls/endpoint";
import type { previewTemplate } from "@ijaza/schema/templates/calls";
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import type { PlacedPicture } from "./document-places.ts";
import type { SetElement, SetLayout } from "./set-layout.ts";

export type Place = Answer<typeof previewTemplate>["places"][number];

type Placed = { set: SetLayout["elements"][number]; pictures: readonly PlacedPicture[] };

/** In the order of the layout, once a page; what is not drawn has none. A stack is where its rows are. */
export function placesOf(placed: readonly Placed[], { elements }: StackLayout): Place[] {
  const own = placed.filter(({ set }) => elements.includes(set.element));
  return own.flatMap((each) => {
    const drawn = drawnIn(each);
    const { id } = each.set.element;
    return [...united(drawn.map((place) => ({ ...place, id }))), ...united(drawn.filter((place) => place.id !== id))];
  });
}

function drawnIn({ set: { element, content }, pictures }: Placed): Place[] {
  const { id } = element;
  return [
    ...ruleIn(element),
    ...pictures.map(({ x, y, width, height }) => ({ id, page: 0, x, y, width, height })),
    ...content.flatMap(drawnFrom),
  ];
}

const ruleIn = (element: LayoutElement): Place[] => {
  if (element.kind !== "rule") return [];
  const { id, x, y, width, height } = element;
  return [{ id, page: 0, x, y, width, height }];
};

function drawnFrom(each: SetElement): Place[] {
  if (each.kind === "text") return [{ id: each.id, page: each.page, ...each.area }];
  if (each.kind === "rule")
    return [{ id: each.id, page: each.page, x: each.x, y: each.y, width: each.width, height: 0 }];
  return [];
}

/** One place for each id and page. */
function united(drawn: readonly Place[]): Place[] {
  const found = new Map<string, Place>();
  for (const each of drawn) {
    const key = `${each.page} ${each.id}`;
    const before = found.get(key);
    found.set(key, before ? around(before, each) : each);
  }
  return [...found.values()].map(rounded);
}

function around(one: Place, other: Place): Place {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  const width = Math.max(one.x + one.width, other.x + other.width) - x;
  return { ...one, x, y, width, height: Math.max(one.y + one.height, other.y + other.height) - y };
}

const rounded = ({ id, page, x, y, width, height }: Place): Place => ({
  id,
  page,
  x: tenths(x),
  y: tenths(y),
  width: tenths(width),
  height: tenths(height),
});

const tenths = (length: number): number => Math.round(length * 10) / 10;
