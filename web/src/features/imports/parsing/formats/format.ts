/** The formats of cells: how each is read as text, by what its column is. Pure. */
import { parseSections, type Section } from "./sections.ts";
import { textSection } from "./show-number.ts";
import { type ShownDay, shownDay } from "./shown-day.ts";

export type CellFormat =
  /** A text, with what its format shows around it; null where it does not show the text. */
  | { of: "text"; around: readonly [string, string] | null }
  | { of: "number"; sections: readonly Section[] }
  | { of: "day"; shows: ShownDay | null; is1904: boolean }
  | { of: "truth" }
  /** The spreadsheet found no value. */
  | { of: "error" }
  /** Typed in this page. */
  | { of: "typed" }
  /** Lies under a merge that begins in a column before it. */
  | { of: "covered" }
  /** Of a row that has more cells than the header: some value has been torn apart, and which is not known. */
  | { of: "torn" };

export const PLAIN_TEXT: CellFormat = { of: "text", around: ["", ""] };
/** What spreadsheets show where there is no value, as for a formula that was never computed. */
export const NO_VALUE = "#VALUE!";
export const FULL_DAY: ShownDay = { year: true, month: true, day: true, time: false, isOrdered: false };

/** How a cell with a number is shown by this format. */
export function formatOfNumber(code: string, is1904: boolean): CellFormat {
  const sections = parseSections(code);
  const [first] = sections;
  if (!first || first.days.length === 0) return { of: "number", sections };
  // By a condition some days are shown otherwise than others.
  const isOne = sections.every(({ condition }) => condition === null);
  return { of: "day", shows: isOne ? shownDay(first) : null, is1904 };
}

/** How a cell with a text is shown by this format. */
export function formatOfText(code: string): CellFormat {
  const section = textSection(parseSections(code));
  if (!section) return PLAIN_TEXT;
  const { tokens, isCertain, days } = section;
  const at = tokens.findIndex(({ is }) => is === "text");
  const isOther = tokens.some(({ is }, place) => is !== "literal" && place !== at);
  if (at < 0 || isOther || !isCertain || days.length > 0) return { of: "text", around: null };
  const literal = (from: number, to?: number) =>
    tokens
      .slice(from, to)
      .map((token) => (token.is === "literal" ? token.text : ""))
      .join("");
  return { of: "text", around: [literal(0, at), literal(at + 1)] };
}
