/** An admin of the platform, who decides on the requests of universities. */
import { LANGUAGES, type Texts } from "@ijaza/schema/product";
import type { Mode } from "@ijaza/schema/users/calls";
import { expect } from "@playwright/test";
import type { PictureFile } from "../pictures.ts";
import { type Account, PLATFORM_ADMIN } from "../universities.ts";
import { type Person, searchList, signInAsStaff } from "./person.ts";

type AdminOfOptions = {
  name: Texts;
  website: string;
  responsable: Account;
  country?: string;
  mode?: Mode;
  /** A picture of the university's emblem. */
  logo?: PictureFile;
};
export type FundingKind = "credit" | "ether";

export type Admin = ReturnType<typeof adminOf>;

export function adminOf(person: Person, account = PLATFORM_ADMIN) {
  const { page, words } = person;
  const { say, like } = words;
  const messagesOf = (kind: FundingKind, name: string) => ({
    done: page.getByText(like(`universities.decide.${kind}.accept.done`, { name })),
    late: page.getByText(like("universities.decide.late", { name })),
  });
  /** Finds a required field by its label. */
  const field = (key: string) => page.getByLabel(`${say(key)} *`, { exact: true });

  const openUniversity = async (name: string) => {
    await page.goto("/universities_list");
    await searchList(person, name, "universities.list.search");
    const row = page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
    // The header and one row: the search has been answered, and the earlier list is gone.
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(row).toBeVisible();
    return row;
  };
  /** Presses accept in the row of the only university shown, and leaves the confirmation dialog open. */
  const askToAccept = async (what: string, name: string) => {
    await page.getByRole("button", { name: like("universities.requests.acceptOf", { what, name }) }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
  const confirm = () =>
    page
      .getByRole("dialog")
      .getByRole("button", { name: say("universities.requests.accept"), exact: true })
      .click();

  return {
    ...person,
    account,
    signIn: () => signInAsStaff(person, account.email),
    openUniversity,
    /** Allows the university to issue certificates, if it may not yet. */
    letCertify: async (name: string) => {
      await page.goto("/universities_list");
      await searchList(person, name, "universities.list.search");
      await page.getByRole("button", { name, exact: true }).click();
      const certificates = page.getByRole("switch", { name: say("universities.switches.certificateCreation") });
      // The switch changes once the server has saved it.
      if (!(await certificates.isChecked())) await certificates.click();
      await expect(certificates).toBeChecked();
    },
    /** Founds a university that may issue in one mode, and invites the person who will manage it. */
    foundUniversity: async ({ name, website, responsable, country = "TN", mode = "modeOne", logo }: AdminOfOptions) => {
      const menu = page.getByRole("navigation", { name: say("ui.staff.menu"), exact: true });
      await menu.getByRole("button", { name: say("ui.staff.universities"), exact: true }).click();
      await menu.getByRole("link", { name: say("ui.staff.addUniversity"), exact: true }).click();
      for (const language of LANGUAGES) await field(`universities.form.name.${language}`).fill(name[language]);
      await field("universities.form.country").selectOption(country);
      await page.getByLabel(say("universities.form.website"), { exact: true }).fill(website);
      if (logo) {
        await page.getByLabel(say("universities.form.logo.choose"), { exact: true }).setInputFiles(logo);
        await expect(page.getByRole("img", { name: say("universities.form.logo.preview") })).toBeVisible();
      }
      await page.getByRole("switch", { name: say(`universities.modes.${mode}.name`), exact: true }).check();
      await page.getByRole("radio", { name: say("universities.responsable.invite"), exact: true }).check();
      await field("universities.responsable.username").fill(responsable.username);
      await field("universities.form.email").last().fill(responsable.email);
      await page.getByRole("button", { name: say("universities.form.found"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("universities.founding.action"), exact: true })
        .click();
    },
    askToAccept,
    confirm,
    /** Whether this admin decided first ("done") or another admin did ("late"), as the page says. */
    readDecision: async (kind: FundingKind, name: string): Promise<"done" | "late"> => {
      const { done, late } = messagesOf(kind, name);
      await expect(done.or(late)).toBeVisible();
      return (await done.isVisible()) ? "done" : "late";
    },
  };
}
