/** The facts of a row of equal cells, and their changes. Pure. */
import type { LayoutElement } from "@ijaza/schema/templates/stack-layout";

export type Facts = Extract<LayoutElement, { kind: "facts" }>;
export type Fact = Facts["facts"][number];

export const withFact = (element: Facts, at: number, fact: Fact): Facts => ({
  ...element,
  facts: element.facts.map((each, place) => (place === at ? fact : each)),
});

export const withoutFact = (element: Facts, at: number): Facts => ({
  ...element,
  facts: element.facts.filter((_, place) => place !== at),
});
