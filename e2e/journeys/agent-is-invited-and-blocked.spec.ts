/** An agent is invited, registers from the mail and works, and then is blocked and signed out. */
import { fillRegistration, signOutAsStaff } from "../actors/newcomer.ts";
import { chooseFromMenu, rowWith, searchList } from "../actors/person.ts";
import { linkMailedTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";

const PASSWORD = "the agent keeps this sentence";

test("an invited agent registers from the mail, and loses the session in another browser when blocked", async ({
  responsable,
  newcomer,
  words,
}) => {
  const { say, like } = words;
  const email = `invited-${words.language}@ijaza.example`;
  const username = `Rim ${words.language}`;
  const { page } = responsable;
  const guest = (await newcomer()).page;

  await step("the responsable invites", async () => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: say("ui.staff.users"), exact: true }).click();
    await page.getByRole("link", { name: say("ui.staff.addUser"), exact: true }).click();
    await page.getByLabel(say("accounts.person.username"), { exact: true }).fill(username);
    await page.getByLabel(say("accounts.person.email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: say("accounts.invite.submit"), exact: true }).click();
    await expect(page.getByText(like("accounts.invite.done", { email }))).toBeVisible();
    await expect(page).toHaveURL("/usersList");
    await expect(rowWith(page, email)).toBeVisible();
  });
  await step("the agent registers from the mail, also after a reload", async () => {
    await guest.goto(await linkMailedTo(email));
    await expect(guest.getByText(email)).toBeVisible();
    await expect(guest).toHaveURL("/register");
    await guest.reload();
    await fillRegistration({ page: guest, words }, PASSWORD);
    await expect(guest).toHaveURL("/dashboard");
    await expect(guest.getByText(username)).toBeVisible();
  });
  await step("the agent signs in with the password", async () => {
    await signOutAsStaff({ page: guest, words });
    await guest.getByLabel(say("session.identifier.staff")).fill(email);
    await guest.getByLabel(say("session.password.label"), { exact: true }).fill(PASSWORD);
    await guest.getByRole("button", { name: say("session.submit"), exact: true }).click();
    await expect(guest).toHaveURL("/dashboard");
  });
  await step("the responsable blocks, and the agent is out", async () => {
    await page.goto("/usersList");
    await searchList(responsable, email, "accounts.users.search");
    const row = rowWith(page, email);
    await expect(row.getByText(say("accounts.users.state.active"), { exact: true })).toBeVisible();
    await chooseFromMenu(responsable, row, "accounts.actions.block", "accounts.users.menuOf");
    const dialog = page.getByRole("dialog", { name: like("accounts.block.title", { name: username }) });
    await dialog.getByRole("button", { name: say("accounts.actions.block"), exact: true }).click();
    await expect(row.getByText(say("accounts.users.state.blocked"), { exact: true })).toBeVisible();
    await expect(guest.getByRole("heading", { name: say("session.heading.staff") })).toBeVisible();
    await expect(guest).toHaveURL("/login?session_expired=true");
  });
});
