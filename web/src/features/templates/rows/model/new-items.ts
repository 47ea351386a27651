/** The first content of what is added to a layout of rows, and copies of what is there. Pure. */

import type { Language } from "@ijaza/schema/product";
import { pageDimensions } from "@ijaza/schema/templates/page";
import {
  type Cell,
  type LayoutElement,
  MOST_ELEMENTS,
  MOST_ROWS,
  type Row,
  type StackLayout,
} from "@ijaza/schema/templates/stack-layout";
import { tenth } from "../../model/design.ts";
import type { Fact } from "./facts.ts";
import { addElement, addRow, freeIds, type Item, type RowChange } from "./items.ts";

/** `stackRow` is a row within a stack. */
export const NEW_ITEMS = [
  "stackRow",
  "row",
  "stack",
  "picture",
  "check",
  "seal",
  "signatory",
  "lettering",
  "facts",
  "head-piece",
  "rule",
  "ornament",
  "specimen",
] as const;
export type NewItem = (typeof NEW_ITEMS)[number];

const MARGIN = 26;
/** The gap of a row of facts, in millimetres. */
const GAP = 8;

/** How a text looks before anybody says otherwise. */
const PLAIN_STYLE = {
  align: "center",
  role: "text",
  weight: 400,
  isItalic: false,
  ink: "ink",
  tracking: 0,
  lines: 1,
} as const satisfies Partial<Cell>;

const newCell = ({ language, page }: StackLayout): Cell => ({
  language,
  text: "",
  x: MARGIN,
  width: tenth(pageDimensions(page).width - 2 * MARGIN),
  ...PLAIN_STYLE,
});

/** The columns of a neighbour, without their texts. */
const emptyCells = (layout: StackLayout, like?: Row): Cell[] =>
  like
    ? like.cells.map((cell) => ({
        ...newCell(layout),
        language: cell.language,
        x: cell.x,
        width: cell.width,
        align: cell.align,
      }))
    : [newCell(layout)];

const newRow = (layout: StackLayout, like?: Row): Row => ({
  id: freeIds(layout)("row"),
  gap: GAP,
  cells: emptyCells(layout, like),
  isCentred: false,
  rule: null,
  ifWithheld: false,
});

function newElement(kind: LayoutElement["kind"], layout: StackLayout): LayoutElement {
  const { width, height } = pageDimensions(layout.page);
  const give = freeIds(layout);
  const id = give(kind);
  const centred = (length: number, tall = 0) => ({
    id,
    x: tenth((width - length) / 2),
    y: tenth((height - tall) / 2),
  });
  switch (kind) {
    case "stack": {
      const top = tenth(height / 2 - 20);
      const rows = [{ ...newRow(layout), id: give("row"), gap: 0 }];
      return { kind, id, top, bottom: tenth(top + 40), rows, stretch: 0.35, lean: 0.5, next: null };
    }
    case "row":
      return { kind, id, y: tenth(height / 2), cells: emptyCells(layout) };
    case "picture":
      return { kind, ...centred(24, 24), width: 24, height: 24, picture: "logo", hasDisc: false };
    case "check":
      return { kind, ...centred(22, 22), size: 22, side: "right", languages: [layout.language], reference: "beneath" };
    case "seal":
      return { kind, ...centred(32, 32), size: 32, ink: "metal" };
    case "signatory":
      return { kind, ...centred(62), width: 62, slot: 1, align: "center", languages: [layout.language] };
    case "lettering":
      return { kind, ...centred(120), width: 120, text: "", face: "kufi", size: 30, align: "center", ink: "main" };
    case "head-piece":
      return { kind, ...centred(160, 30), width: 160, height: 30 };
    case "facts":
      return { kind, ...centred(160), width: 160, facts: [newFact(layout.language)] };
    case "rule":
      return { kind, ...centred(64), width: 64, height: 0, stroke: 0.3, ink: "metal" };
    case "ornament":
      return { kind, ...centred(64), width: 64 };
    case "specimen":
      return { kind, ...centred(40), width: 40, align: "center" };
  }
}

/** A fact with a label in one language, both still to be written. */
export const newFact = (language: Language): Fact => ({
  labels: [{ language, text: "" }],
  value: { language, text: "" },
});

export type Addition = { change: RowChange; id: string };

/** The stack that a new row goes into: the chosen one, else the first. */
const stackFor = ({ elements }: StackLayout, chosen?: Item) =>
  chosen?.element.kind === "stack" ? chosen.element : elements.find((element) => element.kind === "stack");

/** Whether the schema leaves room for another one. */
export function mayAdd(kind: NewItem, { layout, chosen }: { layout: StackLayout; chosen?: Item }): boolean {
  if (kind !== "stackRow") return layout.elements.length < MOST_ELEMENTS;
  const stack = stackFor(layout, chosen);
  return stack !== undefined && stack.rows.length < MOST_ROWS;
}

/** Adds behind what is chosen. */
export function addition(kind: NewItem, { layout, chosen }: { layout: StackLayout; chosen?: Item }): Addition {
  const stack = stackFor(layout, chosen);
  if (kind === "stackRow" && stack) {
    const row = newRow(layout, chosen?.row ?? stack.rows.at(-1));
    return { id: row.id, change: addRow(row, { stack, behind: chosen?.row?.id }) };
  }
  const element = newElement(kind === "stackRow" ? "stack" : kind, layout);
  return { id: element.id, change: addElement(element, chosen?.element.id) };
}

/** A copy behind the original, with ids of its own. */
export function copyOf({ element, row }: Item, layout: StackLayout): Addition {
  const give = freeIds(layout);
  if (row) {
    const copy = { ...row, id: give("row") };
    return { id: copy.id, change: addRow(copy, { stack: element, behind: row.id }) };
  }
  const id = give(element.kind);
  const copy =
    element.kind === "stack"
      ? { ...element, id, rows: element.rows.map((each) => ({ ...each, id: give("row") })) }
      : { ...element, id };
  return { id, change: addElement(copy, element.id) };
}
