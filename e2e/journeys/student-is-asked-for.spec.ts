/** An organisation requests a person's diploma: from its form, by two mails, to the claims that the holder grants. */
import { randomInt } from "node:crypto";
import { DEFAULT_SHARE_DAYS } from "@ijaza/schema/sharing/shares";
import { BRIEFLY, openUntil } from "../actors/person.ts";
import { recipientOf } from "../actors/sharer.ts";
import { graduate } from "../graduates.ts";
import { secretLinkMailedTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";

/** The number of facts that the form requests by default and that this diploma has; the holder grants all but one. */
const REQUESTED = 11;
const GRANTED = REQUESTED - 1;

test("an organisation requests a diploma, its holder grants fewer facts, and the organisation verifies those", async ({
  agent,
  responsable,
  newcomer,
  words: { say, like, dayIn },
}) => {
  const person = await newcomer();
  const { link: publicLink, number, facts } = await graduate({ agent, responsable, person, prefix: "R" });
  const covered = facts.size - GRANTED;
  const until = dayIn(DEFAULT_SHARE_DAYS);
  const employer = recipientOf(await newcomer());
  const { page } = employer;
  const title = page.getByRole("heading", { level: 1 });
  const domain = `atlas${randomInt(1e6, 1e7)}.example`;
  const email = `hr@${domain}`;
  const fill = (field: string, text: string) =>
    page.getByLabel(say(`sharing.request.${field}`), { exact: true }).fill(text);
  const press = (key: string) => page.getByRole("button", { name: say(key), exact: true }).click();

  await step("the organisation fills the form in, and is sent to its mailbox", async () => {
    await page.goto("/third_party");
    await fill("organisation", "Atlas");
    await fill("contact", "Meriem Gharbi");
    await fill("email", email);
    await fill("reference", new URL(publicLink, page.url()).pathname.split("/").at(-1) ?? "");
    await press("sharing.request.submit");
    await expect(title).toHaveText(say("sharing.request.sent.title"));
  });
  const requestLink = await secretLinkMailedTo(email, "/third_party");
  await step("it confirms by the mailed link", async () => {
    await page.goto(requestLink);
    await expect(page).not.toHaveURL(/#/);
    await press("sharing.mailed.confirm");
    await expect(title).toHaveText(say("sharing.mailed.confirmed.title"));
  });
  await step("the student is asked a moment later, and grants one fact less", async () => {
    const decide = person.page.getByRole("link", { name: say("sharing.waiting.decide"), exact: true });
    await openUntil(
      person.page,
      () => person.page.reload(),
      () => expect(decide).toBeVisible(BRIEFLY),
    );
    await decide.click();
    await expect(person.page.getByText(domain, { exact: true })).toBeVisible();
    const requested = person.page.getByRole("group", { name: say("sharing.decision.asked") }).getByRole("checkbox");
    await expect(requested).toHaveCount(REQUESTED);
    await requested.last().uncheck();
    await expect(person.page.getByText(like("sharing.preview.covered", { count: covered }))).toBeVisible();
    await expect(person.page.getByText(like("sharing.preview.foot.job", { date: until }))).toBeVisible();
    await person.page.getByRole("button", { name: like("sharing.decision.share", { count: GRANTED }) }).click();
    await expect(person.page.getByText(say("sharing.decision.done.granted"))).toBeVisible();
  });
  const shareLink = await secretLinkMailedTo(email, "/share-certificate");
  await step("the employer opens the mailed link, and reads what was granted, for what, until when", async () => {
    await employer.follow(shareLink);
    await employer.open();
    await expect(title).toHaveText(say("verification.headline.valid.title"));
    await expect(page.getByText(like("sharing.recipient.sharedFor.job", { date: until }))).toBeVisible();
    await expect(page.getByText(say("verification.covered.title"))).toBeVisible();
    await expect(page.getByText(like("verification.covered.text", { count: covered }))).toBeVisible();
    await expect(page.getByText(number, { exact: true })).toHaveCount(0);
  });
  await step("a request that is withdrawn is confirmed no more, and what was granted stays", async () => {
    await page.goto("about:blank");
    await page.goto(requestLink);
    await press("sharing.mailed.withdraw");
    await expect(title).toHaveText(say("sharing.mailed.withdrawn.title"));
    await page.goto("about:blank");
    await page.goto(requestLink);
    await press("sharing.mailed.confirm");
    await expect(title).toHaveText(say("sharing.mailed.withdrawn.title"));
    await page.goto("about:blank");
    await page.goto(shareLink);
    await expect(title).toHaveText(say("verification.headline.valid.title"));
  });
});
