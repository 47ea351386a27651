/** What can be chosen in a layout of rows: its elements and the rows of its stacks; their changes. Pure. */
import type { LayoutElement, Row, Stack, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { type Change, type Design, freeId, idsIn } from "../../model/design.ts";

export type RowDesign = Design<StackLayout>;
export type RowChange = Change<StackLayout>;

/** An element of a layout, or a row with the stack it stands in. */
export type Item = { id: string; element: LayoutElement; row?: undefined } | { id: string; element: Stack; row: Row };

/** In the order of reading; the rows of a stack follow it. */
export const itemsOf = ({ elements }: StackLayout): Item[] =>
  elements.flatMap((element): Item[] => [
    { id: element.id, element },
    ...(element.kind === "stack" ? element.rows.map((row) => ({ id: row.id, element, row })) : []),
  ]);

export const findItem = (layout: StackLayout, id: string | undefined): Item | undefined =>
  itemsOf(layout).find((item) => item.id === id);

const withElements = (design: RowDesign, elements: LayoutElement[]): RowDesign => ({
  ...design,
  layout: { ...design.layout, elements },
});

export const changeRowLayout =
  (changes: Partial<StackLayout>): RowChange =>
  (design) => ({ ...design, layout: { ...design.layout, ...changes } });

/** Replaces the element with the same id. */
export const putElement =
  (put: LayoutElement): RowChange =>
  (design) =>
    withElements(
      design,
      design.layout.elements.map((element) => (element.id === put.id ? put : element)),
    );

/** Replaces the row with the same id in its stack. */
export const putRow =
  (put: Row): RowChange =>
  (design) =>
    changeRows(put.id, (rows) => rows.map((row) => (row.id === put.id ? put : row)))(design);

/** Changes the rows of the stack in which a row stands; a stack without rows is none. */
const changeRows =
  (id: string, change: (rows: Row[]) => Row[]): RowChange =>
  (design) =>
    withElements(
      design,
      design.layout.elements.flatMap((element) => {
        if (element.kind !== "stack" || !element.rows.some((row) => row.id === id)) return [element];
        const rows = change(element.rows);
        return rows.length > 0 ? [{ ...element, rows }] : [];
      }),
    );

function moved<Each extends { id: string }>(list: readonly Each[], id: string, step: -1 | 1): Each[] {
  const all = [...list];
  const at = all.findIndex((each) => each.id === id);
  const [one, other] = [all[at], all[at + step]];
  if (!one || !other) return all;
  all[at] = other;
  all[at + step] = one;
  return all;
}

/** Moves an element among the elements, or a row within its stack; the first and the last stay. */
export const moveItem =
  ({ id, row }: Item, step: -1 | 1): RowChange =>
  (design) =>
    row
      ? changeRows(id, (rows) => moved(rows, id, step))(design)
      : withElements(design, moved(design.layout.elements, id, step));

export const removeItem =
  ({ id, row }: Item): RowChange =>
  (design) =>
    row
      ? changeRows(id, (rows) => rows.filter((each) => each.id !== id))(design)
      : withElements(
          design,
          design.layout.elements.filter((element) => element.id !== id),
        );

const after = <Each extends { id: string }>(list: readonly Each[], id: string | undefined, added: Each): Each[] => {
  const at = list.findIndex((each) => each.id === id);
  return list.toSpliced(at < 0 ? list.length : at + 1, 0, added);
};

/** Adds an element behind the one that is named, or at the end. */
export const addElement =
  (added: LayoutElement, behind?: string): RowChange =>
  (design) =>
    withElements(design, after(design.layout.elements, behind, added));

/** Adds a row to a stack, behind the row that is named or at its end. */
export const addRow =
  (added: Row, { stack, behind }: { stack: Stack; behind?: string }): RowChange =>
  (design) =>
    putElement({ ...stack, rows: after(stack.rows, behind, added) })(design);

/** Gives ids that a layout does not have yet. */
export function freeIds(layout: StackLayout): (kind: string) => string {
  const taken = new Set(idsIn(layout));
  return (kind) => {
    const id = freeId(kind, taken);
    taken.add(id);
    return id;
  };
}
