/** Every letter in the table can be printed: in every family, weight and slope, and mixed with both scripts. */

import { FONTS, type TextBox } from "@ijaza/schema/templates/box-layout";
import { missingLetter } from "@ijaza/schema/templates/printed-letters";
import { afterAll, expect, test } from "vitest";
import { lettersIn } from "../../../../test/font-letters.ts";
import { fontFolders } from "../../../platform/typst/typst-fonts.ts";
import { drawTemplate } from "./drawing.ts";
import { createDrawing } from "./drawing-threads.ts";

const drawing = createDrawing({ threads: 1 });
afterAll(() => drawing.close());

/** Invisible, whether a font has it or not. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const FIRST = 0x20;
const POINTS = Array.from({ length: 0x11_0000 - FIRST }, (_, at) => at + FIRST)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .filter((point) => !INVISIBLE.test(String.fromCodePoint(point)));
const printable = POINTS.filter((point) => missingLetter(String.fromCodePoint(point)) === null);

/** The code points in the form of the table of letters. */
function rangesOf(points: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map((ends) => [...new Set(ends)].map((end) => end.toString(16)).join("-")).join(" ");
}

test("the table of letters has the letters that the fonts of every choice have", () => {
  // Four styles of each family, in the same order. The other families are used only by texts that choose them.
  const folders = fontFolders().filter((folder) => BEHIND_ALL.test(folder));
  const styles = [0, 1, 2, 3].map((style) => folders.filter((_, at) => at % 4 === style));
  const together = styles.map((style) => new Set(style.flatMap((folder) => [...lettersIn(folder)])));
  const found = POINTS.filter((point) => together.every((letters) => letters.has(point)));
  expect(rangesOf(printable)).toBe(rangesOf(found));
});

/** The families that stand behind every choice of a template. */
const BEHIND_ALL = /source-serif-4|amiri|noto-sans/;

type Style = Pick<TextBox, "font" | "isBold" | "isItalic"> & { language: "en" | "ar" };

/** Prints each text in a box of its own. */
const print = (texts: readonly string[], { language, ...style }: Style) =>
  drawing.render({
    ...drawTemplate({
      layout: {
        language,
        page: { size: "A3", orientation: "portrait" },
        background: { colour: "#ffffff", picture: null, pattern: "none", patternColour: "#000000" },
        boxes: texts.map((_, at) => boxOf(`{v${at}}`, { at, ...style })),
      },
      language,
      title: "Letters",
      author: "Test",
      link: "https://ijaza.example",
      seed: "s",
      pictures: {},
      alts: { logo: "", signature: "", picture: "", qr: "", seal: "" },
      values: () => Object.fromEntries(texts.map((text, at) => [`v${at}`, text])),
    }),
    format: "pdf",
    madeAt: new Date("2026-01-01"),
  });

const boxOf = (text: string, { at, ...style }: { at: number } & Omit<Style, "language">): TextBox => ({
  id: `box-${at}`,
  kind: "text",
  x: 0,
  y: 0,
  width: 297,
  height: 420,
  size: 4,
  colour: "#000000",
  texts: { en: text, fr: text, ar: text },
  language: null,
  align: "start",
  anchor: "top",
  ...style,
});

const A_BOX = 200;
const MARKS = printable.map((point) => String.fromCodePoint(point)).filter((letter) => /\p{M}/u.test(letter));

/** Every letter beside one of either script, with a mark that may be in another font, and a joiner. */
const letters = printable.map((point, at) => {
  const beside = at % 2 === 0 ? "a" : "ب";
  return `${beside}${String.fromCodePoint(point)}${MARKS[at % MARKS.length]}\u200c`;
});
const boxes = Array.from({ length: Math.ceil(letters.length / A_BOX) }, (_, at) =>
  letters.slice(at * A_BOX, (at + 1) * A_BOX).join(" "),
);

const STYLES = [
  ["upright, in a line from the left", { language: "en", isBold: false, isItalic: false }],
  ["italic, in a line from the right", { language: "ar", isBold: false, isItalic: true }],
  ["bold, in a line from the right", { language: "ar", isBold: true, isItalic: false }],
  ["bold and italic, in a line from the left", { language: "en", isBold: true, isItalic: true }],
] as const;
const CASES = FONTS.flatMap((font) => STYLES.map(([name, style]) => ({ font, name, style: { font, ...style } })));

// The letters of each style are read from the fonts themselves, above.
const PRINTED = "a text in $font is printed with every letter of the table, $name";
test.each(CASES.slice(0, 1))(PRINTED, isPrinted);
test.each(CASES.slice(1))(PRINTED, { tags: ["all"] }, isPrinted);

async function isPrinted({ style }: { style: Style }): Promise<void> {
  const { bytes } = await print(boxes, style);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
}

const STRANGE = ["王", "😀", "ก", "ⵣ", "\u0378"];
const REFUSED = "no text is printed with %s, which is not in the table";
test.each(STRANGE.slice(0, 1))(REFUSED, isRefused);
test.each(STRANGE.slice(1))(REFUSED, { tags: ["all"] }, isRefused);

async function isRefused(letter: string): Promise<void> {
  expect(missingLetter(letter)).not.toBeNull();
  const style = { font: "serif", language: "en", isBold: false, isItalic: false } as const;
  await expect(print([`a${letter}`], style)).rejects.toThrow("could not be displayed");
}

test("a box of a thousand words in changing scripts is printed", async () => {
  const style = { font: "serif", language: "ar", isBold: false, isItalic: false } as const;
  const { bytes } = await print(["و a ".repeat(500)], style);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
});
