/** The import as an agent uses it, with the sheet in the page instead of a worker. */
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { writeXlsx } from "hucre/xlsx";
import { expect, test, vi } from "vitest";
import { letBrowserKeep } from "../../../testing/browser-store.ts";
import { gateFor } from "../../../testing/gate.ts";
import { choose, good, HEADER, inPage, openImport, press } from "../../../testing/import-scene.tsx";
import { giveSizes } from "../../../testing/sizes.ts";
import type { OpenSheet } from "../sheet/open-sheet.ts";

giveSizes(600);

test("a letter that no font has is reported at its cell", { tags: ["all"] }, async () => {
  await openImport();
  await choose(good("D-1"), good("D-2").replace("recherche", "recherche 王"));
  await press("Check the rows");
  await screen.findByRole("textbox", { name: "Row 3, Title (French)" });
  screen.getByText("No font of the documents has “王” (U+738B)");
});

test("a file is imported, from the drop to the summary", { tags: ["all"] }, async () => {
  const { sent, ids, fileNames } = await openImport();
  await choose(good("D-1"), good("D-2"));
  await screen.findByText("cohort.csv");
  expect(screen.getByLabelText("Encoding")).toHaveProperty("value", "utf-8");
  await press("Check the rows");
  await press("Import 2 rows");
  await screen.findByText("The import is finished");
  expect(sent).toMatchObject([{ firstRow: 2, rows: [{ diplomaNumber: "D-1" }, { diplomaNumber: "D-2" }] }]);
  expect([ids.size, [...fileNames]]).toEqual([1, ["cohort.csv"]]);
});

test("the rows have their place before they come, so that the buttons below them do not move", async () => {
  const coming = gateFor<void>();
  const sheet = (): OpenSheet => {
    const own = inPage();
    return { ...own, window: (rows) => coming.opened.then(() => own.window(rows)) };
  };
  await openImport({ sheet });
  await choose(good("D-1"), good("D-2"));
  await press("Check the rows");
  const place = await screen.findByRole("region", { name: "Cells to correct" });
  expect(within(place).getAllByRole("listitem")).toHaveLength(2);
  expect(within(place).queryByText("D-1")).toBeNull();
  coming.open();
  await within(place).findByText("D-1");
});

test("the cohort has the name that is proposed, or the one that the agent writes, and says how many rows were checked", {
  tags: ["all"],
}, async () => {
  const { cohorts } = await openImport();
  await choose(good("D-1"), good("D-2").replace("master", "wizard"));
  await press("Check the rows");
  const field = await screen.findByRole("textbox", { name: "Name of the cohort" });
  expect(field).toHaveProperty("value", "cohort");
  await userEvent.clear(field);
  await userEvent.type(field, "Master 2026");
  await press("Import 1 row");
  await screen.findByText("The import is finished");
  expect([...cohorts]).toEqual(["Master 2026: 2"]);
});

test("an invalid cell is named by row, column and reason, and corrected in place", async () => {
  const { sent } = await openImport();
  await choose(good("D-1"), good("D-2").replace("master", "wizard"));
  await press("Check the rows");
  const cell = await screen.findByRole("textbox", { name: "Row 3, Level" });
  screen.getByText(/^Not one of: Technician/);
  await userEvent.clear(cell);
  await userEvent.type(cell, "master{Enter}");
  await screen.findByText("Corrected");
  await press("Check again");
  await press("Import 2 rows");
  await screen.findByText("The import is finished");
  expect(sent[0]?.rows[1]).toMatchObject({ level: "master" });
});

test("nothing is imported before it is said how a column of days is read, and a reload keeps the answer", async () => {
  letBrowserKeep();
  const before = await openImport({ send: () => new Promise(() => {}) });
  const on = (number: string, day: string) => good(number).replace("10/07/2026", day);
  await choose(on("D-1", "02/13/2026"), good("D-2"), on("D-3", "04/04/2026"));
  await press("Check the rows");
  await screen.findByText(/^Column “decisionDate”: some of its dates/);
  expect(screen.getByRole("button", { name: "Import 1 row" })).toHaveProperty("disabled", true);
  screen.getByRole("row", { name: "10/07/2026 7 October 2026 10 July 2026" });
  await press("Read this column as month/day/year");
  await press("Import 3 rows");
  await vi.waitFor(() => expect(before.sent).toHaveLength(1));
  expect(before.sent[0]?.rows).toMatchObject([
    { decisionDate: "2026-02-13" },
    { decisionDate: "2026-10-07" },
    { decisionDate: "2026-04-04" },
  ]);
  cleanup();

  const after = await openImport();
  await press("Resume the import");
  await screen.findByText("The import is finished");
  expect(after.sent).toEqual(before.sent);
});

test("a title in the letters of the other script is shown as a warning, and is exchanged in its row or in all", async () => {
  const { sent } = await openImport();
  const header = `${HEADER.replace("titleFr", "titleFr;titleAr")}`;
  const row = (number: string) => good(number).replace("Master de recherche", "ماجستير بحث;Master de recherche");
  await userEvent.upload(
    await screen.findByLabelText("Choose a file"),
    new File([[header, row("D-1"), row("D-2"), row("D-3")].join("\n")], "a.csv"),
  );
  await press("Check the rows");
  await screen.findByText(/^3 rows have a name in Arabic letters/);
  await screen.findByRole("textbox", { name: "Row 2, Title (French)" });
  await userEvent.click(screen.getAllByRole("button", { name: "Swap" })[0]!);
  await screen.findByText(/^2 rows have/);
  screen.getByText("Corrected");
  await press("Swap in 2 rows");
  await vi.waitFor(() => expect(screen.queryByText(/rows? ha(s|ve) a name/)).toBeNull());
  await press("Import 3 rows");
  await screen.findByText("The import is finished");
  expect(sent[0]?.rows[2]).toMatchObject({ titleFr: "Master de recherche", titleAr: "ماجستير بحث" });
});

