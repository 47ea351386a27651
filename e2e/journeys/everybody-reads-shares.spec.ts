/** The pages of shares and of requests in three languages: axe at two widths, no sideways scrolling. */
import { LANGUAGES } from "@ijaza/schema/product";
import type { Page } from "@playwright/test";
import { signInAsStudent } from "../actors/person.ts";
import { readerOf } from "../actors/reader.ts";
import { expect, test } from "../scene.ts";
import { STUDENT_EMAIL } from "../universities.ts";

const ENDS = ["taken_back", "expired", "used_up", "locked"] as const;
const SHARE = `/share-certificate#${"s".repeat(43)}`;

type ShareState = { state: string; needsPin: boolean; kinds: string[]; documentsAreValid: boolean | null };

/** Fakes the state of a share. Other journeys test real states; here each one is only read. */
const stand = (page: Page, standing: ShareState) =>
  page.route("**/api/shares/look", (route) => route.fulfill({ json: standing }));

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the recipient of a share sees, and every state in which it cannot be opened", async ({
      newcomer,
      words: { say },
    }) => {
      const person = await newcomer();
      const { page } = person;
      const { look } = readerOf(person);
      const title = page.getByRole("heading", { level: 1 });
      const open = async () => {
        await page.goto("about:blank");
        await page.goto(SHARE);
      };
      await open();
      await expect(title).toHaveText(say("sharing.ended.unknown.title"));
      await look("unknown share");
      for (const state of ENDS) {
        await stand(page, { state, needsPin: false, kinds: ["certificate"], documentsAreValid: state !== "expired" });
        await open();
        await expect(title).toHaveText(say(`sharing.ended.${state}.title`));
        await look(`share that is ${state}`);
      }
      await stand(page, { state: "live", needsPin: true, kinds: ["diploma", "certificate"], documentsAreValid: null });
      await open();
      await expect(title).toHaveText(say("sharing.recipient.title.documents"));
      await look("covered share with a PIN");
      await page.route("**/api/shares/open", (route) =>
        route.fulfill({ status: 403, json: { error: "share_pin_wrong", message: say("sharing.recipient.pinShort") } }),
      );
      await page.getByLabel(say("sharing.recipient.pin"), { exact: true }).fill("123456");
      await page.getByRole("button", { name: say("sharing.recipient.open"), exact: true }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
      await look("share with a wrong PIN");
    });

    test("what a student decides and shares", async ({ newcomer, words: { say } }) => {
      const person = await newcomer();
      const { page } = person;
      await signInAsStudent(person, STUDENT_EMAIL);
      const { look } = readerOf(person);
      await page.goto("/student_profile/");
      const decide = page.getByRole("link", { name: say("sharing.waiting.decide"), exact: true });
      await expect(decide).toBeVisible();
      await look("own page with a request and shares");
      await decide.click();
      await expect(page.getByRole("group", { name: say("sharing.decision.asked") })).toBeVisible();
      await look("decision");
      await page.goto("/student_profile/");
      await page
        .getByRole("button", { name: say("sharing.share"), exact: true })
        .first()
        .click();
      await page.getByRole("switch", { name: say("sharing.form.pin"), exact: true }).check();
      await look("share dialog");
      await page.getByRole("button", { name: say("sharing.form.create"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: say("sharing.created.title"), exact: true })).toBeVisible();
      await look("share that was made");
    });
  });
}
