import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { deflateRawSync } from "node:zlib";
import { fieldsOfMode } from "@ijaza/schema/diploma-fields";
import { judgeRow } from "@ijaza/schema/rows";
import { type WriteSheet, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { createCells } from "../sheet/sheet-cells.ts";
import { detectMapping } from "./columns.ts";
import { LONGEST_CELL, MAX_COLUMNS, MAX_FILE_BYTES } from "./limits.ts";
import { type ReadingOptions, readFile } from "./read-file.ts";
import { declaredSize } from "./zip.ts";

const fields = fieldsOfMode("modeOne");
/** The file with its rows as they are read. */
const read = async (content: string | Uint8Array, options: ReadingOptions = {}) => {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  const file = await readFile({ bytes, fields, options });
  const cells = createCells({ rows: file, mapping: detectMapping(file.header, fields), fields });
  return { ...file, cells, rows: file.texts.map((_, at) => cells.shown(at)) };
};

test.each([",", ";", "\t", "|"])("columns separated by %j are recognised", async (delimiter) => {
  const file = await read(`diplomaNumber${delimiter}level\nD-1${delimiter}master\n`);
  expect(file.reading).toEqual({ kind: "csv", encoding: "utf-8", delimiter, samples: [] });
  expect(file.rows).toEqual([["D-1", "master"]]);
});

test("a decimal comma does not make the comma the delimiter", async () => {
  expect((await read("diplomaNumber;average, out of 20;level\nD-1;14,5;master\n")).rows).toEqual([
    ["D-1", "14,5", "master"],
  ]);
});

test("quoted cells keep delimiters, quotes and line breaks", async () => {
  const { rows } = await read('diplomaNumber,titleFr\nD-1,"un, ""deux""\ntrois"\n');
  expect(rows).toEqual([["D-1", 'un, "deux"\ntrois']]);
});

test("a quotation mark inside a cell is an ordinary character", async () => {
  expect((await read('diplomaNumber,titleFr\nD-1,écran 15" plat\n')).rows[0]?.[1]).toBe('écran 15" plat');
});

test.each([
  ['="0012"', "0012"],
  ['"=""0012"""', "0012"],
  ["'0012", "0012"],
  ["'01 23 45", "01 23 45"],
  ["'90s music", "'90s music"],
  ["'=1+1", "=1+1"],
  [' "0012" ', "0012"],
  [' "a;""b"', 'a;"b'],
])("a cell %s holds %s, whatever keeps its noughts or quotes it", async (cell, text) => {
  expect((await read(`diplomaNumber;level\n${cell};master\n`)).rows).toEqual([[text, "master"]]);
  const unquoted = cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"');
  const book = await writeXlsx({ sheets: [{ name: "S", rows: [["diplomaNumber"], [unquoted]] }] });
  if (!cell.includes('a;"')) expect((await read(book)).rows).toEqual([[text]]);
});

test("a blank between tabs is a cell", async () => {
  expect((await read('diplomaNumber\tlevel\n \tmaster\nD-1\t "master"\n')).rows).toEqual([
    [" ", "master"],
    ["D-1", "master"],
  ]);
});

test("the example row of our own workbooks is left out, and the rows after it keep their numbers", async () => {
  const { rows } = await read("diplomaNumber,level\nEXAMPLE-0001,master\nD-2,master\n");
  expect(rows).toEqual([[], ["D-2", "master"]]);
});

test("blank rows in the middle are kept, those at the end are not", async () => {
  expect((await read("diplomaNumber,level\nD-1,master\n\nD-2,master\n\n\n")).rows).toHaveLength(3);
});

test.each([
  ["", "empty_file"],
  ["diplomaNumber,level\n", "empty_file"],
  ['diplomaNumber,level\n"D-1,master\n', "unclosed_quote"],
])("%j is refused as %s", async (content, code) => {
  await expect(read(content)).rejects.toMatchObject({ code });
});

test("a file over 64 MB is refused before it is read", async () => {
  await expect(read(new Uint8Array(MAX_FILE_BYTES + 1))).rejects.toMatchObject({ code: "file_too_large" });
});

test("more than 100,000 rows are refused", async () => {
  await expect(read(`a,b\n${"1,2\n".repeat(100_001)}`)).rejects.toMatchObject({ code: "too_many_rows" });
  expect((await read(`a,b\n${"1,2\n".repeat(100_000)}`)).rows).toHaveLength(100_000);
});

test("a workbook gives texts, days and leading zeros, and keeps its blank rows", async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: "Cohort",
        rows: [
          ["diplomaNumber", "decisionDate", "average", "studentNumber"],
          ["D-1", new Date("2026-07-03T00:00:00Z"), 16.5, "0012"],
          [],
          ["D-2", "03/07/2026", null, "13"],
        ],
      },
    ],
  });
  const { reading, rows } = await read(bytes);
  expect(reading).toMatchObject({ kind: "xlsx", sheet: "Cohort", sheets: ["Cohort"] });
  expect(rows[0]).toEqual(["D-1", "2026-07-03", "16.5", "0012"]);
  expect(rows[2]?.[3]).toBe("13");
});

