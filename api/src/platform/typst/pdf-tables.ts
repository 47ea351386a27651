/**
 * Makes the first cell of each row of a tagged PDF's tables the heading of its row (PDF 1.7, 14.8.4.3.4 and 14.8.5.7): Typst
 * knows headings of columns alone. Pure.
 */

const ROW = "/S /TR\n";
const CELL = "/S /TD\n";
const HEADING = "/S /TH\n";
const FIRST = /\/K \[(\d+) 0 R/;
/** What Typst writes of a cell that no column heading belongs to. */
const NO_HEADINGS = "/Headers []";
const OF_ROW = "/Scope /Row";
/** Elements of the structure are short; streams are not. */
const LONGEST = 2000;

export function withRowHeadings(objects: readonly Buffer[]): Buffer[] {
  const texts = objects.map((object) => (object.length < LONGEST ? object.toString("latin1") : ""));
  const headings = new Set(texts.filter((text) => text.includes(ROW)).map((text) => Number(FIRST.exec(text)?.[1])));
  return objects.map((object, at) =>
    headings.has(at + 1)
      ? Buffer.from(texts[at]!.replace(CELL, HEADING).replace(NO_HEADINGS, OF_ROW), "latin1")
      : object,
  );
}
