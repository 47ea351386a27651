/** Where lines are broken, and how a line with letters of both directions is placed. */
import type { Language } from "@ijaza/schema/product";
import { expect, test } from "vitest";
import { breakLines, type Line, widthOfLine } from "./lines.ts";
import { paragraphOf } from "./paragraph.ts";
import { placeLine } from "./place-line.ts";

const setting = { pair: "classic", weight: 400, isItalic: false, tracking: 0 } as const;
const paragraph = (language: Language, ...texts: (string | [value: string])[]) =>
  paragraphOf({
    ...setting,
    language,
    pieces: texts.map((each) =>
      typeof each === "string" ? { text: each, style: {} } : { text: each[0], style: {}, isValue: true },
    ),
  });

const textOf = (line: Line) => line.flatMap(({ runs }) => runs.map(({ text }) => text)).join("");

test("a text that fits is one line, also with a dot between its facts", () => {
  const lines = breakLines(paragraph("fr", "Parcours : A · Spécialité : B"), { width: 40, lines: 2 });
  expect(lines?.map(textOf)).toEqual(["Parcours : A · Spécialité : B"]);
});

test("one that does not is broken at the dot first, which is not printed then", () => {
  const lines = breakLines(paragraph("fr", "Parcours : Mathématiques · Spécialité : Analyse"), { width: 15, lines: 2 });
  expect(lines?.map(textOf)).toEqual(["Parcours : Mathématiques", "Spécialité : Analyse"]);
});

test("lines are as even as their words allow, and as few as their width", () => {
  const text = "Mastère professionnel en ingénierie des systèmes d’information répartis";
  const lines = breakLines(paragraph("fr", text), { width: 25, lines: 3 })!;
  expect(lines.map(textOf)).toEqual(["Mastère professionnel en ingénierie", "des systèmes d’information répartis"]);
  expect(Math.abs(widthOfLine(lines[0]!) - widthOfLine(lines[1]!))).toBeLessThan(2);
});

test("what needs more lines than there may be, or has a word too wide, does not fit", () => {
  expect(breakLines(paragraph("fr", "un deux trois quatre"), { width: 4, lines: 2 })).toBeNull();
  expect(breakLines(paragraph("fr", "anticonstitutionnellement"), { width: 5, lines: 4 })).toBeNull();
});

/** How often the width of a word is read while so many are broken into as few lines as they need. */
function readsFor(words: number): number {
  let reads = 0;
  const runs: Line[number]["runs"] = [];
  const word = (kind: "word" | "space"): Line[number] => ({
    kind,
    runs,
    get width() {
      reads += 1;
      return 1;
    },
  });
  const tokens = Array.from({ length: 2 * words }, (_, at) => word(at % 2 === 0 ? "word" : "space"));
  expect(breakLines({ tokens }, { width: words, lines: 3 })).toHaveLength(2);
  return reads;
}

test("the work grows with the words and no faster", () => {
  expect(readsFor(4000) / readsFor(1000)).toBeLessThan(6);
});

/** The words of a line from the left to the right, without spaces. */
function fromLeft(language: Language, ...texts: Parameters<typeof paragraph>[1][]) {
  const { tokens, isRightToLeft } = paragraph(language, ...texts);
  const cell = { x: 0, width: 200, align: "start" } as const;
  const fitted = { cell, size: 10, isRightToLeft } as unknown as Parameters<typeof placeLine>[1]["fitted"];
  const runs = placeLine(tokens, { fitted, y: 50 });
  return {
    read: runs.map(({ text }) => text.trim()),
    seen: runs.toSorted((a, b) => a.x - b.x).map(({ text }) => text.trim()),
    ends: Math.max(...runs.map(({ x }) => x)),
  };
}

test("Arabic words stand from the right and are kept in the order of reading", () => {
  const { read, seen, ends } = fromLeft("ar", "المولودة في ", ["12 ماي 2003"]);
  expect(read).toEqual(["المولودة", "في", "12", "ماي", "2003"]);
  expect(seen).toEqual(["2003", "ماي", "12", "في", "المولودة"]);
  expect(ends).toBeGreaterThan(150);
});

test("years and references are read from the left within Arabic, with letters before them or not", () => {
  expect(fromLeft("ar", "السنة الجامعية ", ["2025-2026"]).seen).toEqual(["2025-2026", "الجامعية", "السنة"]);
  expect(fromLeft("ar", "عدد ", ["D-41-2026-000001"]).seen).toEqual(["D-41-2026-000001", "عدد"]);
});

test("a range of Eastern digits runs from the right, as Arabic is read", () => {
  expect(fromLeft("ar", "العام ", ["٢٠٢٥-٢٠٢٦"]).seen).toEqual(["٢٠٢٦", "-", "٢٠٢٥", "العام"]);
});

test("an Arabic value within Latin text keeps its own direction, also where it ends in Latin", () => {
  const { seen } = fromLeft("fr", "Nom : ", ["طارق (Tariq)"]);
  // Brackets of a run from the right are drawn mirrored.
  expect(seen).toEqual(["Nom :", ")", "Tariq", "(", "طارق"]);
});

test("a Latin line is one run with its spaces", () => {
  expect(fromLeft("fr", "Mention : ", ["Assez bien"]).read).toEqual(["Mention : Assez bien"]);
});
