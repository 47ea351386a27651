/** What a file is, by its bytes, since its name and type may be wrong: one rule for pages, server and command. Pure. */

import { looksLikePdf } from "../pdf/header.ts";
import { withoutByteOrderMark } from "./byte-order-mark.ts";

/** `picture` is one that every browser shows; the others are named to whoever hands them in, and not read. */
export type FileKind =
  | "json"
  | "pdf"
  | "picture"
  | "heic"
  | "otherPicture"
  | "archive"
  | "office"
  | "webPage"
  | "mail"
  | "credential"
  | "empty"
  | "other";

const HEAD = 1024;
/** Where an archive writes the name of its first entry. */
const NAME_IN_ARCHIVE = 30;

type Mark = readonly [FileKind, at: number, mark: string];

/** Marks by which formats are known, as Latin-1: of those that may hold a PDF uncompressed, and of others. */
const CONTAINERS: readonly Mark[] = [
  ["office", 0, "\xd0\xcf\x11\xe0"],
  ...["[Content_Types].xml", "_rels/", "docProps/", "word/", "xl/", "mimetype"].map(
    (name) => ["office", NAME_IN_ARCHIVE, name] as const,
  ),
  ...["PK\x03\x04", "PK\x05\x06", "Rar!", "7z\xbc\xaf", "\x1f\x8b"].map((mark) => ["archive", 0, mark] as const),
];
const PICTURES: readonly Mark[] = [
  ...["\x89PNG", "\xff\xd8\xff"].map((mark) => ["picture", 0, mark] as const),
  ["picture", 8, "WEBP"],
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "mif1", "msf1"].map(
    (brand) => ["heic", 4, `ftyp${brand}`] as const,
  ),
  ...["ftypavif", "ftypavis"].map((brand) => ["otherPicture", 4, brand] as const),
  ...["II*\0", "MM\0*", "GIF8"].map((mark) => ["otherPicture", 0, mark] as const),
];
/** Texts, by how they begin. */
const TEXTS: readonly (readonly [FileKind, RegExp])[] = [
  ["otherPicture", /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*>\s*)?<svg[\s>]/i],
  ["webPage", /^<(?:!doctype html|html)[\s>]/i],
  ["mail", /^(?:Return-Path|Received|Delivered-To|MIME-Version|From|Date|Subject|Message-ID): /i],
  ["credential", /^eyJ[\w-]*\.[\w-]+\.[\w-]+/],
];

const findMark = (marks: readonly Mark[], head: string): FileKind | undefined =>
  marks.find(([, at, mark]) => head.startsWith(mark, at))?.[0];

export function fileKindOf(file: Uint8Array): FileKind {
  const bytes = withoutByteOrderMark(file);
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (head.trim() === "") return bytes.length <= HEAD ? "empty" : "other";
  if (head.trimStart().startsWith("{")) return "json";
  const container = findMark(CONTAINERS, head);
  if (container) return container;
  // What stands before a PDF is for the verifier to judge.
  if (looksLikePdf(bytes)) return "pdf";
  const text = head.trimStart();
  return findMark(PICTURES, head) ?? TEXTS.find(([, beginning]) => beginning.test(text))?.[0] ?? "other";
}
