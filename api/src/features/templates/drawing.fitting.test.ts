/** What is taken to fit its box without being measured does fit when Typst measures it. */
import type { FONTS, TextBox } from "@ijaza/schema/template-layout";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createTypst } from "../../platform/typst/typst-pool.ts";
import { surelyFits } from "./drawing.fitting.ts";
import { drawTemplate } from "./drawing.ts";

const typst = createTypst({ threads: 1 });
afterAll(() => typst.close());

type Font = (typeof FONTS)[number];
type Case = { text: string; font: Font; language: "fr" | "ar"; isBold: boolean; isItalic: boolean; size: number };

const LATIN =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÈÊËÎÏÔÖÙÛÜÇŒßñäöü0123456789 .,:;'’!()[]/\"“”«»°·@%&+–—…-";
const ARABIC = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ";
const FONT_NAMES: readonly Font[] = ["serif", "sans", "display"];
const mixed: fc.Arbitrary<Case> = fc.record({
  text: fc
    .string({ unit: fc.constantFrom(...LATIN, ...ARABIC), minLength: 1, maxLength: 40 })
    .filter((text) => /\S/.test(text)),
  font: fc.constantFrom(...FONT_NAMES),
  language: fc.constantFrom("fr" as const, "ar" as const),
  isBold: fc.boolean(),
  isItalic: fc.boolean(),
  size: fc.integer({ min: 6, max: 40 }),
});
/** Nothing makes up for a letter that is wider than it is taken for. */
const alike: Case[] = [...LATIN, ...ARABIC]
  .filter((letter) => letter !== " ")
  .flatMap((letter) => FONT_NAMES.map((font) => ({ text: letter.repeat(9), font })))
  .map((given) => ({ ...given, language: "fr", isBold: true, isItalic: false, size: 12 }));

/** A box that the text only just fits, as far as is known without measuring. */
function tightest({ text, language, size }: Case): { width: number; height: number } {
  const lines = [[{ text }]];
  const isArabic = language === "ar" || /\p{Script=Arabic}/u.test(text);
  const fits = (box: { width: number; height: number }) => surelyFits({ box: { ...box, size }, lines, isArabic });
  const least = (isEnough: (side: number) => boolean) => {
    let side = 0.1;
    while (!isEnough(side)) side += 0.1;
    return side;
  };
  const height = least((side) => fits({ width: 10_000, height: side }));
  return { height, width: least((side) => fits({ width: side, height })) };
}

const boxOf = (given: Case, at: number): TextBox => ({
  ...{ id: `text-${at}`, kind: "text", x: 0, y: 0, ...tightest(given) },
  ...{ language: given.language, texts: { en: given.text, fr: given.text, ar: given.text } },
  ...{ font: given.font, isBold: given.isBold, isItalic: given.isItalic, colour: "#000000" },
  ...{ align: "start", anchor: "top" },
  // A text that has to be measured is set in half the size at least: what does not fit then is told.
  size: given.size * 2,
});

/** What does not fit, with every text measured. */
async function toldOf(boxes: TextBox[]): Promise<unknown[]> {
  const { program, data, files } = drawTemplate({
    layout: {
      language: "fr",
      page: { size: "A4", orientation: "landscape" },
      background: { colour: "#ffffff", picture: null, pattern: "none", patternColour: "#000000" },
      boxes,
    },
    ...{ language: "fr", values: () => ({}), title: "", author: "", link: "", seed: "", pictures: {} },
    alts: { logo: "", signature: "", picture: "", qr: "", seal: "" },
  });
  const measured = data.replaceAll('"fits":true', '"fits":false');
  const { told } = await typst.render({ program, data: measured, ...(files && { files }), format: "svg" });
  return told;
}

test("no text is larger than the bound that it is known by", async () => {
  const given = [...alike, ...fc.sample(mixed, 100)];
  const told = await toldOf(given.map(boxOf));
  expect(told.map((id) => given[Number(String(id).slice("text-".length))])).toEqual([]);
});

test("a word that is wider than its box does not fit, however high the box", async () => {
  const given: Case = {
    text: "Rechtsschutzversicherung",
    font: "serif",
    language: "fr",
    isBold: false,
    isItalic: false,
    size: 12,
  };
  const box = { ...boxOf(given, 0), height: 100 };
  expect(await toldOf([box])).toEqual([]);
  expect(await toldOf([{ ...box, width: 30 }])).toEqual(["text-0"]);
});

test("a text of letters whose width is not known is measured", () => {
  const box = { size: 10, width: 1000, height: 1000 };
  expect(surelyFits({ box, lines: [[{ text: "Иван" }]], isArabic: false })).toBe(false);
  expect(surelyFits({ box, lines: [[{ text: "Ivan" }]], isArabic: false })).toBe(true);
});
