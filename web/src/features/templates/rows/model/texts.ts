/** The texts of a layout of rows: their faults, the fields that nobody knows, and what a preview can draw. Pure. */

import type { Language } from "@ijaza/schema/product";
import { TERMS } from "@ijaza/schema/templates/country-terms";
import type { Cell, LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { faultOfTemplateText, fieldsOfText } from "@ijaza/schema/templates/text";
import { type Item, itemsOf } from "./items.ts";

/** A text with its language, as columns and facts have it. */
export type Written = { language: Language; text: string };

/** The columns of a row, fixed or in a stack; nothing else has any. */
export const cellsOfItem = ({ element, row }: Item): readonly Cell[] => {
  if (row) return row.cells;
  return element.kind === "row" ? element.cells : [];
};

/** All that an item says, in its order. */
export function textsOfItem(item: Item): readonly Written[] {
  const { element } = item;
  if (element.kind === "lettering") return [{ language: "ar", text: element.text }];
  if (element.kind === "facts") return element.facts.flatMap(({ labels, value }) => [...labels, value]);
  return cellsOfItem(item);
}

/** The first item with a text that cannot be read. */
export const faultyItem = (layout: StackLayout): Item | undefined =>
  itemsOf(layout).find((item) => textsOfItem(item).some(({ text }) => faultOfTemplateText(text)));

/** What documents say beside their fields: the holder's sex, the number, who signs, the words of a country. */
const ALWAYS = /^(sex|documentNumber|signatory[1-3]\.(sex|name|title))$/;
const TERM = "term.";

/** Names in braces that are neither fields nor words of a country; none while the text cannot be read. */
export function unknownNamesIn(text: string, known: ReadonlySet<string>): string[] {
  if (faultOfTemplateText(text)) return [];
  const isTerm = (name: string) => name.startsWith(TERM) && Object.hasOwn(TERMS, name.slice(TERM.length));
  return fieldsOfText(text).filter((name) => !known.has(name) && !isTerm(name) && !ALWAYS.test(name));
}

/** The fields that a drawn title may name, as the server has it. */
const IN_LETTERING = new Set(["level", "sex", "universityName"]);

/** Names in braces that a drawn title may not have. */
export const notInLettering = (text: string): string[] =>
  faultOfTemplateText(text)
    ? []
    : fieldsOfText(text).filter((name) => !IN_LETTERING.has(name) && !name.startsWith(TERM));

/** A text that cannot be read is drawn letter by letter, as it is typed. */
const readable = <Any extends { text: string }>(written: Any): Any =>
  faultOfTemplateText(written.text) ? { ...written, text: written.text.replace(/[\\{}[\]^~_]/g, "\\$&") } : written;

function readableElement(element: LayoutElement): LayoutElement {
  switch (element.kind) {
    case "row":
      return { ...element, cells: element.cells.map(readable) };
    case "stack":
      return { ...element, rows: element.rows.map((row) => ({ ...row, cells: row.cells.map(readable) })) };
    case "lettering":
      return readable(notInLettering(element.text).length > 0 ? { ...element, text: "" } : element);
    case "facts":
      return {
        ...element,
        facts: element.facts.map(({ labels, value }) => ({ labels: labels.map(readable), value: readable(value) })),
      };
    default:
      return element;
  }
}

/** The layout that a preview draws while a text is being typed. */
export const drawableLayout = (layout: StackLayout): StackLayout => ({
  ...layout,
  elements: layout.elements.map(readableElement),
});
