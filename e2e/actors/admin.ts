/** An admin of the platform: decides on what universities ask for. */
import { LANGUAGES, type Texts } from "@ijaza/schema/product";
import type { Mode } from "@ijaza/schema/users";
import { expect } from "@playwright/test";
import { type Account, PLATFORM_ADMIN } from "../universities.ts";
import { type Person, searchList, signInAsStaff } from "./person.ts";

type AdminOfOptions = { name: Texts; website: string; responsable: Account; country?: string; mode?: Mode };
export type FundingKind = "credit" | "ether";

export type Admin = ReturnType<typeof adminOf>;

export function adminOf(person: Person, account = PLATFORM_ADMIN) {
  const { page, words } = person;
  const { say, like } = words;
  const messagesOf = (kind: FundingKind, name: string) => ({
    done: page.getByText(like(`universities.decide.${kind}.accept.done`, { name })),
    late: page.getByText(like("universities.decide.late", { name })),
  });
  /** Of those that must be filled in. */
  const field = (key: string) => page.getByLabel(`${say(key)} *`, { exact: true });

  const openUniversity = async (name: string) => {
    await page.goto("/universities_list");
    await searchList(person, name, "universities.list.search");
    const row = page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
    // Beside the head there is this one: the answer of the search, and not the list before it, which is drawn anew.
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(row).toBeVisible();
    return row;
  };
  /** Presses accept in the row of the one shown university; the question stands open. */
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
    /** Lets the university make certificates, if it may not yet. */
    letCertify: async (name: string) => {
      await page.goto("/universities_list");
      await searchList(person, name, "universities.list.search");
      await page.getByRole("button", { name, exact: true }).click();
      const certificates = page.getByRole("switch", { name: say("universities.switches.certificateCreation") });
      // It turns once the server has taken it.
      if (!(await certificates.isChecked())) await certificates.click();
      await expect(certificates).toBeChecked();
    },
    /** Gives the particulars, lets it issue in one mode, and invites who will manage it. */
    foundUniversity: async ({ name, website, responsable, country = "TN", mode = "modeOne" }: AdminOfOptions) => {
      const menu = page.getByRole("navigation", { name: say("ui.staff.menu"), exact: true });
      await menu.getByRole("link", { name: say("ui.staff.addUniversity"), exact: true }).click();
      for (const language of LANGUAGES) await field(`universities.form.name.${language}`).fill(name[language]);
      await field("universities.form.country").selectOption(country);
      await page.getByLabel(say("universities.form.website"), { exact: true }).fill(website);
      await page.getByRole("switch", { name: say(`universities.modes.${mode}.name`), exact: true }).check();
      await page.getByRole("radio", { name: say("universities.responsable.invite"), exact: true }).check();
      await field("universities.responsable.username").fill(responsable.username);
      await field("universities.form.email").last().fill(responsable.email);
      await page.getByRole("button", { name: say("universities.form.found"), exact: true }).click();
    },
    askToAccept,
    confirm,
    /** Accepts that a university is granted the credits that it asks for. */
    grantCredits: async (count: number, name: string) => {
      await openUniversity(name);
      await askToAccept(say("universities.requests.credit", { count }), name);
      await confirm();
      await expect(messagesOf("credit", name).done).toBeVisible();
    },
    /** What the page says of the decision: it was the first, or somebody else's was. */
    readDecision: async (kind: FundingKind, name: string): Promise<"done" | "late"> => {
      const { done, late } = messagesOf(kind, name);
      await expect(done.or(late)).toBeVisible();
      return (await done.isVisible()) ? "done" : "late";
    },
  };
}
