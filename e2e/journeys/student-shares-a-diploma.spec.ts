/** A share, from its creation on a phone to an employer's verdict, and how it ends. */
import { BRIEFLY, openUntil } from "../actors/person.ts";
import { recipientOf, sharerOf } from "../actors/sharer.ts";
import { graduate } from "../graduates.ts";
import { expect, step, test } from "../scene.ts";

const PHONE = { width: 390, height: 844 };

test("a student shares a diploma with a PIN on a phone, an employer verifies it, and the share ends", async ({
  agent,
  responsable,
  anyone,
  newcomer,
  words: { say },
}) => {
  const person = await newcomer();
  const { card, number, link: publicLink } = await graduate({ agent, responsable, person, prefix: "S" });
  await anyone.awaitVerdict(publicLink, "valid");
  await person.page.setViewportSize(PHONE);
  const sharer = sharerOf(person);
  const employer = recipientOf(await newcomer());
  const { page } = employer;

  const made = await step("the student makes a share without honours, with a PIN", () =>
    sharer.share({ card, label: "Atlas", preset: "withoutHonours", pin: true, drawsLate: true }),
  );
  await step("the employer follows the link, and gives a wrong PIN first", async () => {
    await employer.follow(made.link);
    await employer.open(made.pin === "000000" ? "000001" : "000000");
    await expect(page.getByRole("alert").filter({ hasText: "4" })).toBeVisible();
  });
  await step("with the right one the employer's own browser finds it authentic", async () => {
    await employer.open(made.pin);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("verification.headline.valid.title"));
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(page.getByText(say("verification.covered.title"))).toBeVisible();
  });
  await step("a reload shows it again and is not counted", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("verification.headline.valid.title"));
    await person.page.reload();
    await expect(sharer.rowOf("Atlas").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  });
  await step("taken back, it opens no more, and nothing is said against the diploma", async () => {
    await sharer.takeBack("Atlas");
    await page.evaluate(() => sessionStorage.clear());
    await employer.expectEnded(made.link, "taken_back");
  });
  await step("a share for one view is used up by it", async () => {
    const once = await sharer.share({ card, label: "Once", preset: "printed", views: 1 });
    await employer.follow(once.link);
    await employer.open();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("verification.headline.valid.title"));
    await page.evaluate(() => sessionStorage.clear());
    await employer.expectEnded(once.link, "used_up");
  });
  await step("a share that is not taken back ends by its time, on the server's clock", async () => {
    const brief = await sharer.share({ card, label: "Brief", preset: "printed", endsIn: 15 });
    await openUntil(
      page,
      () => employer.reach(brief.link),
      () => expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sharing.ended.expired.title"), BRIEFLY),
    );
    await employer.expectEnded(brief.link, "expired");
    await person.page.reload();
    await expect(sharer.rowOf("Brief").getByText(say("sharing.standing.expired"))).toBeVisible();
  });
});
