/** Every import mode, from the product's own workbook and from CSV, to a PDF that anybody can verify. */
import { randomInt } from "node:crypto";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import type { Mode } from "@ijaza/schema/users/calls";
import type { Agent } from "../actors/agent.ts";
import { changeOneLetter } from "../forgery.ts";
import { pdfNamed, pdfOf, zipOf } from "../handed-in.ts";
import { asCsv, fillIn, nameOf, type Row, rowsFor } from "../mode-rows.ts";
import { countPrintedOtherwise } from "../printed-text.ts";
import { expect, step, test } from "../scene.ts";
import { IS_ALL } from "../walks.ts";

/** The files of the first two modes contain the students to whom the other modes refer. */
const MODES = ["modeTwo", "modeFour", "modeOne", "modeThree"] as const satisfies readonly Mode[];
const FORMS = ["workbook", "csv"] as const;

type Entry = { mode: Mode; form: (typeof FORMS)[number]; row: Row; number: string; student: number; handedIn: string };

/**
 * One row for each mode and form. `from` is the first number of their students. `npm run e2e` takes each mode once and
 * both forms in turn: other journeys import modeOne and modeTwo from CSV, and modeThree from a workbook.
 */
const entriesFrom = (from: number): Entry[] =>
  MODES.flatMap((mode, order) =>
    FORMS.flatMap((form, at) => {
      if (!IS_ALL && at !== order % 2) return [];
      const student = from + 2 * (order % 2) + at;
      const [row = {}] = rowsFor(mode, { count: 1, prefix: `${mode}-${form}`, from: student });
      const number = String(row.diplomaNumber);
      return [{ mode, form, row, number, student, handedIn: pdfOf(number) }];
    }),
  );

async function bringIn(agent: Agent, { mode, form, row, handedIn }: Entry) {
  const wizard = await agent.openDiplomaImport(mode);
  await wizard.choose(form === "csv" ? asCsv(mode, [row]) : await fillIn(await wizard.workbook(), mode, [row]));
  if (takesFiles(mode)) {
    const name = String(row.file);
    await wizard.bring([form === "csv" ? pdfNamed(name, handedIn) : zipOf({ [name]: handedIn })]);
    await wizard.expectFiles({ found: 1, named: 1 });
  }
  await wizard.check();
  await wizard.expectForecast({ good: 1, bad: 0 });
  await wizard.importRows(1);
  await wizard.expectSummary({ created: 1, existing: 0, refused: 0 });
}

test("diplomas of every mode are imported from a workbook and from CSV, and their PDFs can be verified", async ({
  colleague: agent,
  responsable,
  anyone,
  words: { language, say },
}) => {
  // Random tens, so that no other journey has these students and numbers.
  const tens = randomInt(10_000, 99_999);
  const entries = entriesFrom(tens * 10);
  const sealed: Buffer[] = [];

  for (const entry of entries)
    await step(`the agent imports in ${entry.mode} from ${entry.form}`, () => bringIn(agent, entry));
  await step("the responsable accepts all of them at once", () => responsable.acceptAll(agent.account, entries.length));
  await step("the agent signs all of them at once", () => agent.signAll(entries.length));
  const links = await agent.readLinks(`-2026-${tens}`);

  for (const entry of entries)
    await step(`the PDF of ${entry.mode} from ${entry.form} proves whose diploma it is`, async () => {
      const { mode, number, student, handedIn } = entry;
      if (!takesFiles(mode)) {
        await anyone.openLink(links.get(number) ?? "");
        sealed.push(await anyone.downloadPdf());
      }
      const pdf = takesFiles(mode) ? handedIn : (sealed.at(-1) ?? "");
      await anyone.choose({ name: "a name that says nothing.pdf", mimeType: "application/pdf", text: pdf });
      await anyone.expectVerdict("valid");
      await anyone.expectHolder(nameOf(student, language));
      await expect(anyone.page.locator("main").getByText(number, { exact: true })).toBeVisible();
    });

  await step("a sealed PDF that prints one other letter is refused", async () => {
    const [pdf = Buffer.alloc(0)] = sealed;
    const forged = changeOneLetter(pdf);
    expect(await countPrintedOtherwise(pdf, forged)).toBe(1);
    await anyone.choose({ name: "forged.pdf", mimeType: "application/pdf", text: forged });
    await anyone.expectVerdict("altered");
    // The names that the university signed are shown as such, and never those that the file prints.
    const original = anyone.page.getByRole("region", { name: say("verification.broken.original"), exact: true });
    await expect(original).toBeVisible();
    for (const { student } of entries) {
      const name = nameOf(student, language);
      await expect(anyone.page.getByText(name)).toHaveCount(await original.getByText(name).count());
    }
  });
});
