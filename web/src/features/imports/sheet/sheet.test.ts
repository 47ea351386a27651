import { type CellValue, readXlsx, writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { runs } from "../../../../../test-seed.ts";
import { createSheet } from "./sheet.ts";

const HEADER = "diplomaNumber;studentNumber;level;titleFr;average;academicYear;decisionDate;remarks";
const good = (number: string) => `${number};17;master;Master de recherche;14,5;2025-2026;10/07/2026;`;
const SUBJECT = { of: "diplomas", mode: "modeOne" } as const;

const openLines = async (...lines: string[]) => {
  const sheet = createSheet();
  const file = new Blob([[HEADER, ...lines].join("\n")]);
  const overview = await sheet.read({ file, subject: SUBJECT, today: "2026-11-20" });
  const tally = await sheet.judge({});
  return { sheet, overview, tally };
};
const faultsIn = async (sheet: ReturnType<typeof createSheet>) =>
  (await sheet.window({ from: 0, count: 100, shown: "bad" })).rows.flatMap(({ row, faults }) =>
    faults.map(({ path, error }) => `${row} ${path} ${error}`),
  );

test("a column is recognised by its name or its label in any language; others are left out", async () => {
  const { overview } = await openLines(good("D-1"));
  expect(overview.mapping).toEqual([
    "diplomaNumber",
    "studentNumber",
    "level",
    "titleFr",
    "average",
    "academicYear",
    "decisionDate",
    null,
  ]);
  const sheet = createSheet();
  const labelled = await sheet.read({
    file: new Blob(["Numéro du diplôme,المستوى,Average out of 20\nD-1,master,12\n"]),
    subject: SUBJECT,
    today: "2026-11-20",
  });
  expect(labelled.mapping).toEqual(["diplomaNumber", "level", "average"]);
});

test("each invalid cell is named by row; the header is row 1", async () => {
  const { sheet, tally } = await openLines(
    good("D-1"),
    good("D-2").replace("master;", "wizard;"),
    good("D-3").replace("14,5", "21,5"),
  );
  expect(tally).toEqual({ rows: 3, bad: 2, common: null });
  expect(await faultsIn(sheet)).toEqual(["3 level not_a_choice", "4 average out_of_range"]);
});

test("blank rows are not counted, and do not shift the numbers of those after them", async () => {
  const { sheet, tally } = await openLines(good("D-1"), "", good("D-2").replace("master;", "wizard;"));
  expect(tally).toEqual({ rows: 2, bad: 1, common: null });
  expect(await faultsIn(sheet)).toEqual(["4 level not_a_choice"]);
  const { total, rows } = await sheet.window({ from: 0, count: 10, shown: "all" });
  expect([total, ...rows.map(({ row }) => row)]).toEqual([2, 2, 4]);
});

test("a duplicate number is marked at its second row, which names the first", async () => {
  const { sheet } = await openLines(good("D-1"), good("D-2"), good("D-1"));
  const { rows } = await sheet.window({ from: 0, count: 10, shown: "bad" });
  expect(rows[0]).toMatchObject({
    row: 4,
    faults: [{ path: "diplomaNumber", error: "duplicate_in_file", data: { row: 2 } }],
  });
});

test("days that exist only with the month first make their column a question, and the answer is how each cell is read", async () => {
  const on = (number: string, day: string) => good(number).replace("10/07/2026", day);
  const { sheet, tally } = await openLines(on("D-1", "02/13/2026"), on("D-2", "03/04/2026"), on("D-3", "25/12/2025"));
  expect(tally.days).toEqual([
    {
      title: "decisionDate",
      order: null,
      examples: [
        { text: "02/13/2026", monthFirst: "2026-02-13", dayFirst: null },
        { text: "03/04/2026", monthFirst: "2026-03-04", dayFirst: "2026-04-03" },
      ],
    },
  ]);
  expect(await faultsIn(sheet)).toEqual(["2 decisionDate no_such_day", "3 decisionDate day_or_month"]);
  await sheet.readDays({ decisionDate: "monthFirst" });
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["4 decisionDate no_such_day"]);
  const sent = (await sheet.part({ from: 2, size: 9 }))?.rows.map(({ decisionDate }) => decisionDate);
  expect(sent).toEqual(["2026-02-13", "2026-03-04", "2025-25-12"]);
  await sheet.readDays({ decisionDate: "dayFirst" });
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["2 decisionDate no_such_day"]);
});

