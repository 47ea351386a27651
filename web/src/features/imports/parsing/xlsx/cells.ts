/** Turns the cells of a workbook into stored texts, each with its format. */
import { isStoredNumber } from "../formats/decimal.ts";
import { type CellFormat, FULL_DAY, formatOfNumber, formatOfText, NO_VALUE } from "../formats/format.ts";
import { momentOf } from "../formats/shown-day.ts";
import { FileFault } from "../limits.ts";
import { unwrap } from "../unwrap.ts";
import { plainText } from "./strings.ts";

/** The type of a cell as the file names it, its style, and its value. */
export type StoredCell = { type: string; style: number; value: string | null; hasFormula: boolean };
export type ReadCell = { raw: string; format: CellFormat };

const TRUTH: CellFormat = { of: "truth" };
const ERROR: CellFormat = { of: "error" };

/** A text that the workbook has lost would be a blank cell. */
function textOf(strings: readonly string[], place: string): string {
  const text = strings[Number(place)];
  if (text === undefined) throw new FileFault("not_a_workbook");
  return text;
}

/** Cells of one style share their format, of which a file has few. */
export function createCellReader(codes: readonly string[], strings: readonly string[], is1904: boolean) {
  const known = new Map<string, CellFormat>();
  const formatOf = (of: "number" | "text" | "day", style: number): CellFormat => {
    const key = `${of} ${style}`;
    const code = codes[style] ?? "General";
    const format = known.get(key) ?? (of === "text" ? formatOfText(code) : formatOfNumber(code, is1904));
    // A day that is stored as one is a day in any format.
    const made: CellFormat = of === "day" && format.of !== "day" ? { of: "day", shows: FULL_DAY, is1904 } : format;
    known.set(key, made);
    return made;
  };
  const text = (raw: string, style: number): ReadCell => ({ raw: unwrap(raw), format: formatOf("text", style) });

  return ({ type, style, value, hasFormula }: StoredCell): ReadCell => {
    if (value === null) return hasFormula && type !== "str" ? { raw: NO_VALUE, format: ERROR } : text("", style);
    switch (type) {
      case "s":
        return text(textOf(strings, value), style);
      case "b":
        return { raw: value === "1" || value === "true" ? "TRUE" : "FALSE", format: TRUTH };
      case "d":
        return momentOf(value, is1904) ? { raw: value, format: formatOf("day", style) } : text(value, style);
      case "str":
        return text(plainText(value), style);
      case "inlineStr":
        return text(value, style);
      case "e":
        return { raw: value, format: ERROR };
      default: {
        const number = value.trim();
        if (number === "") return text("", style);
        return isStoredNumber(number)
          ? { raw: number, format: formatOf("number", style) }
          : momentOf(number, is1904)
            ? { raw: number, format: formatOf("day", style) }
            : text(plainText(number), style);
      }
    }
  };
}
