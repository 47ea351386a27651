/** HarfBuzz measures what Typst draws: the lines that are broken and placed here are those on the paper. */
import { afterAll, expect, test } from "vitest";
import type { Face } from "../../../platform/typst/typst-fonts.ts";
import { createDrawing } from "../drawing/drawing-threads.ts";
import { featuresOf, widthOf } from "./shaping.ts";

const drawing = createDrawing({ threads: 1 });
afterAll(() => drawing.close());

const PROGRAM = `#let each = json(bytes(sys.inputs.data))
#set text(size: 100pt, fallback: false, hyphenate: false)
#context for it in each {
  [#metadata(measure(text(font: it.family, weight: it.weight, style: it.style, dir: if it.rtl { rtl } else { ltr },
    kerning: not it.rtl, features: it.features, it.text)).width.pt()) <told>]
}`;

const face = (family: string, weight: number, isItalic = false): Face => ({ family, weight, isItalic });

const CASES: [string, Face, { isSmallCaps?: boolean }?][] = [
  ["Université de Ribat al-Andalus", face("EB Garamond", 600)],
  ["République Tunisienne", face("EB Garamond", 400), { isSmallCaps: true }],
  ["né le 12 mai 2003 à Sfax", face("EB Garamond", 400, true)],
  ["Master en mathématiques appliquées", face("Cormorant Garamond", 700)],
  ["Mention\u202f: Bien", face("EB Garamond", 600)],
  ["Mention\u202f: Bien", face("Cormorant Garamond", 700)],
  ["Mention\u202f: Bien", face("Spectral", 400)],
  ["having fulfilled all the requirements", face("Spectral", 300)],
  ["GD47W-H9WKM-VP1MY-0S89C-GSMZP-D", face("IBM Plex Mono", 400)],
  ["الجمهورية", face("Amiri", 400)],
  ["لإقتصادية", face("Amiri", 700)],
  ["الكبرى", face("Amiri", 700)],
  ["الترشح", face("Amiri", 400)],
];

test("words are as wide as Typst draws them, in each face", async () => {
  const data = CASES.map(([text, { family, weight, isItalic }, shaping]) => ({
    text,
    family,
    weight,
    style: isItalic ? "italic" : "normal",
    rtl: family === "Amiri",
    features: featuresOf(text, { face: { family, weight, isItalic }, ...shaping }),
  }));
  const { metadata } = await drawing.render({ program: PROGRAM, data: JSON.stringify(data), format: "svg" });
  const measured = CASES.map(([text, each, shaping]) =>
    widthOf(text, each, { ...shaping, hasKerning: each.family !== "Amiri" }),
  );
  expect(measured.map((em) => (em * 100).toFixed(1))).toEqual((metadata as number[]).map((pt) => pt.toFixed(1)));
});
