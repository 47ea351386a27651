/** What a preview and a document of a demonstration say of themselves: `SPÉCIMEN · نموذج`. Pure. */

import { pageDimensions } from "@ijaza/schema/templates/page";
import type { Cell, LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { textsOf } from "../drawing/layout-texts.ts";

export type SpecimenElement = Extract<LayoutElement, { kind: "specimen" }>;

export const SPECIMEN_COLOUR = "#8a2337";
const SIZE = 7.5;
/** Millimetres from the lower edge of a sheet whose template has no place for it. */
const FROM_EDGE = 22;

export function specimenCell({ x, width, align }: SpecimenElement, layout: StackLayout): Cell {
  const languages = new Set(textsOf(layout).map(({ language }) => language));
  const words = [
    ...(languages.has("fr") ? ["SPÉCIMEN"] : languages.has("en") ? ["SPECIMEN"] : []),
    ...(languages.has("ar") ? ["نموذج"] : []),
  ];
  return {
    language: languages.has("fr") ? "fr" : languages.has("en") ? "en" : "ar",
    text: words.join(" · "),
    x,
    width,
    align,
    role: "caption",
    size: SIZE,
    weight: 400,
    isItalic: false,
    ink: "metal",
    tracking: 0,
    lines: 1,
  };
}

/** The elements of a layout; where it has no place for the word, one is added. */
export function withSpecimen({ elements, page }: StackLayout): LayoutElement[] {
  if (elements.some(({ kind }) => kind === "specimen")) return elements;
  const { width, height } = pageDimensions(page);
  return [...elements, { kind: "specimen", id: "specimen", x: 0, y: height - FROM_EDGE, width, align: "center" }];
}
