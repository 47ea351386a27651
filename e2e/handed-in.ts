/** What a university sends that hands its documents in: a filled-in workbook, and an archive of PDFs. */
import { crc32 } from "node:zlib";
import { fieldsOfMode } from "@ijaza/schema/diploma-fields";
import { fieldOfHeader } from "@ijaza/schema/rows";
import { readXlsx, writeXlsx } from "hucre/xlsx";
import type { Mode } from "./actors/agent.ts";
import { DIPLOMA_COLUMNS, diplomaCells, STUDENT_COLUMNS, studentCells } from "./cohort-rows.ts";
import type { CohortFile } from "./cohorts.ts";

export type Row = Record<string, string>;

/** A whole PDF in ASCII, of which each text makes another one. */
export function pdfOf(text: string): string {
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n% ${text}\n`;
  return `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

/** Rows that name a PDF each; in modeFour each with a student who is not registered yet. */
export function rowsFor(mode: Mode, { count, prefix, from }: { count: number; prefix: string; from: number }): Row[] {
  return Array.from({ length: count }, (_, at) => {
    const n = from + at;
    const diploma = named(DIPLOMA_COLUMNS, diplomaCells(n, { prefix }));
    const student = mode === "modeFour" ? named(STUDENT_COLUMNS, studentCells(n)) : {};
    return { ...student, ...diploma, titleFr: `Licence ${prefix}`, file: `${prefix}-${n}.pdf` };
  });
}

const named = (names: readonly string[], cells: readonly string[]): Row =>
  Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]));

/** The workbook that the product gave, with these rows under its example. */
export async function fillIn(workbook: Buffer, mode: Mode, rows: readonly Row[]): Promise<CohortFile> {
  const [form] = (await readXlsx(new Uint8Array(workbook))).sheets;
  const heads = form?.rows[0]?.map(String) ?? [];
  const fields = heads.map((head) => fieldOfHeader(fieldsOfMode(mode), head)?.name ?? "");
  const cells = rows.map((row) => fields.map((field) => row[field] ?? ""));
  const sheet = { name: form?.name ?? "", rows: [heads, form?.rows[1] ?? [], ...cells] };
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "diplomas.xlsx", mimeType, buffer: Buffer.from(await writeXlsx({ sheets: [sheet] })) };
}

/** A zip archive of these files, stored as they are (APPNOTE 4.3). */
export function zipOf(files: Record<string, string>): CohortFile {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [label, content] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(0x800, 6);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    parts.push(head, label, content);
    directory.push(entry, label);
    at += head.length + label.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return { name: "diplomas.zip", mimeType: "application/zip", buffer: Buffer.concat([...parts, ...directory, end]) };
}
