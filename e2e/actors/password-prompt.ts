/** The password dialog before irreversible actions, shown when the password was entered more than 15 minutes ago. */
import { ERRORS } from "@ijaza/schema/errors/errors";
import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../stack.ts";
import type { Person } from "./person.ts";

/** Makes the next such call fail as after 15 minutes, because a journey cannot change the server's clock. */
export async function letPasswordAge(page: Page, path: string): Promise<void> {
  const { status, code, en: message } = ERRORS.password_required;
  const problem = { type: "about:blank", title: message, status, detail: message, code, message };
  await page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status,
        contentType: "application/problem+json",
        body: JSON.stringify({ ...problem, error: "password_required" }),
      }),
    { times: 1 },
  );
}

/** Enters a wrong password first, then the right one. */
export async function givePassword({ page, words: { say } }: Person): Promise<void> {
  const dialog = page.getByRole("dialog", { name: say("ui.password.title") });
  const field = dialog.getByLabel(say("ui.password.label"), { exact: true });
  const confirm = dialog.getByRole("button", { name: say("ui.password.confirm"), exact: true });
  await expect(field).toBeFocused();
  await field.fill("not the password");
  await confirm.click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(DEMO_PASSWORD);
  await confirm.click();
  await expect(dialog).toHaveCount(0);
}