test("what a spreadsheet has made a day of is refused where others have the month first, until it is typed", async () => {
  const header = HEADER.split(";");
  const row = (number: string, day: CellValue) =>
    good(number)
      .split(";")
      .map((cell, at) => (at === 6 ? day : cell));
  const rows = [header, row("D-1", "02/13/2026"), row("D-2", 46085), row("D-3", 46085), row("D-4", 46100)];
  const cells = ["dd/mm/yyyy", "d mmm yyyy", "dd/mm/yyyy"].map((numFmt, at) => {
    const value = at === 2 ? 46100 : 46085;
    return [`${at + 2},6`, { value, style: { numFmt } }] as const;
  });
  const book = await writeXlsx({ sheets: [{ name: "S", rows, cells: new Map(cells) }] });
  const sheet = createSheet();
  await sheet.read({ file: new Blob([new Uint8Array(book)]), subject: SUBJECT, today: "2026-11-20" });
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["2 decisionDate no_such_day", "3 decisionDate day_perhaps_exchanged"]);
  await sheet.readDays({ decisionDate: "monthFirst" });
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["3 decisionDate day_perhaps_exchanged"]);
  expect(await sheet.edit([{ row: 3, column: 6, value: "2026-04-03" }])).toMatchObject({ bad: 0 });
  await sheet.readDays({ decisionDate: "dayFirst" });
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["2 decisionDate no_such_day"]);
});

test("a row with more cells than the header is refused, because a value was torn apart", async () => {
  const sheet = createSheet();
  const lines = [
    HEADER.replace(/;remarks$/, ""),
    good("D-1").slice(0, -1),
    good("D-2"),
    good("D-3").replace("14,5", "14;5"),
  ];
  const file = new Blob([lines.join("\n").replaceAll(",", ".").replaceAll(";", ",")]);
  await sheet.read({ file, subject: SUBJECT, today: "2026-11-20" });
  await sheet.judge({});
  expect((await faultsIn(sheet)).filter((fault) => fault.includes("row_torn"))).toEqual(["4 decisionDate row_torn"]);
});

test("names in the letters of the other script are warnings, exchanged in one row or in all, and no faults", async () => {
  const sheet = createSheet();
  const HEAD = "studentNumber;nationalId;firstName;firstNameAr;lastName;lastNameAr;sex;birthDate;email";
  const student = (at: number, names: string) => `${at};N${at};${names};F;2001-01-01;s${at}@example.org`;
  const rows = [
    student(1, "أمينة;Amina;بن علي;Ben Ali"),
    student(2, "Salma;سلمى;Zid;زيد"),
    student(3, "ليلى;Leila;Zid;"),
  ];
  const file = new Blob([[HEAD, ...rows, student(4, "نور;;Zid;")].join("\n")]);
  await sheet.read({ file, subject: { of: "students" }, today: "2026-11-20" });
  expect(await sheet.judge({})).toEqual({ rows: 4, bad: 0, common: null, warned: { rows: 3, swappable: 2 } });
  const warned = async () => (await sheet.window({ from: 0, count: 9, shown: "warned" })).rows.map(({ row }) => row);
  expect(await warned()).toEqual([2, 4, 5]);
  await sheet.edit(await sheet.findSwaps({ row: 4 }));
  expect((await sheet.edit(await sheet.findSwaps({}))).warned).toEqual({ rows: 1, swappable: 0 });
  expect((await sheet.part({ from: 2, size: 9 }))?.rows).toMatchObject([
    { firstName: "Amina", firstNameAr: "أمينة", lastName: "Ben Ali", lastNameAr: "بن علي" },
    { firstName: "Salma" },
    { firstName: "Leila", firstNameAr: "ليلى", lastName: "Zid" },
    { firstName: "نور", firstNameAr: "" },
  ]);
});

test("once the first of two equal numbers is corrected, the second is valid", async () => {
  const { sheet } = await openLines(good("D-1"), good("D-1"));
  expect(await sheet.edit([{ row: 2, column: 0, value: "D-9" }])).toEqual({ rows: 2, bad: 0, common: null });
});

test("a corrected cell is validated at once, and its row stays listed until all are validated again", async () => {
  const { sheet } = await openLines(good("D-1").replace("master;", "wizard;"));
  expect(await sheet.edit([{ row: 2, column: 2, value: "Master" }])).toEqual({ rows: 1, bad: 0, common: null });
  expect((await sheet.window({ from: 0, count: 10, shown: "bad" })).rows).toMatchObject([{ row: 2, faults: [] }]);
  await sheet.judge({});
  expect((await sheet.window({ from: 0, count: 10, shown: "bad" })).total).toBe(0);
});

