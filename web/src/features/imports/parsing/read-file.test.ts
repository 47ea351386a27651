/** How files are read into rows. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { judgeRow } from "@ijaza/schema/fields/rows";
import { type WriteSheet, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { FIELDS, readSheet } from "../../../testing/read-sheet.ts";
import { MAX_FILE_BYTES } from "./limits.ts";

test.each([",", ";", "\t", "|"])("columns separated by %j are recognised", async (delimiter) => {
  const file = await readSheet(`diplomaNumber${delimiter}level\nD-1${delimiter}master\n`);
  expect(file.reading).toEqual({ kind: "csv", encoding: "utf-8", delimiter, samples: [] });
  expect(file.rows).toEqual([["D-1", "master"]]);
});

test("a decimal comma does not make the comma the delimiter", async () => {
  expect((await readSheet("diplomaNumber;average, out of 20;level\nD-1;14,5;master\n")).rows).toEqual([
    ["D-1", "14,5", "master"],
  ]);
});

test("quoted cells keep delimiters, quotes and line breaks", async () => {
  const { rows } = await readSheet('diplomaNumber,titleFr\nD-1,"un, ""deux""\ntrois"\n');
  expect(rows).toEqual([["D-1", 'un, "deux"\ntrois']]);
});

test("a quotation mark inside a cell is an ordinary character", async () => {
  expect((await readSheet('diplomaNumber,titleFr\nD-1,écran 15" plat\n')).rows[0]?.[1]).toBe('écran 15" plat');
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
  expect((await readSheet(`diplomaNumber;level\n${cell};master\n`)).rows).toEqual([[text, "master"]]);
  const unquoted = cell.replace(/^"(.*)"$/, "$1").replaceAll('""', '"');
  const book = await writeXlsx({ sheets: [{ name: "S", rows: [["diplomaNumber"], [unquoted]] }] });
  if (!cell.includes('a;"')) expect((await readSheet(book)).rows).toEqual([[text]]);
});

test("a blank between tabs is a cell", async () => {
  expect((await readSheet('diplomaNumber\tlevel\n \tmaster\nD-1\t "master"\n')).rows).toEqual([
    [" ", "master"],
    ["D-1", "master"],
  ]);
});

test("the example row of our own workbooks is left out, and the rows after it keep their numbers", async () => {
  const { rows } = await readSheet("diplomaNumber,level\nEXAMPLE-0001,master\nD-2,master\n");
  expect(rows).toEqual([[], ["D-2", "master"]]);
});

test("blank rows in the middle are kept, those at the end are not", async () => {
  expect((await readSheet("diplomaNumber,level\nD-1,master\n\nD-2,master\n\n\n")).rows).toHaveLength(3);
});

test.each([
  ["", "empty_file"],
  ["diplomaNumber,level\n", "empty_file"],
  ['diplomaNumber,level\n"D-1,master\n', "unclosed_quote"],
])("%j is refused as %s", async (content, code) => {
  await expect(readSheet(content)).rejects.toMatchObject({ code });
});

test("a file over 64 MB is refused before it is read", async () => {
  await expect(readSheet(new Uint8Array(MAX_FILE_BYTES + 1))).rejects.toMatchObject({ code: "file_too_large" });
});

test("more than 100,000 rows are refused", async () => {
  await expect(readSheet(`a,b\n${"1,2\n".repeat(100_001)}`)).rejects.toMatchObject({ code: "too_many_rows" });
  expect((await readSheet(`a,b\n${"1,2\n".repeat(100_000)}`)).rows).toHaveLength(100_000);
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
  const { reading, rows } = await readSheet(bytes);
  expect(reading).toMatchObject({ kind: "xlsx", sheet: "Cohort", sheets: ["Cohort"] });
  expect(rows[0]).toEqual(["D-1", "2026-07-03", "16.5", "0012"]);
  expect(rows[2]?.[3]).toBe("13");
});

test("a workbook's first sheet is its first visible one", async () => {
  const hidden = { name: "Old", hidden: true, rows: [["a"], ["b"]] };
  const shown = { name: "New", rows: [["diplomaNumber"], ["D-1"]] };
  const after = { name: "Last", rows: [["c"], ["d"]] };
  expect((await readSheet(await writeXlsx({ sheets: [hidden, shown, after] }))).rows).toEqual([["D-1"]]);
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
  const { rows, cells } = await readSheet(
    readFileSync(resolve(import.meta.dirname, "../../../testing/workbooks", name)),
  );
  expect(rows.map((_, at) => judgeRow(FIELDS, cells.looseRow(at), "2026-11-30"))).toEqual([
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
  const { reading, rows } = await readSheet(bytes);
  expect(reading).toMatchObject({ sheet: "List", sheets: ["Read me", "Empty", "List"] });
  expect(rows).toEqual([["D-1", "master"]]);
  expect((await readSheet(bytes, { sheet: "Read me" })).header).toEqual(["Column", "Meaning"]);
});

test("rows that the sheet hides are counted and left out, or imported; hidden columns are named", async () => {
  const rows = [HEADER, ["D-1", "master"], ["D-2", "master"], [], ["D-3", "master"]];
  const hidden = new Map([2, 3].map((row) => [row, { hidden: true }]));
  const bytes = await book({ rows, rowDefs: hidden, columns: [{}, { hidden: true }, { hidden: true }] });
  const left = await readSheet(bytes);
  expect(left.reading).toMatchObject({ hidden: { rows: 1, choice: "leaveOut", columns: [1, 2] } });
  expect(left.rows).toEqual([["D-1", "master"], [], [], ["D-3", "master"]]);
  expect((await readSheet(bytes, { hiddenRows: "import" })).rows).toEqual(rows.slice(1));
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
  expect((await readSheet(merged)).rows.map((cells) => cells[2])).toEqual(["Law", "Law", "Law", undefined, "Law"]);
  const hiding = await book({
    rows: [HEADER, ["D-1", "master"], ["D-2", "master", "Law"]],
    merges: [{ ...down, endRow: 2 }],
  });
  expect((await readSheet(hiding)).rows[1]?.[2]).toBe("");
  const { cells } = await readSheet(await book({ rows, merges: [across] }));
  expect(cells.looseRow(4)).toMatchObject({ speciality: "Law", honours: { unread: "merged_across_columns" } });
});

test("titles above the header are not rows, and do not change the numbers of the rows below it", async () => {
  const rows = [["University of the Coast"], [], ["Session", "June"], ["diplomaNumber", "level"], ["D-1", "master"]];
  const book = await readSheet(await writeXlsx({ sheets: [{ name: "S", rows }] }));
  expect([book.header, book.rows]).toEqual([
    ["diplomaNumber", "level"],
    [[], [], [], ["D-1", "master"]],
  ]);
  const label = rows.with(0, ["Session", "main"]);
  expect((await readSheet(await writeXlsx({ sheets: [{ name: "S", rows: label }] }))).header[0]).toBe("Session");
  const more = [["Session", "main"], HEADER, ["D-1", "master"]];
  expect((await readSheet(await writeXlsx({ sheets: [{ name: "S", rows: more }] }))).header).toEqual(HEADER);
  const csv = await readSheet("University, of the Coast\n\ndiplomaNumber;level\nD-1;master\n");
  expect([csv.header, csv.rows]).toEqual([
    ["diplomaNumber", "level"],
    [[], [], ["D-1", "master"]],
  ]);
  await expect(readSheet("University\ndiplomaNumber;level\n")).rejects.toMatchObject({ code: "empty_file" });
});

test("a computed number has the digits that its spreadsheet shows", async () => {
  const rows = [["average"], [0.1 + 0.2], [14.550000000000001], [12345678], [1 / 3]];
  const read1 = await readSheet(await writeXlsx({ sheets: [{ name: "S", rows }] }));
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
  const { header, rows } = await readSheet(`${line}diplomaNumber${sign}level\r\nD-1${sign}master\r\n`);
  expect([header, rows]).toEqual([["diplomaNumber", "level"], [["D-1", "master"]]]);
});

test.each([
  ["an .xls file, or a workbook with a password", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], "not_a_workbook"],
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00], "unreadable_file"],
])("%s is refused as such", async (_, head, code) => {
  await expect(readSheet(Uint8Array.from([...head, ...new Array(600).fill(0)]))).rejects.toMatchObject({ code });
});
