/** A strip of facts between two lines: equal cells side by side, labels above values; absent facts leave no cell. Pure. */
import { directionOf, type Language } from "@ijaza/schema/product";
import type { Cell, LayoutElement } from "@ijaza/schema/templates/stack-layout";
import type { Flow } from "./flow.ts";

export type FactsElement = Extract<LayoutElement, { kind: "facts" }>;
type Fact = FactsElement["facts"][number];

/** Millimetres from the upper line to the first baselines, and to the lower line. */
const LABELS = { below: 5.4, apart: 4.4 };
const VALUE = 15.8;
export const FACTS_HEIGHT = 19;

/** The labels and the value of each fact that is there; the first one stands where `language` begins. */
export function factsFlows(
  { x, y, width, facts }: Pick<FactsElement, "x" | "y" | "width" | "facts">,
  language: Language,
): Flow[] {
  const each = width / Math.max(1, facts.length);
  const columns = facts.map((_, at) => (directionOf(language) === "rtl" ? facts.length - 1 - at : at));
  return facts.flatMap((fact, at) => flowsOf(fact, { x: x + columns[at]! * each, y, width: each }));
}

function flowsOf({ labels, value }: Fact, { x, y, width }: Pick<FactsElement, "x" | "y" | "width">): Flow[] {
  const cell = ({ language, text }: Fact["value"], options: Pick<Cell, "role" | "ink"> & Partial<Cell>): Cell => ({
    language,
    text,
    x,
    width,
    align: "center",
    weight: 400,
    isItalic: false,
    tracking: 0,
    lines: 1,
    ...options,
  });
  const named = labels.map((label) =>
    cell(label, { role: "caption", ink: "second", size: label.language === "ar" ? 11 : 8.5 }),
  );
  return [
    { cells: named, y: y + LABELS.below, apart: LABELS.apart, direction: "down" },
    { cells: [cell(value, { role: "text", ink: "ink", size: 12 })], y: y + VALUE, apart: 0, direction: "down" },
  ];
}
