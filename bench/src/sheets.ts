/** Measures writing and reading .xlsx files of a cohort, as the page does, beside exceljs. */
import ExcelJS from "exceljs";
import { type WriteSheet, writeXlsx } from "hucre/xlsx";
import { parseWorkbook } from "../../web/src/features/imports/parsing/workbook.ts";
import { cohortRow } from "./cohort.ts";
import type { Comparison } from "./credentials.ts";

const PEER = "exceljs";

/** Milliseconds per row. exceljs reads what we wrote and the reverse, and both must find every row. */
export async function measureSheets(rows: number): Promise<Comparison[]> {
  const table = tableOf(rows);
  await writeOurs(tableOf(200));
  await writePeers(tableOf(200));
  const written = await timed(rows, () => writeOurs(table));
  const writtenByPeer = await timed(rows, () => writePeers(table));
  const read = await timed(rows, () => parseWorkbook({ bytes: writtenByPeer.result, fields: [] }));
  const readByPeer = await timed(rows, () => readPeers(written.result));
  if (read.result.grid.texts.length !== table.length || readByPeer.result !== table.length)
    throw new Error("rows were lost");
  return [
    { what: `row of ${rows} written to .xlsx`, ours: written.each, peer: PEER, peers: writtenByPeer.each },
    { what: `row of ${rows} read from .xlsx`, ours: read.each, peer: PEER, peers: readByPeer.each },
  ];
}

type Table = (string | number)[][];

function tableOf(rows: number): Table {
  const names = Object.keys(cohortRow(0));
  const lines = Array.from({ length: rows }, (_, at) => {
    const row = cohortRow(at);
    return names.map((name) => row[name] as string | number);
  });
  return [names, ...lines];
}

async function writeOurs(table: Table): Promise<Uint8Array> {
  const sheet: WriteSheet = { name: "diplomas", rows: table };
  return new Uint8Array(await writeXlsx({ sheets: [sheet] }));
}

async function writePeers(table: Table): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet("diplomas").addRows(table);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

async function readPeers(bytes: Uint8Array): Promise<number> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  return workbook.worksheets[0]?.rowCount ?? 0;
}

async function timed<T>(rows: number, work: () => Promise<T>): Promise<{ result: T; each: number }> {
  const from = performance.now();
  const result = await work();
  return { result, each: (performance.now() - from) / rows };
}
