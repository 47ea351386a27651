/** Registration from an invitation mail, and what all members of the staff do when they sign out. */
import type { Person } from "./person.ts";

/** Completes an open invitation with this password. */
export async function fillRegistration({ page, words: { say } }: Person, password: string): Promise<void> {
  await page.getByLabel(say("accounts.password.label"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("accounts.register.submit"), exact: true }).click();
}

export const signOutAsStaff = ({ page, words: { say } }: Person): Promise<void> =>
  page.getByRole("button", { name: say("ui.staff.logout"), exact: true }).click();