test("a workbook's first sheet is its first visible one", async () => {
  const hidden = { name: "Old", hidden: true, rows: [["a"], ["b"]] };
  const shown = { name: "New", rows: [["diplomaNumber"], ["D-1"]] };
  const after = { name: "Last", rows: [["c"], ["d"]] };
  expect((await read(await writeXlsx({ sheets: [hidden, shown, after] }))).rows).toEqual([["D-1"]]);
});

const COMMON = { academicYear: "2025-2026", decisionDate: "2026-07-03" };
const FIRST = {
  diplomaNumber: "D-0042",
  studentNumber: "00004711",
  titleFr: "Diplôme d’ingénieur",
  titleAr: "شهادة مهندس",
};
const SECOND = { diplomaNumber: "D-0043", studentNumber: "00012", titleFr: "Économie & gestion" };

test.each(["excel.xlsx", "inline.xlsx", "table.xlsx", "table.csv"])("one table as it is in %s", async (name) => {
  const { rows, cells } = await read(readFileSync(resolve(import.meta.dirname, "../../../testing/workbooks", name)));
  expect(rows.map((_, at) => judgeRow(fields, cells.looseRow(at), "2026-11-30"))).toEqual([
    { values: { ...FIRST, ...COMMON, level: "master", average: 14.5 }, faults: [] },
    { values: { ...SECOND, ...COMMON, level: "licence", average: 12 }, faults: [] },
  ]);
});

const HEADER = ["diplomaNumber", "level", "speciality", "honours"];
const book = (sheet: Partial<WriteSheet>, ...others: WriteSheet[]) =>
  writeXlsx({ sheets: [{ name: "List", ...sheet }, ...others] });

test("of several sheets the first that names the fields and has rows is read; the other visible ones are offered", async () => {
  const about = { name: "Read me", rows: [["Column", "Meaning"], ["level", "one of these"], ["Cohort of 2026"]] };
  const list = { name: "List", rows: [HEADER, ["D-1", "master"]] };
  const empty = { name: "Empty", rows: [HEADER] };
  const old = { name: "Old", hidden: true, rows: [HEADER, ["D-0", "master"]] };
  const bytes = await writeXlsx({ sheets: [about, old, empty, list] });
  const { reading, rows } = await read(bytes);
  expect(reading).toMatchObject({ sheet: "List", sheets: ["Read me", "Empty", "List"] });
  expect(rows).toEqual([["D-1", "master"]]);
  expect((await read(bytes, { sheet: "Read me" })).header).toEqual(["Column", "Meaning"]);
});

test("rows that the sheet hides are counted and left out, or imported; hidden columns are named", async () => {
  const rows = [HEADER, ["D-1", "master"], ["D-2", "master"], [], ["D-3", "master"]];
  const hidden = new Map([2, 3].map((row) => [row, { hidden: true }]));
  const bytes = await book({ rows, rowDefs: hidden, columns: [{}, { hidden: true }, { hidden: true }] });
  const left = await read(bytes);
  expect(left.reading).toMatchObject({ hidden: { rows: 1, choice: "leaveOut", columns: [1, 2] } });
  expect(left.rows).toEqual([["D-1", "master"], [], [], ["D-3", "master"]]);
  expect((await read(bytes, { hiddenRows: "import" })).rows).toEqual(rows.slice(1));
});

test("each row of a merge has its value; what lies under a merge over columns is refused", async () => {
  const rows = [
    HEADER,
    ["D-1", "master", "Law", "bien"],
    ["D-2", "master"],
    ["D-3", "master"],
    [],
    ["D-4", "master", "Law"],
  ];
  const down = { startRow: 1, startCol: 2, endRow: 9, endCol: 2 };
  const across = { startRow: 5, startCol: 2, endRow: 5, endCol: 3 };
  const merged = await book({ rows, merges: [down] });
  expect((await read(merged)).rows.map((cells) => cells[2])).toEqual(["Law", "Law", "Law", undefined, "Law"]);
  const { cells } = await read(await book({ rows, merges: [across] }));
  expect(cells.looseRow(4)).toMatchObject({ speciality: "Law", honours: { unread: "merged_across_columns" } });
});

