/** Which claims a layout prints. Pure. */

import type { Field } from "@ijaza/schema/fields/fields";
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import { fieldsNamed } from "@ijaza/schema/templates/box-layout";
import { isStackLayout, type StackLayout } from "@ijaza/schema/templates/stack-layout";
import { counterpartsOf } from "@ijaza/schema/templates/styled-values";
import { textOf } from "./drawing.ts";
import { textsOf } from "./layout-texts.ts";
import { type ParsedText, parsedText } from "./parsed-text.ts";

type ClaimsOptions = {
  fields: readonly Field[];
  /** Whether the document has the claim. */
  has: (claim: string) => boolean;
};

/** Names of the claims that a layout prints, or whose value changes what it prints. */
export function claimsInLayout(layout: AnyLayout, { fields, has }: ClaimsOptions): string[] {
  const named = new Set(isStackLayout(layout) ? withCounterparts(namedInRows(layout), has) : namedInBoxes(layout));
  return fields.map(({ name }) => name).filter((name) => named.has(name));
}

const namedInBoxes = (layout: Exclude<AnyLayout, StackLayout>): string[] =>
  layout.boxes.flatMap((box) => (box.kind === "text" ? fieldsNamed(textOf(box, layout.language).text) : []));

/** Where the document lacks a claim, another language of it is printed. */
const withCounterparts = (names: readonly string[], has: ClaimsOptions["has"]): string[] =>
  names.flatMap((name) => (has(name) ? [name] : [name, ...counterpartsOf(name).filter(has).slice(0, 1)]));

/** Whether a claim that a layout prints is kept from the reader; nobody misses one that words only agree with. */
export const hasWithheldClaim = (layout: StackLayout, withheld: ReadonlySet<string>): boolean => {
  const named = namedInRows(layout, ({ printed }) => printed);
  return withCounterparts(named, () => true).some((name) => withheld.has(name));
};

/** The block that leads to the check prints the number. */
const namedInRows = (layout: StackLayout, namesOf = ({ fields }: ParsedText) => fields): string[] => [
  ...textsOf(layout).flatMap(({ text }) => namesOf(parsedText(text))),
  ...(layout.elements.some(({ kind }) => kind === "check") ? ["diplomaNumber", "certificateNumber"] : []),
];
