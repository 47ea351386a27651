/** An admin of the platform: decides on what universities ask for. */
import { expect } from "@playwright/test";
import { PLATFORM_ADMIN } from "../universities.ts";
import { type Person, searchList, signInAsStaff } from "./person.ts";

export type DemandKind = "credit" | "ether";

export function adminOf(person: Person, account = PLATFORM_ADMIN) {
  const { page, words } = person;
  const { say, like } = words;
  const told = (kind: DemandKind, name: string) => ({
    done: page.getByText(like(`universities.decide.${kind}.accept.done`, { name })),
    late: page.getByText(like("universities.decide.late", { name })),
  });

  return {
    ...person,
    account,
    signIn: () => signInAsStaff(person, account.email),
    openUniversity: async (name: string) => {
      await page.goto("/universities_list");
      await searchList(person, name, "universities.list.search");
      const row = page.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
      await expect(row).toBeVisible();
      return row;
    },
    /** Presses accept in the row of the one shown university; the question stands open. */
    askToAccept: async (what: string, name: string) => {
      await page.getByRole("button", { name: like("universities.demands.acceptOf", { what, name }) }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
    confirm: () =>
      page
        .getByRole("dialog")
        .getByRole("button", { name: say("universities.demands.accept"), exact: true })
        .click(),
    /** What the page says of the decision: it was the first, or somebody else's was. */
    readDecision: async (kind: DemandKind, name: string): Promise<"done" | "late"> => {
      const { done, late } = told(kind, name);
      await expect(done.or(late)).toBeVisible();
      return (await done.isVisible()) ? "done" : "late";
    },
  };
}
