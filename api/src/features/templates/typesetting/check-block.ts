/** The block that leads to the check of a document: its QR code with captions beside it, number and reference beneath. Pure. */
import { directionOf, type Language } from "@ijaza/schema/product";
import type { Cell, LayoutElement } from "@ijaza/schema/templates/stack-layout";
import type { Flow } from "./flow.ts";

export type CheckElement = Extract<LayoutElement, { kind: "check" }>;

/** Millimetres from the bottom of the code to the first baselines beneath it. */
const BENEATH = { number: 6.2, label: 10.3, reference: 14.5, width: 54 };
/** From the top of the code, from its side, and from caption to caption. */
const CAPTIONS = { below: 3.7, beside: 4.4, apart: 4.9, width: 18 };
/** Of the same three beside the code, with the reference on its lower edge. */
const BESIDE = { caption: 8.6, label: 14.5, reference: 20, width: 56 };

const REFERENCE_WORDS: Record<Language, string> = { en: "Reference", fr: "Référence", ar: "المرجع" };
const NUMBERS: Record<Language, string> = {
  en: "No. {documentNumber}",
  fr: "N° {documentNumber}",
  ar: "[{term.number} {documentNumber}]",
};

export function checkFlows({ x, y, size, side, languages, reference }: CheckElement): Flow[] {
  const isMirrored = side === "left";
  const main: Language = languages.find((language) => language !== "ar") ?? "ar";
  const beneath = { x: isMirrored ? x + size - BENEATH.width : x, width: BENEATH.width };
  const beside = {
    x: isMirrored ? x - CAPTIONS.beside - CAPTIONS.width : x + size + CAPTIONS.beside,
    width: CAPTIONS.width,
  };
  const wide = { x: isMirrored ? x - CAPTIONS.beside - BESIDE.width : beside.x, width: BESIDE.width };
  const cell = (language: Language, options: Pick<Cell, "text" | "role"> & Partial<Cell>): Cell => ({
    language,
    x: beneath.x,
    width: beneath.width,
    align: (directionOf(language) === "ltr") === isMirrored ? "end" : "start",
    weight: 400,
    isItalic: false,
    ink: "ink",
    tracking: 0,
    lines: 1,
    ...options,
  });
  const caption = (language: Language): Cell =>
    cell(language, {
      text: "{term.check}",
      role: "caption",
      ink: "second",
      lines: 2,
      x: beside.x,
      width: beside.width,
    });
  const ordered: Language[] = [main, ...languages.filter((each) => each !== main)];
  const label = ordered.map((each) => REFERENCE_WORDS[each]).join(" · ");
  const line = (options: Pick<Cell, "text" | "role"> & Partial<Cell>, below: number): Flow => ({
    cells: [cell(main, options)],
    y: y + below,
    apart: 0,
    direction: "down",
  });
  if (reference === "beside") {
    return [
      line({ ...wide, text: "{term.check}", role: "caption", ink: "second" }, BESIDE.caption),
      line({ ...wide, text: label, role: "label", ink: "second" }, BESIDE.label),
      line({ ...wide, text: "{reference}", role: "reference" }, BESIDE.reference),
    ];
  }
  return [
    { cells: languages.map(caption), y: y + CAPTIONS.below, apart: CAPTIONS.apart, direction: "down" },
    line({ text: NUMBERS[main], role: "number" }, size + BENEATH.number),
    line({ text: label, role: "label", ink: "second" }, size + BENEATH.label),
    line({ text: "{reference}", role: "reference" }, size + BENEATH.reference),
  ];
}
