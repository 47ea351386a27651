/** Sends a sheet as a file that is made while it is read. */
import { Readable } from "node:stream";
import { CSV, XLSX } from "@ijaza/schema/calls/media-types";
import type { SheetFormat } from "@ijaza/schema/calls/wire";
import type { FastifyReply } from "fastify";
import { writeCsv } from "./csv.ts";
import type { Sheet } from "./sheet.ts";
import { writeWorkbook } from "./workbook.ts";

/** Resolves with nothing, like handlers of files. A slow reader slows the reading down; one who disconnects ends it. */
export function sendSheet(reply: FastifyReply, sheet: Sheet, format: SheetFormat): undefined {
  reply
    .type(format === "csv" ? `${CSV}; charset=utf-8` : XLSX)
    .header("content-disposition", `attachment; filename="${sheet.fileName}.${format}"`)
    .send(Readable.from(format === "csv" ? writeCsv(sheet) : writeWorkbook(sheet), { objectMode: false }));
  return undefined;
}
