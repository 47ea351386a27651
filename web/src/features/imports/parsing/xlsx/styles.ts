/** Reads the number formats of a workbook's styles. */
import type { UploadFile } from "../../uploads/archive.ts";
import { readXml } from "./xml.ts";

/** Formats that have a number instead of a code (ECMA-376 part 1, 18.8.30), as English spreadsheets show them. */
const BUILT_IN: Record<number, string> = {
  0: "General",
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "m/d/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yyyy h:mm",
  30: "m/d/yy",
  31: "yyyy/m/d",
  37: "#,##0_);(#,##0)",
  38: "#,##0_);[Red](#,##0)",
  39: "#,##0.00_);(#,##0.00)",
  40: "#,##0.00_);[Red](#,##0.00)",
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
  48: "##0.0E+0",
  49: "@",
};
/** Formats of Chinese, Japanese, Korean and Thai spreadsheets: each shows days, but how differs between these. */
const isEastAsianDay = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const SOME_DAY = "e";
/** What it shows is not certain. */
const UNKNOWN = "[?]0";

const builtIn = (id: number): string => BUILT_IN[id] ?? (isEastAsianDay(id) ? SOME_DAY : UNKNOWN);

/** The code of the number format for each style that cells name. */
export async function readFormatCodes(entry: UploadFile | undefined): Promise<string[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let isOfCells = false;
  if (!entry) return [];
  await readXml(await entry.open(), {
    onOpen: (name, { numFmtId, formatCode }) => {
      if (name === "numFmt" && formatCode !== undefined) own.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isOfCells = true;
      if (name === "xf" && isOfCells) ids.push(Number(numFmtId ?? 0));
    },
    onClose: (name) => {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  return ids.map((id) => own.get(id) ?? builtIn(id));
}
