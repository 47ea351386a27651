/** The place of somebody who signs: title above, signature on its line, name beneath. Pure. */
import { directionOf, type Language } from "@ijaza/schema/product";
import type { Cell, LayoutElement } from "@ijaza/schema/templates/stack-layout";
import type { Flow } from "./flow.ts";

export type SignatoryElement = Extract<LayoutElement, { kind: "signatory" }>;

/** Millimetres. A signature is at most so large, and stands on its line. */
const SIGNATURE = { width: 46, height: 15.3 };
const TITLE_ABOVE = 15.6;
const NAME_BELOW = 4.5;
const TITLES_APART = 4.7;
const NAMES_APART = 5.3;

/** Under which name a template names the values of a slot: `signatory1`, `holder`. */
const slotName = (slot: SignatoryElement["slot"]): string => (slot === "holder" ? slot : `signatory${slot}`);

/** What stands above the line that the holder signs by hand, in the language of `template-text.ts`. */
const HOLDER: Record<Language, string> = {
  en: "Holder",
  fr: "{sex|Le titulaire|La titulaire|Titulaire}",
  ar: "{sex|صاحب الشهادة|صاحبة الشهادة|صاحب(ة) الشهادة}",
};

/** The titles grow upwards, the names downwards, in the mirrored order of languages. Who signs by hand has no printed name. */
export function signatoryFlows({ x, y, width, align, slot, languages }: SignatoryElement): Flow[] {
  const cell = (language: Language, options: Pick<Cell, "text" | "role" | "ink">): Cell => ({
    language,
    x,
    width,
    align: directionOf(language) === "ltr" || align === "center" ? align : mirrored(align),
    weight: 400,
    isItalic: false,
    tracking: 0,
    lines: 1,
    ...options,
  });
  const titles = languages.map((language) =>
    cell(language, {
      text: slot === "holder" ? HOLDER[language] : `{${slotName(slot)}.title}`,
      role: "signatoryTitle",
      ink: "second",
    }),
  );
  const names = languages.map((language) =>
    cell(language, { text: `{${slotName(slot)}.name}`, role: "signatoryName", ink: "ink" }),
  );
  return [
    { cells: titles, y: y - TITLE_ABOVE, apart: TITLES_APART, direction: "up" },
    ...(slot === "holder"
      ? []
      : [{ cells: names.toReversed(), y: y + NAME_BELOW, apart: NAMES_APART, direction: "down" as const }]),
  ];
}

const mirrored = (align: "start" | "end") => (align === "start" ? "end" : "start");

/** The most room of the signature; its bottom is on the line. `start` is the left of a block. */
export function signaturePlace({ x, y, width: room, align }: SignatoryElement) {
  const width = Math.min(SIGNATURE.width, room);
  const left = { start: x, center: x + (room - width) / 2, end: x + room - width }[align];
  return { x: left, y: y - SIGNATURE.height, width, height: SIGNATURE.height };
}
