/** Lists as files, as a spreadsheet program reads them. */

import type { RawInput } from "@ijaza/schema/calls/endpoint";
import type { Field } from "@ijaza/schema/fields/fields";
import { fieldsOfHeaders } from "@ijaza/schema/imports/headers";
import { textOfCsvCell } from "@ijaza/schema/lists/csv";
import type { SheetCall } from "@ijaza/schema/lists/sheets";
import type { Language } from "@ijaza/schema/product";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import type { Client } from "./client.ts";

export type ReadSheet = { headings: string[]; rows: string[][]; isRightToLeft: boolean };

type Options = { language?: Language };

/** The cells of the file as text. Fails when the call is refused. */
export async function exportSheet<E extends SheetCall>(
  client: Client,
  endpoint: E,
  query: RawInput<E>,
  { language = "en" }: Options = {},
): Promise<ReadSheet> {
  const response = await client.send(endpoint, query, { headers: { language } });
  if (response.statusCode !== 200) throw new Error(response.body);
  const isCsv = String(response.headers["content-type"]).startsWith("text/csv");
  const { rows, isRightToLeft } = isCsv ? readCsv(response.body, language) : await readBook(response.rawPayload);
  const [headings = [], ...rest] = rows;
  return { headings, rows: rest, isRightToLeft };
}

function readCsv(text: string, language: Language) {
  if (!text.startsWith("\uFEFF")) throw new Error("the file has no mark of UTF-8");
  const delimiter = language === "en" ? "," : ";";
  return { rows: parseCsv(text.slice(1), { delimiter }).map((cells) => cells.map(String)), isRightToLeft: false };
}

async function readBook(bytes: Buffer) {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const [sheet] = sheets;
  const rows = (sheet?.rows ?? []).map((cells) => cells.map((cell) => String(cell ?? "")));
  return { rows, isRightToLeft: sheet?.view?.rightToLeft ?? false };
}

/** The values of a column. */
export const columnOf = ({ headings, rows }: ReadSheet, heading: string): string[] => {
  const at = headings.indexOf(heading);
  if (at < 0) throw new Error(`there is no column ${heading}: ${headings.join(", ")}`);
  return rows.map((cells) => cells[at] ?? "");
};

/** The rows as an import would send them: cells by the fields that it recognises, others left out. */
export function importRowsOf({ headings, rows }: ReadSheet, fields: readonly Field[]): Record<string, string>[] {
  const names = fieldsOfHeaders(fields, headings).map((field) => field?.name);
  return rows.map((cells) => {
    const named = names.flatMap((name, at) => (name ? [[name, textOfCsvCell(cells[at] ?? "")]] : []));
    return Object.fromEntries(named);
  });
}
