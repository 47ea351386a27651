/** Invites members of the staff for one journey alone. */
import { expect } from "@playwright/test";
import { fillRegistration } from "./actors/newcomer.ts";
import { type Person, signInAsStaff } from "./actors/person.ts";
import { linkMailedTo } from "./mailbox.ts";
import { DEMO_PASSWORD } from "./stack.ts";

type Invitee = { email: string; username: string };

/** Fills in the open invitation form and sends it. */
async function sendInvitation({ page, words: { say } }: Person, { email, username }: Invitee): Promise<void> {
  await page.getByLabel(say("accounts.person.username"), { exact: true }).fill(username);
  await page.getByLabel(say("accounts.person.email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: say("accounts.invite.submit"), exact: true }).click();
  await expect(page).toHaveURL("/usersList");
}

/** The invited person registers from the mail with the demo's password, and arrives at the dashboard. */
export async function register(guest: Person, { email }: Pick<Invitee, "email">): Promise<void> {
  const { page } = guest;
  await page.goto(await linkMailedTo(email));
  await fillRegistration(guest, DEMO_PASSWORD);
  await expect(page).toHaveURL("/dashboard");
}

/** An admin invites a responsable without a university, or a responsable an agent; the invited person registers. */
export async function registerInvited(guest: Person, host: Person, invited: Invitee): Promise<void> {
  await host.page.goto("/add_user");
  await sendInvitation(host, invited);
  await register(guest, invited);
}

/** The platform's admin invites an administrator of this university, who sets a password from the mail and signs in. */
export async function registerUniversityAdmin(
  guest: Person,
  admin: Person,
  { university, ...invited }: Invitee & { university: string },
): Promise<void> {
  const { page, words } = admin;
  const { say } = words;
  await page.goto("/createAdmin");
  await page.getByLabel(say("accounts.users.columns.university"), { exact: true }).selectOption({ label: university });
  await sendInvitation(admin, invited);
  await guest.page.goto(await linkMailedTo(invited.email));
  await guest.page.getByLabel(say("accounts.password.label"), { exact: true }).fill(DEMO_PASSWORD);
  await guest.page.getByRole("button", { name: say("accounts.reset.submit"), exact: true }).click();
  await expect(guest.page.getByRole("heading", { name: say("accounts.reset.done.title") })).toBeVisible();
  await signInAsStaff(guest, invited.email);
}
