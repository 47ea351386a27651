/** Responsables that a journey has for itself. */
import { createRespUni } from "@ijaza/schema/accounts";
import { getCsrfToken } from "@ijaza/schema/users";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./actors/person.ts";
import { linkMailedTo } from "./mailbox.ts";
import { DEMO_PASSWORD, URL_OF_PRODUCT } from "./stack.ts";

type Invited = { email: string; username: string };

/**
 * An admin invites a responsable of no university yet, by the call alone: the page that does it founds a university
 * with it, which other journeys would see.
 */
async function inviteResponsable(page: Page, invited: Invited): Promise<void> {
  const { csrfToken } = await (await page.request.get(getCsrfToken.path)).json();
  const headers = { "x-csrf-token": csrfToken, origin: URL_OF_PRODUCT };
  const reply = await page.request.post(createRespUni.path, { data: invited, headers });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** The one who is invited registers from the mail with the demo's password, and stands on the dashboard. */
export async function registerResponsable(guest: Person, admin: Person, invited: Invited): Promise<void> {
  const { page, words } = guest;
  await inviteResponsable(admin.page, invited);
  await page.goto(await linkMailedTo(invited.email));
  await page.getByLabel(words.say("accounts.password.label"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words.say("accounts.register.submit"), exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
}
