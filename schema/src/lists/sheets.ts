/** Lists as files for spreadsheets: a call beside that of each list, with the same rights and filters. */
import type { z } from "zod";
import type { Endpoint } from "../calls/endpoint.ts";
import { CSV, XLSX } from "../calls/media-types.ts";
import type { SheetFormat } from "../calls/wire.ts";

/** Rows of one file. */
export const MOST_EXPORTED = 200_000;

/**
 * What the endpoints of such calls have in common. Headings and labels are in the language of the request. It is no GET, because
 * the audit log gets an event.
 */
export const asSheet = {
  method: "POST",
  medium: "file",
  mediaTypes: [CSV, XLSX],
  refusals: ["too_many_to_export"],
} as const;

/** A call that gives a list as a file. */
export type SheetCall = Endpoint<z.ZodType, z.ZodType, z.ZodType<{ format: SheetFormat }>>;
