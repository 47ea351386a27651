/** Which claims a layout prints. Pure. */

import type { AnyLayout } from "@ijaza/schema/any-layout";
import type { Field } from "@ijaza/schema/fields";
import { cellsOf, isStackLayout, type StackLayout } from "@ijaza/schema/stack-layout";
import { fieldsNamed } from "@ijaza/schema/template-layout";
import { fieldsOfText } from "@ijaza/schema/template-text";
import { textOf } from "./drawing.ts";

/** Names of the claims that a layout prints, or whose value changes what it prints. */
export function claimsInLayout(layout: AnyLayout, fields: readonly Field[]): string[] {
  const named = new Set(isStackLayout(layout) ? namedInRows(layout) : namedInBoxes(layout));
  return fields.map(({ name }) => name).filter((name) => named.has(name));
}

const namedInBoxes = (layout: Exclude<AnyLayout, StackLayout>): string[] =>
  layout.boxes.flatMap((box) => (box.kind === "text" ? fieldsNamed(textOf(box, layout.language).text) : []));

/** The block that leads to the check prints the number. */
const namedInRows = (layout: StackLayout): string[] => [
  ...cellsOf(layout).flatMap(({ text }) => fieldsOfText(text)),
  ...(layout.elements.some(({ kind }) => kind === "check") ? ["diplomaNumber"] : []),
];
