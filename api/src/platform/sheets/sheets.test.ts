/** Sheets as files: what spreadsheets make of their cells, and how much of them is held at a time. */
import { Readable } from "node:stream";
import { textOfCsvCell } from "@ijaza/schema/lists/csv";
import { MOST_EXPORTED } from "@ijaza/schema/lists/sheets";
import { LANGUAGES, type Language } from "@ijaza/schema/product";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { unzip } from "../../../test/unzip.ts";
import type { StaffActor } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { inScope } from "../database.ts";
import { beginExport } from "./begin-export.ts";
import { writeCsv } from "./csv.ts";
import { readInPages } from "./read-in-pages.ts";
import { type Cell, fieldColumns, makeSheet, type Sheet } from "./sheet.ts";
import { writeWorkbook } from "./workbook.ts";

const { db, fixtures, clock } = await startTestApp();

const heading = { en: "Value", fr: "Valeur", ar: "القيمة" };

function sheetOf(pages: AsyncIterable<Cell[]>, language: Language = "en"): Sheet {
  const columns = [{ label: heading, cellOf: (cell: Cell) => cell }];
  return makeSheet({ name: "values", title: heading, at: new Date(0), language, columns, pages });
}

const all = <T>(values: AsyncIterable<T>): Promise<T[]> => Readable.from(values).toArray();

async function* inPages(...pages: Cell[][]) {
  yield* pages;
}

const csvOf = async (cells: Cell[], language?: Language) =>
  (await all(writeCsv(sheetOf(inPages(cells), language)))).join("");
const bookOf = async (cells: Cell[], language?: Language) =>
  Buffer.concat(await all(writeWorkbook(sheetOf(inPages(cells), language))));

const HOSTILE = ["=1+1", "+1+cmd|' /C calc'!A0", "-1-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1+1", "'=1"];

test.each(HOSTILE)("no spreadsheet reckons with the cell %j, and our import reads it as it was", async (cell) => {
  const [, [written] = []] = parseCsv((await csvOf([cell])).slice(1), { delimiter: "," });
  expect(String(written).startsWith("'")).toBe(true);
  expect(textOfCsvCell(String(written))).toBe(cell);
});

test("phone numbers, numbers and texts stay as they are", async () => {
  const cells = ["+216 20 123 456", "-5", "0042", "Sfax, Tunisie", 'un "titre"', "l’été", "", null];
  expect((await csvOf(cells)).split("\r\n").slice(1, -1)).toEqual([
    "+216 20 123 456",
    "-5",
    "0042",
    '"Sfax, Tunisie"',
    '"un ""titre"""',
    "l’été",
    "",
    "",
  ]);
});

test("numbers have the decimal sign that spreadsheets of the language know", async () => {
  const second = async (language: Language) => (await csvOf([14.25, 180], language)).split("\r\n").slice(1, 3);
  expect(await second("en")).toEqual(["14.25", "180"]);
  expect(await second("fr")).toEqual(["14,25", "180"]);
});

test.each(LANGUAGES)("a workbook in %s has its cells as texts, in the direction of its language", async (language) => {
  const cells: Cell[] = ["0042", "=1+1", '<b> & "c" \u0007', 14.25, null, "شهادة"];
  const { sheets } = await readXlsx(new Uint8Array(await bookOf(cells, language)), { readStyles: true });
  const [sheet] = sheets;
  expect(sheet?.name).toBe(heading[language]);
  expect(sheet?.rows.map(([cell]) => cell)).toEqual([
    heading[language],
    "0042",
    "=1+1",
    '<b> & "c" \ufffd',
    14.25,
    null,
    "شهادة",
  ]);
  expect(sheet?.view?.rightToLeft ?? false).toBe(language === "ar");
  expect(sheet?.cells?.get("1,0")?.style?.numFmt).toBe("@");
});

test("another program unpacks a workbook", async () => {
  const book = await bookOf(Array.from({ length: 5000 }, (_, at) => `cell ${at}`));
  const { status, files } = unzip(book);
  expect(status).toBe(0);
  expect(files.map(({ name }) => name)).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/workbook.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(String(files.at(-1)?.bytes)).toContain("cell 4999");
});

test("an error of a row ends the file where it is read", async () => {
  async function* failing() {
    yield ["first"];
    throw new AppError("database_unavailable");
  }
  await expect(all(writeWorkbook(sheetOf(failing())))).rejects.toThrow("database_unavailable");
  await expect(all(writeCsv(sheetOf(failing())))).rejects.toThrow("database_unavailable");
});

test("rows are read page by page as they are sent, in the order of the list, without those that are gone", async () => {
  const ids = Array.from({ length: 1201 }, (_, at) => `id-${at}`);
  const sizes: number[] = [];
  const read = async (page: readonly string[]) => {
    sizes.push(page.length);
    return page.filter((id) => id !== "id-3").toReversed();
  };
  const pages = readInPages({ ids, read, idOf: (id: string) => id });
  expect((await pages.next()).value).toEqual(ids.slice(0, 500).filter((id) => id !== "id-3"));
  expect(sizes).toEqual([500]);
  expect((await all(pages)).map((page) => page.length)).toEqual([500, 201]);
});

test("choices are named in the language of the file", () => {
  const choices = [{ code: "F", label: { en: "Female", fr: "Féminin", ar: "أنثى" } }];
  const [column] = fieldColumns<string | null>(
    [{ name: "sex", kind: "choice", label: heading, choices }],
    (row) => row,
  );
  expect(column?.cellOf("F", "fr")).toBe("Féminin");
  expect(column?.cellOf("other", "fr")).toBe("other");
  expect(column?.cellOf(null, "fr")).toBeNull();
});

test("a list with more rows than a file holds is refused", async () => {
  const { user } = await fixtures.admin();
  const actor: StaffActor = {
    id: user.id,
    kind: "staff",
    role: "admin_ijaza",
    universityId: null,
    session: Buffer.alloc(32),
    confirmedAt: clock.now(),
    reviewedAt: null,
  };
  const begin = (total: number) =>
    inScope(db, EVERYTHING, (trx) =>
      beginExport(trx, {
        kind: "university.exported",
        actor,
        requestId: "r",
        format: "csv",
        total,
        at: clock.now(),
      }),
    );
  await expect(begin(MOST_EXPORTED)).resolves.toBeUndefined();
  await expect(begin(MOST_EXPORTED + 1)).rejects.toMatchObject({
    code: "too_many_to_export",
    data: { most: MOST_EXPORTED },
  });
});
