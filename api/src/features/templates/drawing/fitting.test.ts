/** A text that is assumed to fit its box without being measured does fit when Typst measures it. */
import type { FONTS, TextBox } from "@ijaza/schema/templates/box-layout";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { runs } from "../../../../../test-seed.ts";
import { sharp } from "../../../platform/files/sharp.ts";
import { drawTemplate } from "./drawing.ts";
import { createDrawing } from "./drawing-threads.ts";
import { surelyFits } from "./fitting.ts";
import { linesOf } from "./text.ts";

const drawing = createDrawing({ threads: 1 });
afterAll(() => drawing.close());

type Font = (typeof FONTS)[number];
type Case = {
  text: string;
  font: Font;
  language: "fr" | "ar";
  isBold: boolean;
  isItalic: boolean;
  size: number;
  /** The width of the box, as a share of the width of the text in one line. */
  share: number;
};

const LATIN =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZÀÉÈÊËÎÏÔÖÙÛÜÇŒßñäöü0123456789 .,:;'’!()[]/\"“”«»°·@%&+–—…-";
const ARABIC = "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ";
/** A width in millimetres that every text fits. */
const MOST = 2000;
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
  share: fc.constantFrom(1, 0.8, 0.6, 0.4, 0.25),
});
const words: fc.Arbitrary<Case> = fc
  .tuple(
    mixed,
    fc.array(fc.string({ unit: fc.constantFrom(...LATIN.slice(0, 60), ...ARABIC), minLength: 1, maxLength: 9 })),
  )
  .map(([one, rest]) => ({ ...one, text: [one.text, ...rest].join(" ").slice(0, 150) }));
const LETTERS = [...LATIN, ...ARABIC].filter((letter) => letter !== " ");
/** Texts of one repeated letter, in which no narrower letter compensates for a wrong width. */
const alike: Case[] = FONT_NAMES.flatMap((font) => LETTERS.map((letter) => ({ text: letter.repeat(9), font })))
  .flatMap((one) => (["fr", "ar"] as const).map((language) => ({ ...one, language })))
  .flatMap((one) => [true, false].map((isBold) => ({ ...one, isBold, isItalic: !isBold, size: 12, share: 1 })))
  // Of the four ways to print each letter of a font, `npm test` takes one after the other.
  .filter((_, at) => runs({ few: Math.floor(at / 4) % 4, all: at % 4 }) === at % 4);

/** The smallest box that the text fits, as far as is known without measuring. */
function tightest({ text, language, font, size, share }: Case): { width: number; height: number } {
  const lines = linesOf({ text, language, values: {} }) ?? [];
  const fits = (box: { width: number; height: number }) =>
    surelyFits({ box: { ...box, size, font, align: "start" }, language, lines });
  const least = (isEnough: (side: number) => boolean) => {
    let [tooSmall, enough] = [0, 10 * MOST];
    while (enough - tooSmall > 1) {
      const middle = Math.floor((tooSmall + enough) / 2);
      if (isEnough(middle / 10)) enough = middle;
      else tooSmall = middle;
    }
    return enough / 10;
  };
  const height = least((side) => fits({ width: MOST, height: side }));
  const width = least((side) => fits({ width: side, height }));
  const narrow = width * share;
  const broken = least((side) => fits({ width: narrow, height: side }));
  return broken < MOST ? { width: narrow, height: broken } : { width, height };
}

const boxOf = (one: Case, at: number): TextBox => ({
  id: `text-${at}`,
  kind: "text",
  x: 0,
  y: 0,
  ...tightest(one),
  language: one.language,
  texts: { en: one.text, fr: one.text, ar: one.text },
  font: one.font,
  isBold: one.isBold,
  isItalic: one.isItalic,
  colour: "#000000",
  align: "start",
  anchor: "top",
  // A text that must be measured is reduced to half its size at most; if it does not fit then, it is reported.
  size: one.size * 2,
});

