/** From a verdict to the page of its university and back by a reference, and the legal pages: axe at two widths, in three languages. */
import { LEGAL_PAGES } from "@ijaza/schema/pages/pages";
import { LANGUAGES } from "@ijaza/schema/product";
import { readerOf } from "../actors/reader.ts";
import { turnTo } from "../actors/turning.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, test } from "../scene.ts";

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("who is shown a diploma reads of its university, and checks another one from there", async ({
      anyone,
      responsable,
      words: { say },
    }) => {
      const { page } = anyone;
      const { look } = readerOf(anyone);
      const { _id: id } = await demoDiploma(responsable.page, "signed");
      await page.goto(`/digital_diploma/${id}`);
      await anyone.expectVerdict("valid");
      await page
        .getByRole("link", { name: say("verification.university.page"), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(/\/university\/[a-z-]+$/);
      await expect(
        page.getByRole("heading", { name: say("university-pages.register.title"), exact: true }),
      ).toBeVisible();
      await page.getByText(say("university-pages.programs.title"), { exact: true }).click();
      await look("page of a university");
      await page.getByLabel(say("verification/input.box.reference"), { exact: true }).fill(id);
      await page.getByRole("button", { name: say("verification/input.box.check"), exact: true }).click();
      await anyone.expectVerdict("valid");
      await expect(page).toHaveURL(`/digital_diploma/${id}`);
    });

    test("the foot of a page leads to privacy, terms, accessibility, and who runs the installation", async ({
      anyone,
      words: { say },
    }) => {
      const { page } = anyone;
      const { look } = readerOf(anyone);
      await turnTo(anyone, "/verification");
      for (const name of LEGAL_PAGES) {
        const foot = page.getByRole("navigation", { name: say("ui.footer.label"), exact: true });
        await foot.getByRole("link", { name: say(`ui.footer.${name}`), exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(`legal.title.${name}`));
        await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
        await look(`/${name}`);
      }
      await expect(page.getByRole("main").getByRole("status")).toHaveText(say("legal.operator.unnamed"));
    });
  });
}
