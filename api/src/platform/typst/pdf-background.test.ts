/** A background that is drawn once lies under each page of a document, and changes nothing else in it. */

import { expect, test } from "vitest";
import { pictureOfPage, readByMupdf } from "../../../test/other-readers.ts";
import { hasReaders, readPdf } from "../../../test/pdf-readers.ts";
import { sharp } from "../files/sharp.ts";
import { render } from "./typst-here.ts";

const PROGRAM = `#let data = json(bytes(sys.inputs.data))
#set document(title: "Diplôme")
#set page(width: 80mm, height: 40mm, fill: none, background: if data.under {
  rect(width: 100%, height: 100%, fill: gradient.linear(rgb("#0e4a5a"), rgb("#8f6510")))
})
#set text(font: "EB Garamond", lang: "fr")
#if not data.under [
  #circle(radius: 2mm, fill: gradient.linear(rgb("#ffffff"), rgb("#fffdf7")))
  Zeineb Baccouche #pagebreak() Deuxième page
]`;

const MADE = { program: PROGRAM, format: "pdf", madeAt: new Date("2026-10-01"), isTagged: true } as const;
const ABOVE = JSON.stringify({ under: false });
const background = { data: JSON.stringify({ under: true }), files: {} };
const whole = () => Buffer.from(render({ ...MADE, data: ABOVE, background }).bytes);

const colourAt = async (pdf: Uint8Array, { page, left }: { page: number; left: number }): Promise<number[]> => {
  const { data } = await sharp(pictureOfPage(pdf, { dpi: 72, page }))
    .extract({ left, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

test("it lies under every page, and the text above it is read as before", async () => {
  const pdf = whole();
  for (const page of [0, 1]) {
    expect((await colourAt(pdf, { page, left: 2 }))[2]).toBeGreaterThan(80);
    expect((await colourAt(pdf, { page, left: 220 }))[0]).toBeGreaterThan(130);
  }
  expect(readByMupdf(pdf)).toBe("Zeineb Baccouche Deuxième page");
  expect(readByMupdf(pdf)).toBe(readByMupdf(render({ ...MADE, data: ABOVE }).bytes));
});

test("equal documents are equal files, whole ones for other readers", () => {
  expect(whole().equals(whole())).toBe(true);
  if (!hasReaders) return;
  const { check, info } = readPdf(whole());
  expect([check.status, check.stderr]).toEqual([0, ""]);
  expect(info).toMatch(/Pages: +2/);
});