/** The texts that do not fit when every text is measured. */
async function overflowing(boxes: TextBox[]): Promise<unknown[]> {
  const { metadata: ids } = await render(boxes);
  return ids;
}

async function render(boxes: TextBox[]) {
  const { program, data, files } = drawTemplate({
    layout: {
      language: "fr",
      page: { size: "A4", orientation: "landscape" },
      background: { colour: "#ffffff", picture: null, pattern: "none", patternColour: "#000000" },
      boxes,
    },
    language: "fr",
    values: () => ({}),
    title: "",
    author: "",
    link: "",
    seed: "",
    pictures: {},
    alts: { logo: "", signature: "", picture: "", qr: "", seal: "" },
  });
  const measured = data.replaceAll('"fits":true', '"fits":false');
  return drawing.render({ program, data: measured, files, format: "svg" });
}

const FEW_OR_ALL = runs({ few: 25, all: 200 });

test("no text is larger than its estimated bound", async () => {
  const cases = [...alike, ...fc.sample(mixed, FEW_OR_ALL), ...fc.sample(words, FEW_OR_ALL)];
  const ids = await overflowing(cases.map(boxOf));
  expect(ids.map((id) => cases[Number(String(id).slice("text-".length))])).toEqual([]);
});

test("a word that is wider than its box does not fit, however high the box", async () => {
  const wide: Case = {
    text: "Rechtsschutzversicherung",
    font: "serif",
    language: "fr",
    isBold: false,
    isItalic: false,
    size: 12,
    share: 1,
  };
  const box = { ...boxOf(wide, 0), height: 100 };
  expect(await overflowing([box])).toEqual([]);
  expect(await overflowing([{ ...box, width: 30 }])).toEqual(["text-0"]);
});

/** The area of the drawing on an A4 page in landscape, in millimetres. */
async function inkOf(svg: Uint8Array) {
  const page = sharp(svg, { density: 110 }).flatten({ background: "#ffffff" }).greyscale();
  const { data, info } = await page.raw().toBuffer({ resolveWithObject: true });
  const scale = 297 / info.width;
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (const [at, grey] of data.entries()) {
    if (grey >= 200) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  }
  return { left: ink.left * scale, right: ink.right * scale, top: ink.top * scale, bottom: ink.bottom * scale };
}

test.each([
  ["one word of 300 letters", "W".repeat(300)],
  ["300 letters in words", "word ".repeat(60)],
])("%s is printed within its box, although it does not fit at half its size", async (_, text) => {
  const wide: Case = {
    text,
    font: "serif",
    language: "fr",
    isBold: false,
    isItalic: false,
    size: 10,
    share: 1,
  };
  const box = { ...boxOf(wide, 0), x: 100, y: 80, width: 60, height: 12, align: "center", anchor: "middle" } as const;
  const { bytes, metadata } = await render([box]);
  const { left, right, top, bottom } = await inkOf(bytes);
  expect(metadata).toEqual(["text-0"]);
  expect([left >= 99, right <= 161, top >= 79, bottom <= 93]).toEqual([true, true, true, true]);
  expect(right - left).toBeGreaterThan(50);
});

const plain = { size: 10, width: 1000, height: 1000, font: "serif", align: "start" } as const;
const fits = (text: string, box: Partial<Parameters<typeof surelyFits>[0]["box"]> = {}) =>
  surelyFits({ box: { ...plain, ...box }, language: "fr", lines: [[{ text }]] });

test("a text with letters of unknown width is measured", () => {
  expect([fits("Иван"), fits("Ivan")]).toEqual([false, true]);
});

test("a text of several lines fits if there is space for them, unless it is justified", () => {
  const text = "one two three four five six";
  expect([fits(text, { width: 30, height: 5 }), fits(text, { width: 30, height: 21 })]).toEqual([false, true]);
  expect(fits(text, { width: 30, height: 21, align: "justify" })).toBe(false);
  expect(fits(text, { width: 5 })).toBe(false);
});
