/** A sheet as CSV that spreadsheets open by themselves and our own import reads again. */
import { csvCell, UTF8_MARK, usesDecimalComma } from "@ijaza/schema/lists/csv";
import type { Cell, Sheet } from "./sheet.ts";

/** A number below zero, or a phone number: after the sign there is nothing that a spreadsheet could reckon with. */
const SIGNED_NUMBER = /^[+-]\d[\d .]*$/;

/** The text of the file, page by page. */
export async function* writeCsv({ language, headings, pages }: Sheet): AsyncGenerator<string> {
  const hasComma = usesDecimalComma(language);
  const separator = hasComma ? ";" : ",";
  const cellOf = (cell: Cell): string => {
    if (typeof cell === "number") return hasComma ? String(cell).replace(".", ",") : String(cell);
    const text = cell ?? "";
    return SIGNED_NUMBER.test(text) ? text : csvCell(text);
  };
  const lineOf = (cells: readonly Cell[]) => `${cells.map(cellOf).join(separator)}\r\n`;
  yield UTF8_MARK + lineOf(headings);
  for await (const rows of pages) yield rows.map(lineOf).join("");
}
