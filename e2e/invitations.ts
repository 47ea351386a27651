/** Responsables that a journey has for itself. */
import { expect } from "@playwright/test";
import { fillRegistration } from "./actors/newcomer.ts";
import type { Person } from "./actors/person.ts";
import { linkMailedTo } from "./mailbox.ts";
import { DEMO_PASSWORD } from "./stack.ts";

type Invited = { email: string; username: string };

/** An admin invites a responsable of no university yet. */
async function inviteResponsable({ page, words: { say } }: Person, { email, username }: Invited): Promise<void> {
  await page.goto("/add_user");
  await page.getByLabel(say("accounts.person.username"), { exact: true }).fill(username);
  await page.getByLabel(say("accounts.person.email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: say("accounts.invite.submit"), exact: true }).click();
  await expect(page).toHaveURL("/usersList");
}

/** The one who is invited registers from the mail with the demo's password, and stands on the dashboard. */
export async function registerResponsable(guest: Person, admin: Person, invited: Invited): Promise<void> {
  const { page } = guest;
  await inviteResponsable(admin, invited);
  await page.goto(await linkMailedTo(invited.email));
  await fillRegistration(guest, DEMO_PASSWORD);
  await expect(page).toHaveURL("/dashboard");
}
