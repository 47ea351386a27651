/** How an import explains itself: the way that fits a file, the one cause of many errors, the steps back, the focus. */

import type { RowErrors } from "@ijaza/schema/calls/wire";
import { makesStudents } from "@ijaza/schema/diplomas/fields";
import type { Mode } from "@ijaza/schema/users/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { press } from "../../../testing/import-scene.tsx";
import { AGENT } from "../../../testing/people.ts";
import { renderPart } from "../../../testing/render-part.tsx";
import { giveSizes } from "../../../testing/sizes.ts";
import { createSheet } from "../sheet/sheet.ts";
import { ImportWizard } from "./ImportWizard.tsx";

const HEADER = "diplomaNumber;studentNumber;level;titleFr;academicYear;decisionDate";
const row = (number: string) => `${number};17;master;Master;2025-2026;10/07/2026`;
const NAMES = { modeOne: "Registered", modeTwo: "With students" } as const;
type Offered = keyof typeof NAMES;

giveSizes(600);

function Page({ first }: { first: Offered }) {
  const [mode, setMode] = useState<Offered>(first);
  const subjectOf = (each: Mode) => ({ of: "diplomas", mode: each }) as const;
  const ways = (["modeOne", "modeTwo"] as const).map((each) => ({
    subject: subjectOf(each),
    label: NAMES[each],
    choose: () => setMode(each),
  }));
  const unknown = { path: "studentNumber", error: "student_unknown", message: "No student has this number" };
  return (
    <ImportWizard
      subject={subjectOf(mode)}
      ways={ways}
      hint="A file"
      results={{ to: "/diplomasList", label: "Show them" }}
      open={() => ({ ...createSheet(), close: () => {} })}
      check={async ({ firstRow, rows }) => ({
        errors: makesStudents(mode) ? [] : rows.map((_, at): RowErrors => ({ row: firstRow + at, errors: [unknown] })),
      })}
      send={async ({ rows }) => ({ created: rows.length, existing: 0, errors: [] })}
      onEnd={() => {}}
    />
  );
}

const open = async (first: Offered = "modeOne") => {
  await renderPart(<Page first={first} />, { user: AGENT });
};
const choose = async (...lines: string[]) => {
  const file = new File([lines.join("\n")], "cohort.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  await screen.findByRole("button", { name: "Check the rows" });
};
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name, level: 2 })));

test("the way that fits the file is proposed, and one press reads the same file so", async () => {
  await open("modeTwo");
  await choose(HEADER, row("D-1"), row("D-2"));
  screen.getByText("This file matches “Registered”.");
  expect(screen.getByRole("combobox", { name: "Import as" })).toHaveProperty("value", "diplomas:modeTwo");
  await press("Switch");
  await waitFor(() => expect(screen.queryByText(/^This file matches/)).toBeNull());
  expect(screen.getByRole("combobox", { name: "Import as" })).toHaveProperty("value", "diplomas:modeOne");
  expect(screen.getByRole("button", { name: "Check the rows" }).hasAttribute("disabled")).toBe(false);
  screen.getByText("cohort.csv");
});

test("rows that fail for one cause are explained by one sentence, with what helps", async () => {
  await open();
  await choose(HEADER, row("D-1"), row("D-2"), row("D-3"));
  await press("Check the rows");
  const note = await screen.findByText("None of these students are registered.");
  expect(note.parentElement?.textContent).toContain("choose “With students”");
  expect(screen.getByRole("link", { name: "Import students" }).getAttribute("href")).toBe("/add_Student");
  await press("Switch to “With students”");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("First name"));
});

test("another cause names its column and leads back to the columns", async () => {
  await open();
  await choose(HEADER, row("D-1").replace("master", "wizard"), row("D-2").replace("master", "wizard"));
  await press("Check the rows");
  expect((await screen.findByText("All rows have the same error.")).parentElement?.textContent).toContain("Level: Not");
  await press("Check the columns");
  await screen.findByRole("button", { name: "Check the rows" });
});

test("steps that are done lead back; corrected cells stay corrected when the way changes", async () => {
  await open();
  await choose(HEADER, row("D-1"), row("D-2").replace("master", "wizard"));
  await press("Check the rows");
  await userEvent.type(
    await screen.findByRole("textbox", { name: "Row 3, Level" }),
    "{Control>}a{/Control}licence{Enter}",
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Import as" }), "With students");
  await screen.findByRole("button", { name: "Check the rows" });
  within(screen.getByRole("list", { name: "Steps of the import" })).getByRole("button", { name: "File" });
  await screen.findByRole("cell", { name: "licence" });
  await press("File");
  await screen.findByLabelText("Choose a file");
});

test("the focus goes to each step's heading, and five Tabs lead from there to the next step", async () => {
  await open();
  await choose(HEADER, row("D-1"));
  await focused("Columns of the file");
  let tabs = 0;
  while (document.activeElement?.textContent !== "Check the rows" && tabs < 20) {
    await userEvent.tab();
    tabs++;
  }
  expect(tabs).toBeLessThanOrEqual(5);
  await userEvent.keyboard("{Enter}");
  await focused("Result of the check");
});

test("the columns of the file are named by their labels before it is chosen", async () => {
  await open();
  const hint = await screen.findByText("Required");
  expect(hint.nextElementSibling?.textContent).toBe(
    "Diploma number, Student number, Level, Academic year, Date of the decision",
  );
  expect(screen.getByText("At least one of").nextElementSibling?.textContent).toContain("Title (French)");
  expect(screen.getByText("Optional").nextElementSibling?.textContent).toContain("Honours");
});
