/** A request of an organisation for somebody's diploma: from its form by mail to its confirmation, and its withdrawal. */
import { randomInt } from "node:crypto";
import { secretLinkMailedTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";

/** Whether there is such a document is told to nobody. */
const REFERENCE = "7k2qf9xw4m0123456789abcdef";

test("an organisation asks for a diploma that it can name, confirms by mail, and withdraws", async ({
  anyone: { page },
  words: { say },
}) => {
  const domain = `atlas${randomInt(1e6, 1e7)}.example`;
  const email = `hr@${domain}`;

  await step("the organisation fills the form in, and is sent to its mailbox", async () => {
    await page.goto("/third_party");
    await page.getByLabel(say("sharing.request.organisation"), { exact: true }).fill("Atlas");
    await page.getByLabel(say("sharing.request.contact"), { exact: true }).fill("Meriem Gharbi");
    await page.getByLabel(say("sharing.request.email"), { exact: true }).fill(email);
    await page.getByLabel(say("sharing.request.reference"), { exact: true }).fill(REFERENCE);
    await page.getByRole("button", { name: say("sharing.request.submit"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.request.sent.title"));
  });
  const link = await secretLinkMailedTo(email, "/third_party");
  await step("it confirms by the mailed link", async () => {
    await page.goto(link);
    await expect(page).not.toHaveURL(/#/);
    await page.getByRole("button", { name: say("sharing.mailed.confirm"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.mailed.confirmed.title"));
  });
  await step("the same link withdraws it", async () => {
    await page.getByRole("button", { name: say("sharing.mailed.withdraw"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.mailed.withdrawn.title"));
  });
});
