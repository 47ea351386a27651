/** Files that a university uploads with a row: names, matching, and valid types. Pure. */

import type { LooseRow } from "../calls/wire.ts";
import type { FieldErrorCode } from "../errors/errors.ts";

/** Bytes of one file. */
export const LARGEST_HANDED_IN = 20_000_000;
export const MOST_ATTACHMENTS = 10;
/** Most files in one call, and their total bytes. A server holds them in memory until they are stored. */
export const MOST_FILES_A_CALL = 200;
export const LARGEST_CALL = 64_000_000;

/** Separates names in a cell. */
const SEPARATOR = ";";

/** The name without its folders, as it is displayed and stored. */
export const baseName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? "").normalize("NFC").trim();

/** A key that is equal for names of the same file. Folders, case, Unicode forms and kinds of spaces do not matter. */
export const fileKey = (name: string): string =>
  baseName(name)
    .replace(/\p{Zs}/gu, " ")
    .toLocaleLowerCase("en");

/** The names in a cell of attachments, without folders and surrounding spaces. */
export const namesIn = (cell: string | number | undefined): string[] =>
  cell === undefined ? [] : String(cell).split(SEPARATOR).map(baseName).filter(Boolean);

/** Keys of the files that a row names, even if the row is invalid otherwise. */
export const filesNamedBy = ({ file, attachments }: LooseRow): string[] =>
  [...cellText(file).map(baseName), ...cellText(attachments).flatMap(namesIn)].filter(Boolean).map(fileKey);

const cellText = (cell: unknown): string[] =>
  typeof cell === "string" || typeof cell === "number" ? [String(cell)] : [];

export const joinNames = (names: readonly string[]): string => names.join(SEPARATOR);

export const HANDED_IN_TYPES = ["application/pdf", "image/png", "image/jpeg"] as const;
export type HandedInType = (typeof HANDED_IN_TYPES)[number];

/** The diploma itself is a PDF; an attachment may be a picture too. */
export type FileRole = "file" | "attachments";

/** The number of first and last bytes that show the type of a file. */
export const ENDS = 2048;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG_START = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];

/** Bytes as text in which the ASCII bytes are unchanged. */
const asText = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
const begins = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte);
const ends = (bytes: Uint8Array, sign: readonly number[]) => begins(bytes.subarray(-sign.length), sign);

/** The type of a file by its first and last bytes (`ENDS` of each suffice); null if incomplete or of another type. */
export function typeOfFile(head: Uint8Array, tail: Uint8Array): HandedInType | null {
  if (asText(head.subarray(0, 5)) === "%PDF-") {
    return asText(tail.subarray(-ENDS)).includes("%%EOF") ? "application/pdf" : null;
  }
  if (begins(head, PNG_START)) return ends(tail, PNG_END) ? "image/png" : null;
  return begins(head, JPEG_START) && ends(tail, JPEG_END) ? "image/jpeg" : null;
}

/** The reason why a file of this type and size is refused in this role; null if it is valid. */
export function fileFault(role: FileRole, { type, size }: { type: HandedInType | null; size: number }) {
  if (size > LARGEST_HANDED_IN) return "file_too_large" satisfies FieldErrorCode;
  if (role === "file" && type !== "application/pdf") return "file_not_pdf" satisfies FieldErrorCode;
  return type === null ? ("file_not_accepted" satisfies FieldErrorCode) : null;
}

/**
 * Whether a PDF is encrypted: the trailer of its last cross-reference section says so (ISO 32000-2, 7.5.5 and 7.5.8).
 * Anybody who checks a diploma must be able to open it.
 */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const end = asText(bytes.subarray(-ENDS));
  const start = Number(/startxref\s+(\d{1,12})\s+%%EOF[^%]*$/.exec(end)?.[1] ?? Number.NaN);
  // A broken cross-reference section does not mean encryption, so it is left to the PDF reader.
  if (!(start < bytes.length)) return trailerIn(end).includes("/Encrypt");
  const section = asText(bytes.subarray(start, Math.min(bytes.length, start + LONGEST_SECTION)));
  if (!section.startsWith("xref")) return (section.split("stream")[0] ?? "").includes("/Encrypt");
  return trailerIn(section).includes("/Encrypt");
}

/** A table of half a million entries. */
const LONGEST_SECTION = 10_000_000;

function trailerIn(text: string): string {
  const at = text.indexOf("trailer");
  return at < 0 ? "" : (text.slice(at).split("startxref")[0] ?? "");
}
