/** Shapes that many endpoints share: ids, lists, rows of imports, times. */
import { parseReference } from "@ijaza/verifier/typed/reference";
import { z } from "zod";
import { line, refusedAs, text } from "../fields/forms.ts";

/** An id in the API: at least 122 random bits, as text. */
export const id = z.string().regex(/^[0-9A-Za-z_-]{20,64}$/, refusedAs("not_an_id"));

/** The id of a document for those who may have it from paper: its printed reference is read too. */
export const documentId = id.overwrite((text) => parseReference(text) ?? text);

/** The name of a claim in a credential's disclosure. */
export const claimName = z.string().min(1).max(60);

/** Bytes of a logo or a signature, characters of its data URL, and the body limit of a call that contains one. */
export const LARGEST_PICTURE = 1_000_000;
export const PICTURE_LENGTH = 1_400_000;
export const PICTURE_BODY = 1_500_000;

/** `YYYY-MM-DD`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** ISO 8601, UTC. */
export const moment = z.string();

/** 0x and 32 bytes. */
export const hash = z.string().regex(/^0x[0-9a-f]{64}$/);

/** Wei as a decimal string. */
export const wei = z.string().regex(/^\d+$/, refusedAs("not_wei"));

export const MAX_PAGE_SIZE = 500;

/** The query of every list. */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  search: z.string().trim().max(200).optional(),
  sort: z.string().max(41).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

export const SHEET_FORMATS = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What is asked of a list as a file: all its rows, in its order. */
export const sheetQuery = listQuery.omit({ page: true, pageSize: true }).extend({ format: z.enum(SHEET_FORMATS) });
export type SheetQuery = z.output<typeof sheetQuery>;

/** The members of every list's reply, beside the list itself. */
export const listReply = { total: z.int(), page: z.int(), pageSize: z.int() };

export const MAX_ROWS_A_CALL = 1000;
/** Cells of a row that is imported. */
export const MOST_CELLS = 256;
/** Bytes of the largest JSON of an import. */
export const LARGEST_IMPORT = 10_000_000;
/** Members of the same. */
export const MOST_IMPORTED = (MAX_ROWS_A_CALL + 1) * (1 + MOST_CELLS);

const isRow = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A row of an import. Loose, so that a bad value or an unknown column is an error of the row and not of the call; its
 * cells are looked at there, and not twice.
 */
export const looseRow = z
  .custom<Record<string, unknown>>(isRow, refusedAs("not_an_object"))
  .meta({ type: "object", additionalProperties: { type: ["string", "number", "null"] } });
export type LooseRow = z.output<typeof looseRow>;

export const fieldError = z.object({ path: z.string(), error: z.string(), message: z.string() });
export type FieldError = z.output<typeof fieldError>;

export const rowErrors = z.object({ row: z.int(), errors: z.array(fieldError) });
export type RowErrors = z.output<typeof rowErrors>;

export const bulkReply = z.object({ created: z.int(), existing: z.int(), errors: z.array(rowErrors) });
export type BulkReply = z.output<typeof bulkReply>;

/** The file to which a bulk call belongs, and the position of its first element in it (the header is row 1). */
export const importPart = {
  importId: id.optional(),
  firstRow: z.int().min(1).max(10_000_000).default(2),
};
/** The name of the file of `importId`, shown to the people who decide on its records. */
const importedFileName = line(200).min(1).optional();

/** Letters of the name of a cohort. */
const LONGEST_COHORT_NAME = 120;
/** What people call the records of an import. */
export const cohortName = text(1, LONGEST_COHORT_NAME);

/** What the first call of an import may say of its cohort. */
export const cohortPart = {
  fileName: importedFileName,
  /** Its name; without one that of the file, else the day. */
  cohortName: cohortName.optional(),
  /** Rows of the file that were checked. */
  cohortRows: z.int().min(1).max(10_000_000).optional(),
};
