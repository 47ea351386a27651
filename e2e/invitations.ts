/**
 * Invites members of the staff for one journey alone: by calls, because the journeys of an invited agent and of a university
 * that is founded do so by pages.
 */
import { createAgentUni, createRespUni, registerAgentUni, registerRespUni } from "@ijaza/schema/accounts/calls";
import { expect } from "@playwright/test";
import { type Person, signInAsStaff } from "./actors/person.ts";
import { call } from "./calls.ts";
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

/** The secret in the link of the newest mail to this person. */
const tokenMailedTo = async (email: string) => (await linkMailedTo(email)).split("/").at(-1);

/** An invited responsable registers with the demo's password. */
export async function register(guest: Person, { email, username }: Invitee): Promise<void> {
  const data = { token: await tokenMailedTo(email), username, password: DEMO_PASSWORD };
  await call(guest, registerRespUni, data);
}

/** An admin invites a responsable without a university, who registers. */
export async function registerInvited(guest: Person, host: Person, { email, username }: Invitee): Promise<void> {
  await call(host, createRespUni, { email, username });
  await register(guest, { email, username });
}

/** A responsable invites an agent, who registers. */
export async function registerAgent(guest: Person, host: Person, { email, username }: Invitee): Promise<void> {
  await call(host, createAgentUni, { email, username });
  const data = { token: await tokenMailedTo(email), username, password: DEMO_PASSWORD };
  await call(guest, registerAgentUni, data);
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
