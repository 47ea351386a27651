/** What somebody does who comes by a mail, and what everybody of the staff does when they go. */
import type { Person } from "./person.ts";

/** Redeems an open invitation with this password. */
export async function fillRegistration({ page, words: { say } }: Person, password: string): Promise<void> {
  await page.getByLabel(say("accounts.password.label"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("accounts.register.submit"), exact: true }).click();
}

export const signOutAsStaff = ({ page, words: { say } }: Person): Promise<void> =>
  page.getByRole("button", { name: say("ui.staff.logout"), exact: true }).click();
