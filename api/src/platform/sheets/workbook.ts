/**
 * A sheet as an Excel workbook (ECMA-376, part 1), written while its rows come. Texts are cells of the format "Text", so
 * that Excel neither reckons with them nor takes their leading zeros off.
 */
import { writeZip, type ZipEntry } from "../files/zip.ts";
import type { Cell, Sheet } from "./sheet.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET_ML = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Styles by their place in the file of styles. */
const [TEXT, HEADING] = [1, 2];
const WIDTH = 20;
/** Letters of a sheet's name. */
const LONGEST_NAME = 31;

const FIXED_FILES = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_ML}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_ML}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_ML}.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The bytes of the file, made as they are read. */
export function writeWorkbook(sheet: Sheet): AsyncGenerator<Buffer> {
  const { at } = sheet;
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [name, xml] of Object.entries(FIXED_FILES)) yield { name, bytes: Buffer.from(HEAD + xml), at };
    yield { name: "xl/workbook.xml", bytes: Buffer.from(HEAD + workbookXml(sheet)), at };
    yield { name: "xl/worksheets/sheet1.xml", text: sheetXml(sheet), at };
  }
  return writeZip(entries());
}

const workbookXml = ({ title }: Sheet): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(title.slice(0, LONGEST_NAME))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

async function* sheetXml({ language, headings, pages }: Sheet): AsyncGenerator<string> {
  const direction = language === "ar" ? ' rightToLeft="1"' : "";
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = `<col min="1" max="${headings.length}" width="${WIDTH}" style="${TEXT}" customWidth="1"/>`;
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"${direction}>${frozen}</sheetView></sheetViews>`;
  yield `<cols>${columns}</cols><sheetData>${rowXml(headings, HEADING)}`;
  for await (const rows of pages) yield rows.map((cells) => rowXml(cells, TEXT)).join("");
  yield "</sheetData></worksheet>";
}

const rowXml = (cells: readonly Cell[], style: number): string =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join("")}</row>`;

/** An empty cell holds the place of those behind it. */
function cellXml(cell: Cell, style: number): string {
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if (!cell) return "<c/>";
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Control characters, which XML 1.0 has no place for, and half letters. */
const NOT_XML = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]|\p{Surrogate}/gu;

const escaped = (text: string): string =>
  text.replace(NOT_XML, "\ufffd").replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
