/** A template that is being designed: its name, layout, fields, and the changes of its boxes. Pure. */

import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { Layout, LayoutBox } from "@ijaza/schema/templates/box-layout";
import { MOST_BOXES } from "@ijaza/schema/templates/box-layout";
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";

/** A layout of boxes, unless another one is named. */
export type Design<Any extends AnyLayout = Layout> = {
  name: string;
  layout: Any;
  fieldsDefinition: readonly FieldDefinition[];
};
export type Change<Any extends AnyLayout = Layout> = (design: Design<Any>) => Design<Any>;

/** The type of a box of one kind. */
export type BoxOf<Kind extends LayoutBox["kind"]> = Extract<LayoutBox, { kind: Kind }>;

const withBoxes = (design: Design, boxes: LayoutBox[]): Design => ({ ...design, layout: { ...design.layout, boxes } });

/** The boxes with these ids, in reading order. */
export const boxesOf = ({ layout }: Design, ids: readonly string[]): LayoutBox[] =>
  layout.boxes.filter(({ id }) => ids.includes(id));

export const changeLayout =
  (changes: Partial<Layout>): Change =>
  (design) => ({ ...design, layout: { ...design.layout, ...changes } });

/** Replaces the boxes with the same ids. */
export const putBoxes =
  (boxes: readonly LayoutBox[]): Change =>
  (design) => {
    const put = new Map(boxes.map((box) => [box.id, box]));
    return withBoxes(
      design,
      design.layout.boxes.map((box) => put.get(box.id) ?? box),
    );
  };

/** Adds as many of the boxes as a layout may still have. */
export const addBoxes =
  (boxes: readonly LayoutBox[]): Change =>
  (design) =>
    withBoxes(design, [...design.layout.boxes, ...boxes].slice(0, MOST_BOXES));

export const removeBoxes =
  (ids: readonly string[]): Change =>
  (design) =>
    withBoxes(
      design,
      design.layout.boxes.filter(({ id }) => !ids.includes(id)),
    );

/**
 * Moves the boxes one step up (-1) or down (1) in reading order, which is also the drawing order; the first and the
 * last stay.
 */
export const reorderBoxes =
  (ids: readonly string[], step: -1 | 1): Change =>
  (design) => {
    const boxes = [...design.layout.boxes];
    const places = boxes.keys();
    for (const at of step < 0 ? places : [...places].reverse()) {
      const [box, other] = [boxes[at], boxes[at + step]];
      if (!box || !other || !ids.includes(box.id) || ids.includes(other.id)) continue;
      boxes[at] = other;
      boxes[at + step] = box;
    }
    return withBoxes(design, boxes);
  };

/** The first unused id of a kind, such as `text-3`. */
export function freeId(kind: string, taken: ReadonlySet<string>): string {
  let at = 1;
  while (taken.has(`${kind}-${at}`)) at += 1;
  return `${kind}-${at}`;
}

/** Distance of a copy from its original, in millimetres. */
const COPY_STEP = 5;

/** Copies of these boxes, slightly offset, with ids of their own. */
export function copiesOf(design: Design, ids: readonly string[]): LayoutBox[] {
  const taken = new Set(design.layout.boxes.map(({ id }) => id));
  return boxesOf(design, ids).map((box) => {
    const id = freeId(box.kind, taken);
    taken.add(id);
    return { ...box, id, x: Math.min(500, tenth(box.x + COPY_STEP)), y: Math.min(500, tenth(box.y + COPY_STEP)) };
  });
}

/** Rounds to a tenth of a millimetre. */
export const tenth = (length: number): number => Math.round(length * 10) / 10 + 0;

export const isSameDesign = (one: Design<AnyLayout>, other: Design<AnyLayout>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a layout is one of rows; the designer of boxes carries nothing of their rules. */
export const isOfRows = (layout: AnyLayout): layout is StackLayout => layout.version === 2;

/** Ids of all that can be chosen in a layout: boxes, or elements and the rows of stacks. */
export const idsIn = (layout: AnyLayout): string[] =>
  isOfRows(layout)
    ? layout.elements.flatMap((element) => [
        element.id,
        ...(element.kind === "stack" ? element.rows.map(({ id }) => id) : []),
      ])
    : layout.boxes.map(({ id }) => id);
