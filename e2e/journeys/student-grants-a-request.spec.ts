/** A request of an organisation, from its form by mail to the student's grant and the employer's verdict. */
import { randomInt } from "node:crypto";
import { recipientOf } from "../actors/sharer.ts";
import { graduate } from "../graduates.ts";
import { labelOfDiploma } from "../labels.ts";
import { secretLinkMailedTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";

test("an organisation asks for a diploma that it can name, and its holder shows less than was asked", async ({
  agent,
  responsable,
  anyone,
  newcomer,
  words: { say, like, language },
}) => {
  test.setTimeout(300_000);
  const person = await newcomer();
  const { link: publicLink, number } = await graduate({ agent, responsable, person, prefix: "T" });
  await anyone.awaitVerdict(publicLink, "valid");
  const employer = recipientOf(await newcomer());
  const { page } = employer;
  const domain = `atlas${randomInt(1e6, 1e7)}.example`;
  const email = `hr@${domain}`;

  await step("the organisation fills the form in, and is sent to its mailbox", async () => {
    await page.goto("/third_party");
    await page.getByLabel(say("sharing.request.organisation"), { exact: true }).fill("Atlas");
    await page.getByLabel(say("sharing.request.contact"), { exact: true }).fill("Meriem Gharbi");
    await page.getByLabel(say("sharing.request.email"), { exact: true }).fill(email);
    await page.getByLabel(say("sharing.request.reference"), { exact: true }).fill(publicLink.split("/").at(-1) ?? "");
    await page.getByRole("button", { name: say("sharing.request.submit"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.request.sent.title"));
  });
  await step("it confirms by the mailed link", async () => {
    await page.goto(await secretLinkMailedTo(email, "/third_party"));
    await page.getByRole("button", { name: say("sharing.mailed.confirm"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.mailed.confirmed.title"));
  });
  await step("the student sees who asks, leaves the level out and grants", async () => {
    const decide = person.page.getByRole("link", { name: say("sharing.waiting.decide"), exact: true });
    await expect(async () => {
      await person.page.goto("/student_profile");
      await expect(decide).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
    await decide.click();
    await expect(person.page.getByText(domain, { exact: true })).toBeVisible();
    await person.page.getByRole("checkbox", { name: labelOfDiploma("level", language) }).uncheck();
    const count = await person.page.getByRole("checkbox", { checked: true }).count();
    await person.page.getByRole("button", { name: like("sharing.decision.share", { count }) }).click();
    await expect(person.page.getByText(say("sharing.decision.done.granted"))).toBeVisible();
  });
  await step("the mailed link shows the organisation what was granted, and no more", async () => {
    await employer.follow(await secretLinkMailedTo(email, "/share-certificate"));
    await employer.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("verification.headline.valid.title"));
    await expect(page.getByText(number, { exact: true })).toHaveCount(0);
  });
});
