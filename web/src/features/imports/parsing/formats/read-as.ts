/** Reads a cell as its column takes it: what the sheet shows, or the reason why that is not certain. Pure. */
import { type Field, NO_VALUE } from "@ijaza/schema/fields/fields";
import type { UnreadCode } from "@ijaza/schema/fields/rows";
import { readDecimal, roundedNumber, withDecimals } from "./decimal.ts";
import type { CellFormat } from "./format.ts";
import { decimalsOf, sectionFor, showNumber } from "./show-number.ts";
import { momentOf, type ShownDay, textOfMoment } from "./shown-day.ts";

/** The text of a cell; with a fault it is only shown beside it, and not read. */
export type CellText = { text: string; fault?: UnreadCode };
/** What a column is for; null when it is left out. */
export type ColumnKind = Field["kind"] | null;

const NUMBERS: ReadonlySet<ColumnKind> = new Set(["average", "integer", "number"]);
const YEARS: ReadonlySet<ColumnKind> = new Set(["dayOrYear", "integer", "number"]);
const DAYS: ReadonlySet<ColumnKind> = new Set(["day", "dayOrYear"]);
/** Kinds that a spreadsheet's "true" could be meant for. */
const TRUTHS: ReadonlySet<ColumnKind> = new Set(["choice"]);

/** Also those that were torn apart by a delimiter between them. */
const STRAIGHT = /^"[^"]*"$|^="/;
/** Around a title they may belong to it. */
const OTHER_MARKS = /^(?:[“„«][^“”„«»]*[”“»]|'[^']*')$/;

/** What errors and quotations begin with, so that most cells are looked at once. */
const FIRST = /^\s*["'“„«=#E]/;

function faultOfText(text: string, kind: ColumnKind): UnreadCode | null {
  if (!FIRST.test(text)) return null;
  const bare = text.trim();
  if (NO_VALUE.test(bare)) return "no_value";
  return STRAIGHT.test(bare) || (kind !== "text" && OTHER_MARKS.test(bare)) ? "quotation_marks" : null;
}

function readText(raw: string, around: readonly [string, string] | null, kind: ColumnKind): CellText {
  if (!around) return { text: raw, fault: "not_as_shown" };
  const text = NUMBERS.has(kind) ? raw : around[0] + raw + around[1];
  const fault = faultOfText(raw, kind);
  return fault ? { text, fault } : { text };
}

function readNumber(raw: string, { sections }: Extract<CellFormat, { of: "number" }>, kind: ColumnKind): CellText {
  const { section, sign } = sectionFor(sections, Number(raw));
  if (NUMBERS.has(kind)) {
    const isShown = section && !section.isScaled && section.tokens.some(({ is }) => is !== "literal");
    const places = section ? decimalsOf(section) : null;
    const text = places === null || !isShown ? roundedNumber(raw) : withDecimals(raw, places);
    return { text, ...(!isShown && { fault: "not_as_shown" }) };
  }
  const decimal = readDecimal(raw);
  if (decimal === "shortened") return { text: raw, fault: "shortened_number" };
  const shown = section && decimal && showNumber(section, decimal);
  return shown?.trim() ? { text: sign + shown.trim() } : { text: raw, fault: "not_as_shown" };
}

const isFull = ({ year, month, day }: ShownDay): boolean => year && month && day;
const isYear = ({ year, month, day, time }: ShownDay): boolean => year && !month && !day && !time;

function readDay(raw: string, { shows, is1904 }: Extract<CellFormat, { of: "day" }>, kind: ColumnKind): CellText {
  const moment = momentOf(raw, is1904);
  if (!moment || !shows) return { text: moment?.day ?? raw, fault: "not_as_shown" };
  const text = textOfMoment(moment, shows);
  if (isYear(shows) && YEARS.has(kind)) return { text };
  if (!DAYS.has(kind)) return kind === null ? { text } : { text, fault: "spreadsheet_made_date" };
  return isFull(shows) ? { text } : { text, fault: "less_than_a_day" };
}

/** Faults are named only in columns that are read. */
export function readAs(raw: string, format: CellFormat, kind: ColumnKind): CellText {
  if (raw === "") return { text: "" };
  switch (format.of) {
    case "typed":
      return { text: raw };
    case "text":
      return readText(raw, format.around, kind);
    case "number":
      return readNumber(raw, format, kind);
    case "day":
      return readDay(raw, format, kind);
    case "truth":
      return { text: raw, ...(!TRUTHS.has(kind) && { fault: "not_as_shown" }) };
    case "error":
      return { text: raw, fault: "no_value" };
    case "covered":
      return { text: raw, fault: "merged_across_columns" };
    case "torn":
      return readText(raw, ["", ""], kind);
  }
}
