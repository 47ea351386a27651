/** Reads a file of diplomas as its import does. For tests. */
import { fieldsOfMode } from "@ijaza/schema/diplomas/fields";
import { detectMapping } from "../features/imports/parsing/columns.ts";
import { type ReadingOptions, readFile } from "../features/imports/parsing/read-file.ts";
import { createCells } from "../features/imports/sheet/sheet-cells.ts";

export const FIELDS = fieldsOfMode("modeOne");

/** The file with its rows as they are read. */
export const readSheet = async (content: string | Uint8Array, options: ReadingOptions = {}) => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const file = await readFile({ bytes, fields: FIELDS, options });
  const cells = createCells({ rows: file, mapping: detectMapping(file.header, FIELDS), fields: FIELDS });
  return { ...file, cells, rows: file.texts.map((_, at) => cells.shown(at)) };
};
