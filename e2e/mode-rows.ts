/** Rows for one import mode, and the files that contain them: the product's own workbook, and CSV. */
import { fieldsOfMode, makesStudents, takesFiles } from "@ijaza/schema/diplomas/fields";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";
import type { Language } from "@ijaza/schema/product";
import type { Mode } from "@ijaza/schema/users/calls";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import { DIPLOMA_COLUMNS, diplomaCells, STUDENT_COLUMNS, studentCells } from "./cohort-rows.ts";
import { type CohortFile, csvFileOf } from "./cohorts.ts";

export type Row = Record<string, string>;

/** Rows of invented students from number `from` on, with student data and PDF names when the mode needs them. */
export function rowsFor(mode: Mode, { count, prefix, from }: { count: number; prefix: string; from: number }): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const n = from + at;
    const diploma = named(DIPLOMA_COLUMNS, diplomaCells(n, { prefix }));
    const student = makesStudents(mode) ? named(STUDENT_COLUMNS, studentCells(n)) : {};
    const row: Row = { ...student, ...diploma, titleFr: `Licence ${prefix}` };
    return takesFiles(mode) ? { ...row, file: `${prefix}-${n}.pdf` } : row;
  });
}

/** The name of the nth invented student in this language. */
export function nameOf(n: number, language: Language): string {
  const { firstName, lastName, firstNameAr, lastNameAr } = named(STUDENT_COLUMNS, studentCells(n));
  return language === "ar" ? `${firstNameAr} ${lastNameAr}` : `${firstName} ${lastName}`;
}

const named = (names: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));

/** The product's workbook with these rows below its example row. */
export async function fillIn(workbook: Buffer, mode: Mode, rows: readonly Row[]): Promise<CohortFile> {
  const [form] = (await readXlsx(new Uint8Array(workbook))).sheets;
  const heads = form?.rows[0]?.map(String) ?? [];
  const fields = fieldsOfHeaders(fieldsOfMode(mode), heads).map((field) => field?.name ?? "");
  const sheet = { name: form?.name ?? "", rows: [heads, form?.rows[1] ?? [], ...cellsOf(rows, fields)] };
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "diplomas.xlsx", mimeType, buffer: Buffer.from(await writeXlsx({ sheets: [sheet] })) };
}

/** The same rows as CSV with semicolons, as spreadsheets with French or Arabic settings save them. */
export function asCsv(mode: Mode, rows: readonly Row[]): CohortFile {
  const columns = fieldsOfMode(mode).map(({ name }) => name);
  return csvFileOf("diplomas.csv", { columns, rows: cellsOf(rows, columns), separator: ";", bom: true });
}

const cellsOf = (rows: readonly Row[], fields: readonly string[]): string[][] =>
  rows.map((row) => fields.map((field) => row[field] ?? ""));
