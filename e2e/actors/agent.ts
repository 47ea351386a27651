/** The agent of a university, who imports, corrects and signs. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import type { Mode } from "@ijaza/schema/users/calls";
import { expect } from "@playwright/test";
import type { Cohort } from "../cohorts.ts";
import type { Account } from "../universities.ts";
import { type ImportWizard, importWizardOf, type Reading } from "./import-wizard.ts";
import { chooseFromMenu, openDetails, type Person, rowWith, searchList, signInAsStaff } from "./person.ts";
import { studentsDeskOf } from "./students-desk.ts";

export type Agent = ReturnType<typeof agentOf>;

export function agentOf(person: Person, account: Account) {
  const { page, words } = person;
  const { say, like } = words;
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });

  const openStudentImport = async (): Promise<ImportWizard> => {
    await page.goto("/add_Student");
    return importWizardOf(person);
  };
  const openDiplomaImport = async (mode: Mode): Promise<ImportWizard> => {
    await page.goto("/add_diplomas");
    await page.getByRole("radio", { name: say(`diplomas.modes.${mode}.name`) }).check();
    return importWizardOf(person);
  };
  const findDiploma = async (number: string, tab: string) => {
    await page.goto(tab ? `/diplomasList?tab=${tab}` : "/diplomasList");
    await searchList(person, number);
  };

  /** In the open dialog: checks the cost, signs, waits until the job has ended, and closes the dialog. */
  const finishSigning = async (count: number, whileOpen?: () => Promise<void>) => {
    const dialog = page.getByRole("dialog", { name: like("diplomas.sign.title", { count }) });
    const cost = dialog.getByRole("table", { name: say("records.cost.label") });
    await expect(cost.getByRole("row", { name: new RegExp(`^${say("records.cost.credits")}`) })).toBeVisible();
    await expect(
      cost.getByRole("row", { name: new RegExp(`^${say("records.cost.ether").replace(/[()]/g, ".")}`) }),
    ).toBeVisible();
    await dialog.getByRole("button", { name: say("diplomas.sign.action"), exact: true }).click();
    await whileOpen?.();
    const jobs = page.getByRole("complementary", { name: say("jobs.label") });
    await expect(jobs.getByText(like("jobs.signing.title", { count }))).toBeVisible();
    await expect(jobs.getByText(say("jobs.signing.succeeded"))).toBeVisible();
    await jobs.getByRole("button", { name: say("jobs.dismiss"), exact: true }).click();
    await expect(jobs).toHaveCount(0);
  };

  return {
    ...person,
    ...studentsDeskOf(person),
    account,
    signIn: () => signInAsStaff(person, account.email),
    openStudentImport,
    openDiplomaImport,
    /** Imports a file of valid rows. Students who are already registered are not added again. */
    importStudents: async ({ file, rows }: Cohort) => {
      const wizard = await openStudentImport();
      await wizard.choose(file);
      await wizard.check();
      await wizard.importRows(rows);
      await wizard.expectSummary({ refused: 0 });
      return wizard;
    },
    /** Imports a file of valid rows that were not imported before; its cohort is called by the file unless it is named. */
    importDiplomas: async (
      { file, rows }: Cohort,
      {
        mode,
        reading,
        template,
        name = file.name,
      }: { mode: Mode; reading?: Reading; template?: string; name?: string },
    ) => {
      const wizard = await openDiplomaImport(mode);
      if (template) await page.getByLabel(say("diplomas.add.template"), { exact: true }).selectOption(template);
      await wizard.choose(file);
      if (reading) await wizard.expectReading(reading);
      await wizard.check();
      await wizard.expectForecast({ good: rows, bad: 0 });
      await wizard.name(name);
      await wizard.importRows(rows);
      await wizard.expectSummary({ created: rows, existing: 0, refused: 0 });
      return wizard;
    },
    findDiploma,
    findStudent: async (number: string) => {
      await page.goto("/student");
      await searchList(person, number, "students.search");
    },
    openDetails: (number: string) => openDetails(person, number),
    /** The address of the page on which a diploma of the shown list is corrected. */
    addressOfCorrection: async (number: string) => {
      await chooseFromMenu(person, rowWith(page, number), "diplomas.actions.correct");
      await expect(page).toHaveURL(/\/update_one_diploma\?id=/);
      return page.url();
    },
    /** Signs every accepted diploma; `whileOpen` runs while the dialog is open. */
    signAll: async (count: number, whileOpen?: () => Promise<void>) => {
      await page.goto("/diplomas_not_confirm");
      await button("diplomas.sign.all").click();
      await finishSigning(count, whileOpen);
    },
    /** Signs one accepted diploma. */
    sign: async (number: string) => {
      await page.goto("/diplomas_not_confirm");
      await searchList(person, number);
      await chooseFromMenu(person, rowWith(page, number), "diplomas.actions.sign");
      await finishSigning(1);
    },
    /** The name of a signed diploma, and the address of its public page. */
    readSigned: async (number: string) => {
      await findDiploma(number, "signed");
      const { name, details } = await openDetails(person, number);
      const link = await details.getByRole("link", { name: say("diplomas.menu.open") }).getAttribute("href");
      if (!link) throw new Error("the details name no public page");
      return { name, link, id: link.split("/").at(-1) ?? "" };
    },
    /** The public pages of the signed diplomas that a search finds, by their numbers. */
    readLinks: async (search: string): Promise<Map<string, string>> => {
      const query = new URLSearchParams({ search, status: "signed" });
      const reply = await page.request.get(`${getAllDiplomas.path}?${query}`);
      const { diplomas }: Reply<typeof getAllDiplomas> = await reply.json();
      return new Map(diplomas.map(({ _id, diplomaNumber }) => [diplomaNumber, `/digital_diploma/${_id}`]));
    },
    /** Opens the correction of a rejected diploma from the list that shows its reason. */
    openCorrection: async (number: string, reason: string) => {
      await page.goto("/diplomasRejected");
      await searchList(person, number);
      const row = rowWith(page, number);
      await expect(row).toContainText(reason);
      await chooseFromMenu(person, row, "diplomas.actions.correct");
      await expect(page.getByRole("heading", { level: 1, name: say("diplomas.update.title") })).toBeVisible();
    },
    resubmit: async () => {
      await button("records.form.resubmit").click();
      await expect(page.getByText(say("diplomas.update.resubmitted"))).toBeVisible();
    },
  };
}