test("the server's errors are shown beside our own, until the row is changed", async () => {
  const { sheet } = await openLines(good("D-1"), good("D-2"));
  const errors = [
    { row: 3, errors: [{ path: "studentNumber", error: "student_unknown", message: "No such student" }] },
  ];
  await sheet.refuse({ from: 2, to: 4, errors });
  expect(await faultsIn(sheet)).toEqual(["3 studentNumber student_unknown"]);
  expect(await sheet.edit([{ row: 3, column: 1, value: "18" }])).toEqual({ rows: 2, bad: 0, common: null });
});

test("the rows of a part are consecutive, and the part names its first row", async () => {
  const { sheet } = await openLines(good("D-1"), good("D-2"), "", good("D-3"));
  const first = await sheet.part({ from: 2, size: 1000 });
  expect(first).toMatchObject({ firstRow: 2, next: 4 });
  expect(first?.rows.map(({ diplomaNumber }) => diplomaNumber)).toEqual(["D-1", "D-2"]);
  const second = await sheet.part({ from: first?.next ?? 0, size: 1000 });
  expect(second).toMatchObject({ firstRow: 5, next: 6 });
  expect(await sheet.part({ from: 6, size: 1000 })).toBeNull();
});

test("the workbook of refused rows marks each invalid cell with the reason, and has no cell that a spreadsheet would execute", async () => {
  const { sheet } = await openLines(good("D-1"), `+1+1;${good("D-2").slice(4).replace("master;", "wizard;")}`);
  const sentences = { not_a_choice: "Not one of: {choices}" };
  const options = { heading: "الأخطاء", language: "ar", sentences } as const;
  const file = await sheet.download({ ...options, onlyBad: true });
  const [book] = (await readXlsx(new Uint8Array(await file.arrayBuffer()), { readStyles: true })).sheets;
  expect(book?.rows).toHaveLength(2);
  expect(book?.rows[0]?.at(-1)).toBe("الأخطاء");
  expect(book?.rows[1]?.at(-1)).toContain("المستوى: Not one of: Technicien");
  const [number, level] = [book?.cells?.get("1,0"), book?.cells?.get("1,2")];
  expect([number?.value, number?.formula, number?.style?.fill]).toEqual(["+1+1", undefined, undefined]);
  expect(level?.comment?.text).toContain("Not one of: Technicien");
  expect(level?.style?.fill).toBeDefined();
  expect(book?.view?.rightToLeft).toBe(true);
});

test("the workbook of refused rows can be corrected and imported again", async () => {
  const { sheet } = await openLines(good("D-1").replace("master;", "wizard;"));
  const file = await sheet.download({ heading: "Errors", language: "en", sentences: {}, onlyBad: false });
  const again = createSheet();
  const { mapping } = await again.read({ file, subject: SUBJECT, today: "2026-11-20" });
  expect(mapping.slice(0, 3)).toEqual(["diplomaNumber", "studentNumber", "level"]);
  await again.judge({});
  expect((await again.edit([{ row: 2, column: 2, value: "master" }])).bad).toBe(0);
});

test("what a spreadsheet has made a date of is refused here, by the server, and in the file of refused rows, until it is typed", async () => {
  const sheet = createSheet();
  const [header = [], row = []] = [HEADER, good("D-1")].map((line): CellValue[] => line.split(";"));
  const cells = new Map([["1,1", { value: 46357, style: { numFmt: "d-mmm" } }]]);
  const book = await writeXlsx({ sheets: [{ name: "S", rows: [header, row.with(1, 46357)], cells }] });
  const overview = await sheet.read({ file: new Blob([new Uint8Array(book)]), subject: SUBJECT, today: "2026-12-20" });
  expect(overview.preview[0]?.[1]).toBe("12-01");
  await sheet.judge({});
  expect(await faultsIn(sheet)).toEqual(["2 studentNumber spreadsheet_made_date"]);
  expect((await sheet.part({ from: 2, size: 9 }))?.rows[0]?.studentNumber).toEqual({ unread: "spreadsheet_made_date" });
  const again = createSheet();
  const refused = await sheet.download({ heading: "Errors", language: "en", sentences: {}, onlyBad: true });
  await again.read({ file: refused, subject: SUBJECT, today: "2026-12-20" });
  expect((await again.judge({})).bad).toBe(1);
  expect(await sheet.edit([{ row: 2, column: 1, value: "1-12" }])).toMatchObject({ bad: 0 });
});

test("a long list is validated to its last row, which any window shows", { tags: ["all"] }, async () => {
  const count = runs({ few: 5000, all: 100_000 });
  const lines = Array.from({ length: count }, (_, at) => good(`D-${at}`));
  lines[count - 1] = good("D-0");
  const { sheet, tally } = await openLines(...lines);
  expect(tally).toEqual({ rows: count, bad: 1, common: null });
  expect(await faultsIn(sheet)).toEqual([`${count + 1} diplomaNumber duplicate_in_file`]);
});
