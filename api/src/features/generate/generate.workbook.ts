/** An empty workbook for an import: a sheet to fill in, one that explains it, and the lists of its drop-downs. */
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";
import { type CellStyle, cellRef, colToLetter, type WriteSheet, writeXlsx } from "hucre/xlsx";
import { exampleOf } from "./generate.examples.ts";
import { formatColumnsAsText } from "./generate.text-columns.ts";
import { explain, GUIDE, SHEET_NAMES, type Subject } from "./generate.texts.ts";

type WorkbookOptions = { subject: Subject; fields: readonly Field[]; language: Language };

/** Rows with a drop-down: as many as an import accepts. */
const LAST_ROW = 100_001;
const LISTS = "lists";
/** Excel's format "Text", which leaves what people type unchanged. */
const AS_TEXT = "@";

const HEAD: CellStyle = {
  font: { bold: true, color: { rgb: "FFFFFF" } },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "0E4A5A" } },
  alignment: { vertical: "center", wrapText: true },
};
/** The example row has it too, so that data written over it looks like the rows below. */
const FILLED: CellStyle = { numFmt: AS_TEXT };
const WRAPPED: CellStyle = { alignment: { vertical: "top", wrapText: true } };

const headOf = ({ label, required }: Field, language: Language) => `${label[language]}${required ? " *" : ""}`;
const widthOf = (texts: readonly string[]) => Math.min(36, Math.max(14, ...texts.map((text) => [...text].length + 4)));

/** Bytes of an .xlsx file. */
export async function makeWorkbook(options: WorkbookOptions): Promise<Buffer> {
  const withChoices = options.fields.filter(({ choices = [] }) => choices.length > 0);
  const sheets = [makeForm(options, withChoices), makeGuide(options)];
  if (withChoices.length > 0) sheets.push(makeLists(withChoices, options.language));
  return formatColumnsAsText(Buffer.from(await writeXlsx({ sheets, activeSheet: 0 })));
}

function makeForm({ subject, fields, language }: WorkbookOptions, withChoices: readonly Field[]): WriteSheet {
  const heads = fields.map((field) => headOf(field, language));
  const examples = fields.map((field) => exampleOf(field, language));
  return {
    name: SHEET_NAMES[subject][language],
    columns: heads.map((head, at) => ({ width: widthOf([head, examples[at] ?? ""]) })),
    rows: [heads, examples],
    cells: styled([heads, examples], [HEAD, FILLED]),
    rowDefs: new Map([[0, { height: 34 }]]),
    freezePane: { rows: 1 },
    view: { rightToLeft: language === "ar" },
    dataValidations: withChoices.map((field, list) => ({
      type: "list",
      range: rangeOf(fields.indexOf(field)),
      formula1: `${LISTS}!$${colToLetter(list)}$1:$${colToLetter(list)}$${field.choices?.length ?? 1}`,
      allowBlank: true,
      // The import accepts codes too, so the list suggests values and does not enforce them.
      showErrorMessage: false,
    })),
  };
}

const rangeOf = (column: number) => `${cellRef(1, column)}:${colToLetter(column)}${LAST_ROW}`;

function makeGuide({ fields, language }: WorkbookOptions): WriteSheet {
  const heads = [GUIDE.column, GUIDE.needed, GUIDE.takes, GUIDE.example].map((texts) => texts[language]);
  const lines = fields.map((field) => [
    field.label[language],
    (field.required ? GUIDE.yes : GUIDE.no)[language],
    explain(field, language),
    exampleOf(field, language),
  ]);
  const rows = [heads, ...lines, [], [GUIDE.note[language]]];
  return {
    name: GUIDE.name[language],
    columns: [32, 13, 62, 32].map((width) => ({ width })),
    rows,
    cells: styled(rows, [HEAD, ...lines.map(() => WRAPPED), WRAPPED, WRAPPED]),
    merges: [{ startRow: rows.length - 1, startCol: 0, endRow: rows.length - 1, endCol: heads.length - 1 }],
    rowDefs: new Map([[rows.length - 1, { height: 48 }]]),
    freezePane: { rows: 1 },
    view: { rightToLeft: language === "ar" },
  };
}

/** One column for each drop-down, because a list inside the cell's rule can neither contain commas nor be long. */
function makeLists(withChoices: readonly Field[], language: Language): WriteSheet {
  const columns = withChoices.map(({ choices = [] }) => choices.map(({ label }) => label[language]));
  const height = Math.max(...columns.map((column) => column.length));
  const rows = Array.from({ length: height }, (_, row) => columns.map((column) => column[row] ?? null));
  return { name: LISTS, rows, hidden: true };
}

/** Every cell as text, also one that begins like a formula, in the style of its row. */
function styled(rows: readonly (readonly string[])[], styles: readonly CellStyle[]): NonNullable<WriteSheet["cells"]> {
  return new Map(
    rows.flatMap((cells, row) =>
      cells.map((value, column) => [`${row},${column}`, { value, type: "string" as const, style: styles[row] ?? {} }]),
    ),
  );
}