test("titles above the header are not rows, and do not change the numbers of the rows below it", async () => {
  const rows = [["University of the Coast"], [], ["Session", "June"], ["diplomaNumber", "level"], ["D-1", "master"]];
  const book = await read(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  expect([book.header, book.rows]).toEqual([
    ["diplomaNumber", "level"],
    [[], [], [], ["D-1", "master"]],
  ]);
  const csv = await read("University, of the Coast\n\ndiplomaNumber;level\nD-1;master\n");
  expect([csv.header, csv.rows]).toEqual([
    ["diplomaNumber", "level"],
    [[], [], ["D-1", "master"]],
  ]);
  await expect(read("University\ndiplomaNumber;level\n")).rejects.toMatchObject({ code: "empty_file" });
});

test("a computed number has the digits that its spreadsheet shows", async () => {
  const rows = [["average"], [0.1 + 0.2], [14.550000000000001], [12345678], [1 / 3]];
  const read1 = await read(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  expect(read1.rows.flat()).toEqual(["0.3", "14.55", "12345678", "0.333333333333333"]);
});

test.each([
  ["sep=;\r\n", ";"],
  ['"sep=;"\n', ";"],
  ["\ufeffSep=;\r\n", ";"],
  ["SEP=|\n", "|"],
  ["sep=^\r", "^"],
  ["sep=\t\n", "\t"],
])("%j before the header is not a row, and names the delimiter", async (line, sign) => {
  const { header, rows } = await read(`${line}diplomaNumber${sign}level\r\nD-1${sign}master\r\n`);
  expect([header, rows]).toEqual([["diplomaNumber", "level"], [["D-1", "master"]]]);
});

test.each([
  ["an .xls file, or a workbook with a password", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], "not_a_workbook"],
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00], "unreadable_file"],
])("%s is refused as such", async (_, head, code) => {
  await expect(read(Uint8Array.from([...head, ...new Array(600).fill(0)]))).rejects.toMatchObject({ code });
});

test("a workbook that declares to unpack to a gigabyte is refused unread", async () => {
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows: [["a"], ["b"]] }] });
  expect(declaredSize(bytes)).toBeGreaterThan(bytes.length);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1_000_000_000, true);
  }
  await expect(read(bytes)).rejects.toMatchObject({ code: "unpacks_too_large" });
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
  await expect(read(withPart(bytes, part))).rejects.toMatchObject({ code: "unpacks_too_large" });
  expect((await read(withPart(bytes, { ...part, name: "xl/media/a.xml" }))).rows).toEqual([["b"]]);
});

test("an oversized list of sheets is not searched", async () => {
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows: [["a"], ["b"]] }] });
  const list = withPart(renamed(bytes, "xl/workbook.xml", "xl/workbook.xmm"), {
    name: "xl/workbook.xml",
    size: 2_000_000,
    declared: 2_000_000,
  });
  await expect(read(list)).rejects.toMatchObject({ code: "unpacks_too_large" });
});

/** The archive with an entry renamed. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString("latin1").replaceAll(from, to), "latin1");
}

test("a row keeps at most one cell more than a header may have", async () => {
  const wide = Array.from({ length: 3000 }, () => "x");
  const { rows } = await read(await writeXlsx({ sheets: [{ name: "S", rows: [["a"], wide, ["b"]] }] }));
  expect(rows.map(({ length }) => length)).toEqual([MAX_COLUMNS + 1, 1]);
});

test("of a long text as much is kept as shows that it is too long, however many cells have it", async () => {
  const rows = [
    ["diplomaNumber", "thesisTitle"],
    ...Array.from({ length: 50 }, (_, at) => [`D-${at}`, "x".repeat(30_000)]),
  ];
  const book = await read(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  expect(new Set(book.rows.map(([, title]) => title?.length))).toEqual(new Set([LONGEST_CELL]));
  const row = { diplomaNumber: "D-1", thesisTitle: book.rows[0]?.[1] ?? "" };
  expect(judgeRow(fields, row, "2026-11-30").faults).toContainEqual(
    expect.objectContaining({ path: "thesisTitle", error: "too_long" }),
  );
});

test("a workbook with more text in its cells than a file may have is refused, however small it is", async () => {
  const row = Array.from({ length: MAX_COLUMNS }, () => "x".repeat(LONGEST_CELL));
  const rows = Array.from({ length: Math.ceil(MAX_FILE_BYTES / MAX_COLUMNS / LONGEST_CELL) }, () => row);
  const bytes = await writeXlsx({ sheets: [{ name: "S", rows }] });
  expect(bytes.length).toBeLessThan(1_000_000);
  await expect(read(bytes)).rejects.toMatchObject({ code: "unpacks_too_large" });
});

test("a file that only begins like a workbook is refused", async () => {
  await expect(read("PK this is no archive")).rejects.toMatchObject({ code: "not_a_workbook" });
});
