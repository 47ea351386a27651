/** Positions in millimetres from the page's left and top edge: moving, sizing, aligning, distributing. Pure. */
import type { LayoutBox } from "@ijaza/schema/templates/box-layout";
import { tenth } from "./design.ts";

export type Size = { width: number; height: number };
export type Place = Size & { x: number; y: number };
export type Shift = { dx: number; dy: number };

export const EDGES = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Edge = (typeof EDGES)[number];
export const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;
export type Handle = (typeof HANDLES)[number];

/** The limits that the schema sets. */
const FARTHEST = { from: -100, to: 500 };
const LONGEST = 500;
/** Smaller boxes could not be grabbed; lines have no height or no width. */
const SMALLEST = 1;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The smallest rectangle around all of these. */
export function boundsOf(places: readonly Place[]): Place {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: tenth(right - x), height: tenth(bottom - y) };
}

/** Along one axis: the positions at which a box still touches the page and fits the schema's limits. */
const reach = (length: number, page: number) => ({
  least: Math.max(FARTHEST.from, -length),
  most: Math.min(FARTHEST.to, page),
});

/** Moves the boxes together, as far as all of them can go. */
export function moveBoxes<Box extends Place>(boxes: readonly Box[], { dx, dy }: Shift, page: Size): Box[] {
  if (boxes.length === 0) return [];
  const along = (position: number, ends: readonly { at: number; length: number }[], length: number) => {
    const least = Math.max(...ends.map((end) => Math.min(0, reach(end.length, length).least - end.at)));
    const most = Math.min(...ends.map((end) => Math.max(0, reach(end.length, length).most - end.at)));
    return within(position, least, most);
  };
  const x = along(
    dx,
    boxes.map((box) => ({ at: box.x, length: box.width })),
    page.width,
  );
  const y = along(
    dy,
    boxes.map((box) => ({ at: box.y, length: box.height })),
    page.height,
  );
  return boxes.map((box) => ({ ...box, x: tenth(box.x + x), y: tenth(box.y + y) }));
}

/** The least size of a side: 0 for a frame, since a line is a frame with one side of 0. */
const leastOf = (kind: LayoutBox["kind"] | undefined) => (kind === "frame" ? 0 : SMALLEST);

type SizedBox = Place & { kind?: LayoutBox["kind"] };

/** Moves an edge or a corner; the opposite one stays. */
export function resizeBox<Box extends SizedBox>(box: Box, handle: Handle, { dx, dy }: Shift): Box {
  const least = leastOf(box.kind);
  const grown = (length: number, by: number) => within(tenth(length + by), least, LONGEST);
  const width = handle.includes("w") ? grown(box.width, -dx) : handle.includes("e") ? grown(box.width, dx) : box.width;
  const height = handle.includes("n")
    ? grown(box.height, -dy)
    : handle.includes("s")
      ? grown(box.height, dy)
      : box.height;
  const x = handle.includes("w") ? within(box.x + box.width - width, FARTHEST.from, FARTHEST.to) : box.x;
  const y = handle.includes("n") ? within(box.y + box.height - height, FARTHEST.from, FARTHEST.to) : box.y;
  return { ...box, x: tenth(x), y: tenth(y), width, height };
}

/** Sets one measure of a box, within the schema's limits. */
export function measureBox<Box extends SizedBox>(box: Box, measure: keyof Place, value: number): Box {
  const isPosition = measure === "x" || measure === "y";
  const [least, most] = isPosition ? [FARTHEST.from, FARTHEST.to] : [leastOf(box.kind), LONGEST];
  return { ...box, [measure]: within(tenth(value), least, most) };
}

/** Aligns boxes to an edge or axis of `ground`: the page for one box, their common rectangle for several. */
export function alignBoxes<Box extends Place>(boxes: readonly Box[], edge: Edge, ground: Place): Box[] {
  const places: Record<Edge, (box: Box) => Partial<Place>> = {
    left: () => ({ x: tenth(ground.x) }),
    centre: (box) => ({ x: tenth(ground.x + (ground.width - box.width) / 2) }),
    right: (box) => ({ x: tenth(ground.x + ground.width - box.width) }),
    top: () => ({ y: tenth(ground.y) }),
    middle: (box) => ({ y: tenth(ground.y + (ground.height - box.height) / 2) }),
    bottom: (box) => ({ y: tenth(ground.y + ground.height - box.height) }),
  };
  return boxes.map((box) => {
    const { x = box.x, y = box.y } = places[edge](box);
    return { ...box, x: within(x, FARTHEST.from, FARTHEST.to), y: within(y, FARTHEST.from, FARTHEST.to) };
  });
}

/** Makes the gaps between neighbours equal; the first and the last stay. */
export function distributeBoxes<Box extends Place>(boxes: readonly Box[], axis: "x" | "y"): Box[] {
  if (boxes.length < 3) return [...boxes];
  const length = axis === "x" ? "width" : "height";
  const inLine = [...boxes].sort((one, other) => one[axis] - other[axis]);
  const [first, last] = [inLine[0]!, inLine.at(-1)!];
  const taken = inLine.slice(0, -1).reduce((sum, box) => sum + box[length], 0);
  const gap = (last[axis] - first[axis] - taken) / (boxes.length - 1);
  const starts = new Map<Box, number>();
  let next = first[axis];
  for (const box of inLine) {
    starts.set(box, next);
    next += box[length] + gap;
  }
  return boxes.map((box) =>
    box === last ? box : { ...box, [axis]: within(tenth(starts.get(box)!), FARTHEST.from, FARTHEST.to) },
  );
}
