/** Import files as universities send them: generated here, or taken from `COHORTS_DIR` when it is set. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DIPLOMA_COLUMNS, diplomaCells, STUDENT_COLUMNS, studentCells } from "./cohort-rows.ts";
import { erroneousRows, type PlantedError, plantedErrors } from "./planted-errors.ts";
import { IS_ALL } from "./walks.ts";

export type CohortFile = { name: string; mimeType: string; buffer: Buffer };
/** A file whose rows are all valid, and the number of its rows. */
export type Cohort = { file: CohortFile; rows: number };

/** More than a page of a list shows. */
const SIZE = IS_ALL ? 60 : 28;
const BOM = "\ufeff";

/** The students to whom the diplomas of `diplomas()` and `withErrors()` belong. */
export function students(): Cohort {
  return (
    supplied("students.csv") ??
    made("students.csv", { columns: STUDENT_COLUMNS, rows: range(SIZE).map(studentCells), separator: "," })
  );
}

/** Diplomas of registered students, with semicolons, a byte order mark, French dates and decimal commas. */
export function diplomas(): Cohort {
  const rows = range(SIZE).map((n) => diplomaCells(n, { prefix: "D" }));
  return (
    supplied("diplomas-modeOne.csv") ??
    made("diplomas.csv", { columns: DIPLOMA_COLUMNS, rows, separator: ";", bom: true })
  );
}

/** Diplomas together with their students, in the old Arabic code page. */
export function windowsCohort(): Cohort {
  const found = supplied("diplomas-modeTwo-windows1256.csv");
  if (found) return found;
  const columns = [...DIPLOMA_COLUMNS, ...STUDENT_COLUMNS.filter((name) => name !== "studentNumber")];
  const rows = range(20).map((n) => {
    const [, ...student] = studentCells(10_000 + n);
    return [...diplomaCells(10_000 + n, { prefix: "W" }), ...student];
  });
  const text = csv({ columns, rows, separator: ";" });
  return { file: csvFile("windows.csv", encodeWindows1256(text)), rows: rows.length };
}

/** Diplomas of these students, always generated. `prefix` begins their numbers and ends their titles. */
export function diplomasOf(studentNumbers: readonly string[], { prefix }: { prefix: string }): Cohort {
  const rows = studentNumbers.map((studentNumber, at) => {
    const cells = diplomaCells(at + 1, { prefix });
    cells[DIPLOMA_COLUMNS.indexOf("studentNumber")] = studentNumber;
    cells[DIPLOMA_COLUMNS.indexOf("titleFr")] = `Licence ${prefix}`;
    return cells;
  });
  return made(`${prefix}.csv`, { columns: DIPLOMA_COLUMNS, rows, separator: ";" });
}

const CERTIFICATE_COLUMNS = [
  "recipientFirstName",
  "recipientLastName",
  "recipientFirstNameAr",
  "recipientLastNameAr",
  "email",
  "issueDate",
  "expiryDate",
  "course",
  "hours",
  "grade",
];

/** Three certificates of this course: one with a distant expiry, one expired, one without expiry. */
export function certificatesOf(course: string): Cohort {
  // Addresses are this course's alone: who is erased is asked for others of the same address.
  const mailOf = (name: string) => `${name}.${course.replace(/\D/g, "")}@etu.example`;
  const rows = [
    ["Anis", "Ayari", "أنيس", "العياري", mailOf("anis.ayari"), "2026-10-15", "2100-10-15", course, "20", "A"],
    ["Dorra", "Cherif", "درة", "الشريف", mailOf("dorra.cherif"), "2020-10-15", "2021-10-15", course, "60", "B"],
    ["Wafa", "Gharbi", "وفاء", "الغربي", mailOf("wafa.gharbi"), "2026-10-15", "", course, "60", "A"],
  ];
  return made("certificates.csv", { columns: CERTIFICATE_COLUMNS, rows, separator: "," });
}

/** The rows of a file, by the names in its header. No cell may contain a separator. */
export function rowsOf({ file }: Cohort, encoding = "utf-8"): Record<string, string>[] {
  const [header = "", ...lines] = new TextDecoder(encoding).decode(file.buffer).trimEnd().split(/\r?\n/);
  const separator = header.includes(";") ? ";" : ",";
  // A number with a decimal comma is quoted.
  const cellsIn = (line: string) => line.split(separator).map((cell) => cell.replace(/^"(.*)"$/, "$1"));
  return lines
    .map(cellsIn)
    .map((cells) => Object.fromEntries(header.split(separator).map((name, at) => [name, cells[at] ?? ""])));
}

export const firstRowOf = (cohort: Cohort, encoding?: string): Record<string, string> =>
  rowsOf(cohort, encoding)[0] ?? {};

/** Rows with deliberate mistakes, and the position of each. */
export function withErrors(): { file: CohortFile; good: number; errors: PlantedError[] } {
  const dir = process.env.COHORTS_DIR;
  if (dir && existsSync(join(dir, "diplomas-with-errors.csv"))) {
    const { good, errors } = JSON.parse(readFileSync(join(dir, "diplomas-with-errors.expected.json"), "utf8"));
    return {
      file: csvFile("diplomas-with-errors.csv", readFileSync(join(dir, "diplomas-with-errors.csv"))),
      good,
      errors,
    };
  }
  const { rows, good } = erroneousRows();
  return {
    file: csvFileOf("with-errors.csv", { columns: DIPLOMA_COLUMNS, rows, separator: ";", bom: true }),
    good,
    errors: plantedErrors(),
  };
}

function supplied(name: string): Cohort | null {
  const dir = process.env.COHORTS_DIR;
  if (!dir || !existsSync(join(dir, name))) return null;
  const buffer = readFileSync(join(dir, name));
  // Lines with content, without the header. No cell of these files contains a line break.
  const rows =
    buffer
      .toString("latin1")
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "").length - 1;
  return { file: csvFile(name, buffer), rows };
}

type Table = { columns: readonly string[]; rows: readonly (readonly string[])[]; separator: string; bom?: boolean };

const made = (name: string, table: Table): Cohort => ({ file: csvFileOf(name, table), rows: table.rows.length });

export const csvFileOf = (name: string, table: Table): CohortFile =>
  csvFile(name, Buffer.from((table.bom ? BOM : "") + csv(table)));

function csv({ columns, rows, separator }: Table): string {
  const cell = (text: string) => (/[",;\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  return [columns, ...rows].map((row) => row.map(cell).join(separator)).join("\r\n");
}

const csvFile = (name: string, buffer: Buffer): CohortFile => ({ name, mimeType: "text/csv", buffer });

const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The inverse of the browser's decoding. */
function encodeWindows1256(text: string): Buffer {
  const decoder = new TextDecoder("windows-1256");
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? "?".charCodeAt(0)));
}