test("the dry run's errors are shown beside our own, and existing rows are counted", async () => {
  const unknown = { path: "studentNumber", error: "student_unknown", message: "No student has this number" };
  await openImport({ check: async () => ({ errors: [{ row: 2, errors: [unknown] }], existing: 1 }) });
  await choose(good("D-1"), good("D-2"));
  await press("Check the rows");
  await screen.findByText("No student has this number");
  screen.getByText("already there, left unchanged");
});

test("rows that the server refuses are named in the summary, and can be corrected from there", async () => {
  const taken = { path: "diplomaNumber", error: "number_taken", message: "Another record already has this number" };
  await openImport({ send: async () => ({ created: 1, existing: 0, errors: [{ row: 3, errors: [taken] }] }) });
  await choose(good("D-1"), good("D-2"));
  await press("Check the rows");
  await press("Import 2 rows");
  await screen.findByRole("button", { name: "Rejected rows" });
  await press("Correct them here");
  await screen.findByRole("textbox", { name: "Row 3, Diploma number" });
});

test("registered students who got no code are named in the summary, the first fifty of them", {
  tags: ["all"],
}, async () => {
  const named = (row: number) => ({ row, studentNumber: `17${row}`, firstName: "Amina", lastName: `Saidi ${row}` });
  const withoutCode = Array.from({ length: 52 }, (_, at) => named(at + 2));
  await openImport({ send: async ({ rows }) => ({ created: rows.length, existing: 0, errors: [], withoutCode }) });
  await choose(good("D-1"));
  await press("Check the rows");
  await press("Import 1 row");
  const note = (await screen.findByText("52 students were registered but were not sent a code")).parentElement!;
  const names = within(note)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect([names[0], names[49], names[50]]).toEqual([
    "Row 2 · 172 · Amina Saidi 2",
    "Row 51 · 1751 · Amina Saidi 51",
    "and 2 more",
  ]);
});

test("imported rows are no longer counted as ready when the others are corrected, with or without a dry run", {
  tags: ["all"],
}, async () => {
  const taken = { path: "diplomaNumber", error: "number_taken", message: "Another record already has this number" };
  const { sent } = await openImport({
    send: async () =>
      sent.length === 1
        ? { created: 2, existing: 0, errors: [{ row: 4, errors: [taken] }] }
        : { created: 1, existing: 2, errors: [] },
  });
  await choose(good("D-1"), good("D-2"), good("D-3"));
  await press("Check the rows");
  await press("Import 3 rows");
  await press("Correct them here");
  expect((await screen.findByRole("button", { name: "Import 0 rows" })).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("already there, left unchanged").parentElement?.textContent).toMatch(/^2/);
  const cell = await screen.findByRole("textbox", { name: "Row 4, Diploma number" });
  await userEvent.type(cell, "b{Enter}");
  await press("Check again");
  await press("Import 1 row");
  expect((await screen.findByText("already there")).parentElement?.textContent).toMatch(/^2/);
});

test("a sheet that hides rows says so, and leaves them out until the reader takes them in", async () => {
  await openImport();
  const rows = [HEADER, good("D-1"), good("D-2"), good("D-3")].map((line) => line.split(";"));
  const sheets = [
    { name: "Cohort", rows, rowDefs: new Map([[2, { hidden: true }]]) },
    { name: "Notes", rows: [["Nothing"]] },
  ];
  const file = new File([new Uint8Array(await writeXlsx({ sheets }))], "cohort.xlsx");
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  const choice = await screen.findByRole("combobox", { name: "1 row is hidden in the sheet" });
  expect(screen.getByRole("combobox", { name: "Sheet" })).toHaveProperty("value", "Cohort");
  expect(screen.queryByRole("cell", { name: "D-2" })).toBeNull();
  await userEvent.selectOptions(choice, "Import the hidden rows too");
  await screen.findByRole("cell", { name: "D-2" });
});

test("a missing required column is named before anything is checked", async () => {
  await openImport();
  const file = new File(["diplomaNumber;level\nD-1;master\n"], "cohort.csv");
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  expect((await screen.findByRole("alert")).textContent).toContain("Student number");
  expect(screen.getByRole("button", { name: "Check the rows" }).hasAttribute("disabled")).toBe(true);
});

test("a file that cannot be read says why", async () => {
  await openImport();
  await userEvent.upload(await screen.findByLabelText("Choose a file"), new File(["a;b\n"], "cohort.csv"));
  expect((await screen.findByRole("alert")).textContent).toContain("no rows below its header");
});

test("an import that a reload interrupted before the first answer is resumed under the same id", async () => {
  letBrowserKeep();
  const before = await openImport({ send: () => new Promise(() => {}) });
  await choose(good("D-1"), good("D-2"));
  await press("Check the rows");
  await press("Import 2 rows");
  await vi.waitFor(() => expect(before.sent).toHaveLength(1));
  cleanup();

  const after = await openImport();
  await press("Resume the import");
  await screen.findByText("The import is finished");
  expect(after.sent).toEqual(before.sent);
  expect(after.ids).toEqual(before.ids);
});
