/** The steps of importing a file, as the person who imports sees them. */
import { type Download, expect, type Locator } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import type { CohortFile } from "../cohorts.ts";
import { expectFigure, type Person } from "./person.ts";

export type Reading = { encoding: string; delimiter: "comma" | "semicolon" | "tab" };
export type ImportWizard = ReturnType<typeof importWizardOf>;

/** The page with the wizard must be open. */
export function importWizardOf({ page, words: { say, like } }: Person) {
  const press = (key: string, values?: Record<string, number>) =>
    page.getByRole("button", { name: like(key, values) }).click();
  const preview = page.getByRole("region", { name: say("imports.columns.preview"), exact: true });
  const forecast = page.getByRole("region", { name: say("imports.forecast.label"), exact: true });
  const summary = page.getByRole("region", { name: say("imports.done.summary"), exact: true });
  const badRows = page.getByRole("region", { name: say("imports.errors.title"), exact: true });
  const cell = ({ row, column }: { row: number; column: string }): Locator =>
    badRows.getByRole("textbox", { name: like("imports.errors.cell", { row, column }) });

  return {
    preview,
    summary,
    choose: async (file: CohortFile) => {
      await page.getByLabel(say("imports.file.choose"), { exact: true }).setInputFiles(file);
      await expect(preview).toBeVisible();
    },
    /** The empty workbook that the page offers for download. */
    workbook: async (): Promise<Buffer> => {
      const link = page.getByRole("link", { name: say("imports.file.workbook"), exact: true });
      const [file] = await Promise.all([page.waitForEvent("download"), link.click()]);
      return bytesOf(file);
    },
    /** Goes from the step of columns to the step of documents, and chooses these files. */
    bring: async (files: CohortFile[]) => {
      await press("imports.columns.files");
      await page.getByLabel(say("imports.files.choose"), { exact: true }).setInputFiles(files);
    },
    bringPaths: async (paths: string[]) => {
      await press("imports.columns.files");
      await page.getByLabel(say("imports.files.choose"), { exact: true }).setInputFiles(paths);
    },
    bringPathsAgain: (paths: string[]) =>
      page.getByLabel(say("imports.files.choose"), { exact: true }).setInputFiles(paths),
    /** Says what the cohort is called. */
    name: (name: string) => page.getByLabel(say("imports.cohort.name"), { exact: true }).fill(name),
    /** Begins to import the valid rows, waits for `until`, and leaves the page. */
    breakOff: async (count: number, until: () => Promise<void>) => {
      await press("imports.errors.import", { count });
      await until();
      await page.reload();
    },
    /** Continues an import that a reload interrupted. The page asks for its documents again. */
    takeUp: async () => {
      await press("imports.unfinished.resume");
      await expect(page.getByText(say("imports.files.again"))).toBeVisible();
    },
    goOn: async () => {
      await press("imports.goOn");
      await expect(summary).toBeVisible();
    },
    bringMore: (files: { name: string; text: string }[]) =>
      page
        .getByLabel(say("imports.files.choose"), { exact: true })
        .setInputFiles(
          files.map(({ name, text }) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(text) })),
        ),
    expectFiles: ({ found, named }: { found: number; named: number }) =>
      expect(
        page
          .getByRole("status")
          .filter({ hasText: say("imports.files.found") })
          .first(),
      ).toContainText(new RegExp(`${found}\\D+${named}\\D`)),
    /** Checks that the page names these files as missing or surplus. */
    expectNamed: async (names: string[]) => {
      for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
    },
    /** Checks the encoding and the delimiter that the page has recognised. */
    expectReading: async ({ encoding, delimiter }: Reading) => {
      await expect(page.getByLabel(say("imports.reading.encoding"), { exact: true })).toHaveValue(encoding);
      const chosen = page.getByLabel(say("imports.reading.delimiter"), { exact: true }).locator("option:checked");
      await expect(chosen).toHaveText(say(`imports.delimiters.${delimiter}`));
    },
    /** Starts the check of the rows, and waits for the preview of the result. */
    check: async () => {
      await press("imports.columns.check");
      await expect(forecast).toBeVisible();
    },
    checkAgain: async () => {
      await press("imports.errors.again");
      await expect(page.getByRole("button", { name: say("imports.errors.again") })).toHaveCount(0);
      await expect(forecast).toBeVisible();
    },
    expectForecast: async ({ good, bad }: { good: number; bad: number }) => {
      await expectFigure(forecast, { value: good, label: say("imports.forecast.good") });
      await expectFigure(forecast, { value: bad, label: say("imports.forecast.bad") });
    },
    cell,
    /** Scrolls the invalid rows until this cell is visible, because only visible rows are rendered. */
    findCell: async (place: { row: number; column: string }) => {
      await expect(async () => {
        if (!(await cell(place).isVisible())) await badRows.evaluate(scrollOn);
        await expect(cell(place)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      return cell(place);
    },
    correct: async (place: { row: number; column: string }, value: string) => {
      await cell(place).fill(value);
      await cell(place).press("Enter");
    },
    /** Imports the valid rows, and waits for the summary. */
    importRows: async (count: number) => {
      await press("imports.errors.import", { count });
      await expect(summary).toBeVisible();
    },
    expectSummary: async (sum: Partial<Record<"created" | "existing" | "refused", number>>) => {
      for (const [part, value] of Object.entries(sum))
        await expectFigure(summary, { value, label: say(`imports.done.${part}`) });
    },
    /** Returns from the summary to the rows that were refused. */
    correctRest: async () => {
      await press("imports.done.correct");
      await expect(badRows).toBeVisible();
    },
    /** Downloads the workbook of refused rows: the texts of its rows, and its marked cells with their reasons. */
    download: async (key: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), press(key)]);
      const [sheet] = (await readXlsx(new Uint8Array(await bytesOf(file)), { readStyles: true })).sheets;
      const marked = [...(sheet?.cells ?? [])].filter(([, { comment }]) => comment);
      return {
        rows: (sheet?.rows ?? []).map((cells) => cells.map(String)),
        marked: marked.map(([at, { comment }]) => ({ row: Number(at.split(",")[0]) + 1, reason: comment?.text ?? "" })),
      };
    },
  };
}

/** Runs in the page: half a screen further, and from the end back to the beginning. */
function scrollOn(list: Element): void {
  const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  list.scrollTo(0, isAtEnd ? 0 : list.scrollTop + list.clientHeight / 2);
}

export const textOf = async (file: Download): Promise<string> => (await bytesOf(file)).toString("utf8");

async function bytesOf(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of await file.createReadStream()) chunks.push(Buffer.from(part));
  return Buffer.concat(chunks);
}
