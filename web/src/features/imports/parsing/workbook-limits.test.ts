/** Workbooks that unpack to too much, or hold more than a file may. */
import { deflateRawSync } from "node:zlib";
import { judgeRow } from "@ijaza/schema/fields/rows";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { FIELDS, readSheet } from "../../../testing/read-sheet.ts";
import { LONGEST_CELL, MAX_COLUMNS, MAX_FILE_BYTES } from "./limits.ts";
import { declaredSize } from "./zip.ts";

test("a workbook that declares to unpack to a gigabyte is refused unread", async () => {
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows: [["a"], ["b"]] }] });
  expect(declaredSize(bytes)).toBeGreaterThan(bytes.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000_000_000, true);
  }
  await expect(readSheet(bytes)).rejects.toMatchObject({ code: "unpacks_too_large" });
});

/** The archive with one entry that unpacks to this many zeros, declared truly or falsely. */
function withPart(bytes: Uint8Array, { name, size, declared }: { name: string; size: number; declared: number }) {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const [count, at] = [archive.readUInt16LE(end + 10), archive.readUInt32LE(end + 16)];
  const packed = deflateRawSync(Buffer.alloc(size, 0x20));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(at, 42);
  const local = Buffer.concat([head, Buffer.from(name), packed]);
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt16LE(count + 1, 8);
  tail.writeUInt16LE(count + 1, 10);
  tail.writeUInt32LE(at + local.length, 16);
  return Buffer.concat([archive.subarray(0, at), local, archive.subarray(at, end), entry, Buffer.from(name), tail]);
}

test("a part that unpacks to more than it declares is refused; one that nobody needs is not unpacked", async () => {
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows: [["a"], ["b"]] }] });
  const part = { name: "xl/sharedStrings.xml", size: 5_000_000, declared: 1000 };
  await expect(readSheet(withPart(bytes, part))).rejects.toMatchObject({ code: "unpacks_too_large" });
  expect((await readSheet(withPart(bytes, { ...part, name: "xl/media/a.xml" }))).rows).toEqual([["b"]]);
});

test("an oversized list of sheets is not searched", async () => {
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows: [["a"], ["b"]] }] });
  const list = withPart(renamed(bytes, "xl/workbook.xml", "xl/workbook.xmm"), {
    name: "xl/workbook.xml",
    size: 2_000_000,
    declared: 2_000_000,
  });
  await expect(readSheet(list)).rejects.toMatchObject({ code: "unpacks_too_large" });
});

/** The archive with an entry renamed. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1");
}

test("a row keeps at most one cell more than a header may have", async () => {
  const wide = Array.from({ length: 3000 }, () => "x");
  const { rows } = await readSheet(await writeXlsx({ sheets: [{ name: "S", rows: [["a"], wide, ["b"]] }] }));
  expect(rows.map(({ length }) => length)).toEqual([MAX_COLUMNS + 1, 1]);
});

test("of a long text as much is kept as shows that it is too long, however many cells have it", async () => {
  const rows = [
    ["diplomaNumber", "thesisTitle"],
    ...Array.from({ length: 50 }, (_, at) => [`D-${at}`, "x".repeat(30_000)]),
  ];
  const book = await readSheet(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  expect(new Set(book.rows.map(([, title]) => title?.length))).toEqual(new Set([LONGEST_CELL]));
  const row = { diplomaNumber: "D-1", thesisTitle: book.rows[0]?.[1] ?? "" };
  expect(judgeRow(FIELDS, row, "2026-11-30").faults).toContainEqual(
    expect.objectContaining({ path: "thesisTitle", error: "too_long" }),
  );
});

test("a workbook with more text in its cells than a file may have is refused, however small it is", async () => {
  const row = Array.from({ length: MAX_COLUMNS }, () => "x".repeat(LONGEST_CELL));
  const rows = Array.from({ length: Math.ceil(MAX_FILE_BYTES / MAX_COLUMNS / LONGEST_CELL) }, () => row);
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows }] });
  expect(bytes.length).toBeLessThan(1_000_000);
  await expect(readSheet(bytes)).rejects.toMatchObject({ code: "unpacks_too_large" });
});

test("a file that only begins like a workbook is refused", async () => {
  await expect(readSheet("PK this is no archive")).rejects.toMatchObject({ code: "not_a_workbook" });
});
