/** An import whose rows name documents, tested as an agent uses it. */
import type { BulkReply } from "@ijaza/schema/calls/wire";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { inPage, press } from "../../../testing/import-scene.tsx";
import { AGENT } from "../../../testing/people.ts";
import { renderPart } from "../../../testing/render-part.tsx";
import { giveSizes } from "../../../testing/sizes.ts";
import { ImportWizard } from "./ImportWizard.tsx";

const HEADER = "diplomaNumber;studentNumber;level;titleFr;academicYear;decisionDate;file;attachments";
const row = (number: string, file: string, attachments = "") =>
  `${number};17;master;Master de recherche;2025-2026;10/07/2026;${file};${attachments}`;
const pdf = (name: string) => new File([`%PDF-1.7 ${name} %%EOF`], name);

giveSizes(600);

const open = async () => {
  const sent: [number, string[]][] = [];
  await renderPart(
    <ImportWizard
      subject={{ of: "diplomas", mode: "modeThree" }}
      hint="A file"
      results={{ to: "/diplomasList", label: "Show them" }}
      open={inPage}
      send={async ({ rows }, _, files): Promise<BulkReply> => {
        sent.push([rows.length, files.map(({ name }) => name)]);
        return { created: rows.length, existing: 0, errors: [] };
      }}
      onEnd={() => {}}
    />,
    { user: AGENT },
  );
  return sent;
};
const choose = async (...lines: string[]) => {
  const file = new File([[HEADER, ...lines].join("\n")], "cohort.csv", { type: "text/csv" });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  await press("Choose the documents");
};
const upload = async (...files: File[]) => userEvent.upload(await screen.findByLabelText("Choose files"), files);
const waitForText = (text: RegExp) => waitFor(() => expect(document.body.textContent).toMatch(text));

test("files are matched by name, regardless of case and folder, and sent with their rows", async () => {
  const sent = await open();
  await choose(row("D-1", "scans/a.pdf", "Notes.PDF"), row("D-2", "b.pdf"));
  await upload(pdf("A.PDF"), pdf("notes.pdf"), pdf("b.pdf"));
  await waitForText(/3 of 3 found/);
  await press("Check the rows");
  await press("Import 2 rows");
  await screen.findByText("The import is finished");
  expect(sent).toEqual([[2, ["A.PDF", "notes.pdf", "b.pdf"]]]);
});

test("missing and surplus files are named before anything is sent, and a row without its file is an error", async () => {
  const sent = await open();
  await choose(row("D-1", "a.pdf"), row("D-2", "gone.pdf"));
  await upload(pdf("a.pdf"), pdf("holiday.pdf"));
  await waitForText(/1 of 2 found/);
  await waitForText(/Missing: 1.*gone\.pdf Row 3/);
  await waitForText(/Not named in any row: 1.*holiday\.pdf/);
  await press("Check the rows");
  expect(await screen.findByRole("textbox", { name: "Row 3, PDF file" })).toHaveProperty("value", "gone.pdf");
  screen.getByText("The file gone.pdf was not uploaded");
  await press("Choose the documents");
  await upload(pdf("gone.pdf"));
  await press("Check the rows");
  await press("Import 2 rows");
  await screen.findByText("The import is finished");
  expect(sent).toEqual([[2, ["a.pdf", "gone.pdf"]]]);
});

test("a file that is not a PDF is reported at its row, and a file belongs to one row only", async () => {
  await open();
  await choose(row("D-1", "a.pdf"), row("D-2", "b.pdf"), row("D-3", "A.pdf"));
  await upload(new File(["hello"], "a.pdf"), pdf("b.pdf"));
  await waitForText(/2 of 2 found/);
  await press("Check the rows");
  expect(await screen.findAllByText("a.pdf is not a complete PDF file")).toHaveLength(1);
  screen.getByText("Appears twice in the file (see row 2)");
});

const TWO_CALLED_A = [pdf("a.pdf"), new File(["%PDF-1.7 another %%EOF"], "A.PDF"), pdf("b.pdf"), pdf("b.pdf")];
const AMBIGUOUS = /Several different files are called a.pdf/;

test("of two different files with one name, chosen together, neither is accepted", { tags: ["all"] }, async () => {
  const sent = await open();
  await choose(row("D-1", "a.pdf"), row("D-2", "b.pdf"));
  await upload(...TWO_CALLED_A);
  await waitForText(/2 of 2 found/);
  await press("Check the rows");
  expect(await screen.findAllByText(AMBIGUOUS)).toHaveLength(1);
  await press("Import 1 row");
  await waitFor(() => expect(sent).toEqual([[2, ["b.pdf"]]]));
});

test("of two different files with one name, the one that is chosen again is accepted", { tags: ["all"] }, async () => {
  const sent = await open();
  await choose(row("D-1", "a.pdf"), row("D-2", "b.pdf"));
  await upload(...TWO_CALLED_A);
  await press("Check the rows");
  await screen.findByText(AMBIGUOUS);
  await press("Choose the documents");
  await upload(pdf("a.pdf"));
  await press("Check the rows");
  await press("Import 2 rows");
  await waitFor(() => expect(sent).toEqual([[2, ["a.pdf", "b.pdf"]]]));
});

test("rows are split into calls by the size of their files", async () => {
  const sent = await open();
  const large = (name: string) => new File([`%PDF-1.7 ${"x".repeat(5_000_000)} %%EOF`], name);
  await choose(...[1, 2, 3, 4, 5].map((n) => row(`D-${n}`, `${n}.pdf`)));
  await upload(...[1, 2, 3, 4, 5].map((n) => large(`${n}.pdf`)));
  await waitForText(/5 of 5 found/);
  await press("Check the rows");
  await press("Import 5 rows");
  await screen.findByText("The import is finished");
  expect(sent).toEqual([
    [3, ["1.pdf", "2.pdf", "3.pdf"]],
    [2, ["4.pdf", "5.pdf"]],
  ]);
});
