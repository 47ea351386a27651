/** The most letters that a document can print by a layout: every field at its longest, every text in its longest form. Pure. */

import { type Field, longestText } from "@ijaza/schema/fields/fields";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { type Layout, PLACEHOLDER } from "@ijaza/schema/templates/box-layout";
import type { DocumentFieldName } from "@ijaza/schema/templates/fields";
import { PRINTED_LENGTHS } from "@ijaza/schema/templates/printed-lengths";
import { isStackLayout, type LayoutElement, type StackLayout } from "@ijaza/schema/templates/stack-layout";
import { counterpartsOf } from "@ijaza/schema/templates/styled-values";
import type { TextNode } from "@ijaza/schema/templates/text";
import { textsOf } from "../drawing/layout-texts.ts";
import { parsedText } from "../drawing/parsed-text.ts";
import { checkFlows } from "../typesetting/check-block.ts";
import { signatoryFlows } from "../typesetting/signatory-block.ts";

/** Days in two calendars, numbers, countries, and the product's own words. */
export const LONGEST_WORDING = 100;
/** A preposition before a place, an academic prefix before a name. */
const WORD_BEFORE = 10;
/** Texts beside the claims, by the name that templates use. */
const BESIDE: Record<DocumentFieldName | "documentNumber", number> = {
  ...PRINTED_LENGTHS,
  reference: LONGEST_WORDING,
  link: 300,
  documentNumber: LONGEST_WORDING,
};
const OF_SIGNATORIES: Readonly<Record<string, number>> = {
  name: PRINTED_LENGTHS.signatoryName + WORD_BEFORE,
  title: PRINTED_LENGTHS.signatoryTitle,
};

type LongestValue = (name: string) => number;

export function mostLetters(layout: AnyLayout, fields: readonly Field[]): number {
  const longest = longestValues(fields);
  return isStackLayout(layout) ? ofRows(layout, longest) : ofBoxes(layout, longest);
}

/** Every text of rows is printed, in whichever language it is. */
function ofRows(layout: StackLayout, longest: LongestValue): number {
  const texts = [...textsOf(layout), ...layout.elements.flatMap(ownTexts)];
  return sum(texts, ({ text }) => ofNodes(parsedText(text).nodes, longest));
}

/** The texts that an element prints without the template writing them. */
function ownTexts(element: LayoutElement): { text: string }[] {
  if (element.kind === "check") return checkFlows(element).flatMap(({ cells }) => cells);
  return element.kind === "signatory" ? signatoryFlows(element).flatMap(({ cells }) => cells) : [];
}

function ofNodes(nodes: readonly TextNode[], longest: LongestValue): number {
  return sum(nodes, (node) => {
    switch (node.kind) {
      case "letters":
        return node.text.length;
      case "field":
        return longest(node.name);
      case "variant":
        return Math.max(...[node.masculine, node.feminine, node.unknown].map((form) => ofNodes(form, longest)));
      case "optional":
        return ofNodes(node.nodes, longest);
    }
  });
}

/** A box is printed in one language. */
const ofBoxes = ({ boxes }: Layout, longest: LongestValue): number =>
  sum(boxes, (box) => (box.kind === "text" ? Math.max(...Object.values(box.texts).map(inBox(longest))) : 0));

const inBox = (longest: LongestValue) => (text: string) =>
  text.replaceAll(PLACEHOLDER, "").length + sum([...text.matchAll(PLACEHOLDER)], ([, name]) => longest(name!));

function longestValues(fields: readonly Field[]): LongestValue {
  const ofFields = new Map(fields.map((field) => [field.name, longestOf(field)]));
  return (name) => {
    const [, signs] = /^signatory[1-3][.]([a-z]+)$/.exec(name) ?? [];
    if (signs) return OF_SIGNATORIES[signs] ?? 0;
    if (name.startsWith("term.")) return LONGEST_WORDING;
    if (Object.hasOwn(BESIDE, name)) return BESIDE[name as keyof typeof BESIDE];
    return Math.max(...[name, ...counterpartsOf(name)].map((each) => ofFields.get(each) ?? 0));
  };
}

function longestOf({ kind, choices = [], ...field }: Field): number {
  switch (kind) {
    case "text":
    case "name":
    case "identifier":
      return longestText(field) + WORD_BEFORE;
    case "choice":
      return Math.max(
        LONGEST_WORDING,
        ...choices.flatMap(({ label }) => Object.values(label).map(({ length }) => length)),
      );
    default:
      return LONGEST_WORDING;
  }
}

const sum = <Item>(items: readonly Item[], lettersOf: (item: Item) => number): number =>
  items.reduce((all, item) => all + lettersOf(item), 0);
