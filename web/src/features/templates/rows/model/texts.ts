/** The texts of a layout of rows: their faults, the fields that nobody knows, and what a preview can draw. Pure. */
import { TERMS } from "@ijaza/schema/country-terms";
import type { Cell, StackLayout } from "@ijaza/schema/stack-layout";
import { faultOfTemplateText, fieldsOfText } from "@ijaza/schema/template-text";
import { type Item, itemsOf } from "./items.ts";

/** The columns of a row, fixed or in a stack; nothing else has any. */
export const cellsOfItem = ({ element, row }: Item): readonly Cell[] => {
  if (row) return row.cells;
  return element.kind === "row" ? element.cells : [];
};

/** The first row with a text that cannot be read. */
export const faultyItem = (layout: StackLayout): Item | undefined =>
  itemsOf(layout).find((item) => cellsOfItem(item).some(({ text }) => faultOfTemplateText(text)));

const TERM = "term.";

/** Names in braces that are neither fields nor words of a country; none while the text cannot be read. */
export function unknownNamesIn(text: string, known: ReadonlySet<string>): string[] {
  if (faultOfTemplateText(text)) return [];
  const isTerm = (name: string) => name.startsWith(TERM) && Object.hasOwn(TERMS, name.slice(TERM.length));
  return fieldsOfText(text).filter((name) => !known.has(name) && !isTerm(name));
}

/** A text that cannot be read is drawn letter by letter, as it is typed. */
const readable = (cell: Cell): Cell =>
  faultOfTemplateText(cell.text) ? { ...cell, text: cell.text.replace(/[\\{}[\]^~_]/g, "\\$&") } : cell;

/** The layout that a preview draws while a text is being typed. */
export const drawableLayout = (layout: StackLayout): StackLayout => ({
  ...layout,
  elements: layout.elements.map((element) => {
    if (element.kind === "row") return { ...element, cells: element.cells.map(readable) };
    if (element.kind !== "stack") return element;
    return { ...element, rows: element.rows.map((row) => ({ ...row, cells: row.cells.map(readable) })) };
  }),
});
