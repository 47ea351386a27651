/** What the staff of a university does with certificates: import, accept, find, revoke. */
import type { Certificate, CertificateStatus } from "@ijaza/schema/certificates/certificate";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { expect } from "@playwright/test";
import { read } from "../calls.ts";
import type { Cohort } from "../cohorts.ts";
import { importWizardOf } from "./import-wizard.ts";
import { chooseFromMenu, type Person, searchList } from "./person.ts";

const SEARCH = "certificates.search";

export type FoundCertificate = Pick<Certificate, "_id"> & { name: string; latinName: string; link: string };

export function certifierOf(person: Person) {
  const { page, words } = person;
  const { say, like } = words;
  // The course distinguishes it from others of this name, which the list shows until the search is answered.
  const rowOf = (name: string, course: string) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name, exact: true }) })
      .filter({ has: page.getByText(course, { exact: true }) });

  const readAll = async (course: string, status: CertificateStatus): Promise<Certificate[]> => {
    const query = new URLSearchParams({ search: course, sort: "recipientLastName", status });
    return (await read(person, getAllCertificates, `${getAllCertificates.path}?${query}`)).certificates;
  };

  return {
    rowOf,
    importCertificates: async ({ file, rows }: Cohort, template: string) => {
      await page.goto("/add_certification");
      await page.getByLabel(say("certificates.add.template"), { exact: true }).selectOption(template);
      const wizard = importWizardOf(person);
      await wizard.choose(file);
      await wizard.check();
      await wizard.expectForecast({ good: rows, bad: 0 });
      await wizard.importRows(rows);
      await wizard.expectSummary({ created: rows, existing: 0, refused: 0 });
    },
    /** Selects this course's certificates in the list, checks the cost, and waits until the job has ended. */
    acceptOf: async ({ course, count }: { course: string; count: number }) => {
      await page.goto("/certificationsList?tab=pending");
      await searchList(person, course, SEARCH);
      // The header and their rows: the list is shorter once the search has been answered.
      await expect(page.getByRole("row")).toHaveCount(count + 1);
      await page.getByRole("checkbox", { name: say("ui.list.selectAll"), exact: true }).check();
      await page.getByRole("button", { name: say("certificates.actions.accept"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: like("certificates.sign.title", { count }) });
      await expect(dialog.getByRole("table", { name: say("records.cost.label") })).toBeVisible();
      await dialog.getByRole("button", { name: say("certificates.sign.action"), exact: true }).click();
      const jobs = page.getByRole("complementary", { name: say("jobs.label") });
      await expect(jobs.getByText(say("jobs.certifying.succeeded"))).toBeVisible();
      await jobs.getByRole("button", { name: say("jobs.dismiss"), exact: true }).click();
    },
    readAll,
    /** The signed certificates of this course, ordered by last name. */
    readSigned: async (course: string): Promise<FoundCertificate[]> =>
      (await readAll(course, "signed")).map((each) => {
        const latinName = `${each.recipientFirstName} ${each.recipientLastName}`;
        const arabic = `${each.recipientFirstNameAr} ${each.recipientLastNameAr}`;
        const name = words.language === "ar" ? arabic : latinName;
        return { _id: each._id, name, latinName, link: `/digital_diploma/${each._id}` };
      }),
    openList: async (tab: string, course: string) => {
      await page.goto(`/certificationsList?tab=${tab}`);
      await searchList(person, course, SEARCH);
    },
    revoke: async ({ name, latinName }: FoundCertificate, course: string) => {
      await page.goto("/certificationsList?tab=signed");
      await searchList(person, course, SEARCH);
      await chooseFromMenu(person, rowOf(name, course), "certificates.actions.revoke", "certificates.menu.of");
      const dialog = page.getByRole("dialog", { name: say("certificates.revoke.title") });
      await dialog.getByRole("radio", { name: say("certificates.revoke.reasons.issued_in_error") }).check();
      await dialog.getByLabel(like("certificates.revoke.typed", { text: latinName })).fill(latinName);
      await dialog.getByRole("button", { name: say("certificates.revoke.action"), exact: true }).click();
      await expect(page.getByText(say("jobs.revokingCertificate.succeeded"))).toBeVisible();
    },
    /** Opens the dialog that asks before the data of a certificate is erased. */
    askToErase: async ({ name }: FoundCertificate, course: string) => {
      await page.goto("/certificationsList?tab=signed");
      await searchList(person, course, SEARCH);
      await chooseFromMenu(person, rowOf(name, course), "certificates.erase.action", "certificates.menu.of");
      const dialog = page.getByRole("dialog", { name: like("certificates.erase.title", { name }) });
      await expect(dialog.getByText(say("certificates.erase.notRevoked"))).toBeVisible();
      return dialog;
    },
  };
}
