/** What a file is, by its bytes. */
import { expect, test } from "vitest";
import { type FileKind, fileKindOf } from "../src/document/file-kind.ts";
import { UNREAD } from "../src/document/unread-files.ts";

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const CASES: [FileKind, string][] = [
  ["json", '{"format":1}'],
  ["json", '\xef\xbb\xbf \n{"format":1}'],
  ["json", "\xff\xfe{\0}\0"],
  ["json", "\xfe\xff\0{\0}"],
  ["pdf", "%PDF-1.7"],
  ["pdf", "junk\n%PDF-1.7"],
  ["pdf", "GIF89a %PDF-1.7"],
  ["picture", "\x89PNG\r\n"],
  ["picture", "\xff\xd8\xff\xe0"],
  ["picture", "RIFF1234WEBPVP8 "],
  ["heic", "\0\0\0\x18ftypheic"],
  ["otherPicture", "II*\0"],
  ["otherPicture", "GIF89a"],
  ["otherPicture", "\0\0\0\x18ftypavif"],
  ["otherPicture", '<?xml version="1.0"?>\n<svg xmlns="x">'],
  ["archive", "PK\x03\x04".padEnd(30, "\0").concat("diploma.pdf%PDF-1.7")],
  ["archive", "Rar!\x1a"],
  ["office", "PK\x03\x04".padEnd(30, "\0").concat("[Content_Types].xml")],
  ["office", "\xd0\xcf\x11\xe0\xa1"],
  ["webPage", "\n<!DOCTYPE html><html>"],
  ["mail", "Received: from x\r\nSubject: y"],
  ["credential", "eyJhbGciOiJFUzI1NiJ9.eyJ4IjoxfQ.c2ln~"],
  ["empty", " \n"],
  ["other", "[1]"],
  ["other", "\0\x01\x02"],
];

test.each(CASES)("it is %s: %j", (kind, text) => {
  expect(fileKindOf(latin1(text))).toBe(kind);
});

test("what is not read is named, and nothing else", () => {
  const read: FileKind[] = ["json", "pdf", "other"];
  const named = [...new Set(CASES.map(([kind]) => kind))].filter((kind) => UNREAD[kind] !== undefined);
  expect(named.length + read.length).toBe(new Set(CASES.map(([kind]) => kind)).size);
  for (const kind of read) expect(UNREAD[kind]).toBeUndefined();
});
