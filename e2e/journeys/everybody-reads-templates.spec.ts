/** The screens of templates in three languages, checked as every other screen is. */
import { LANGUAGES } from "@ijaza/schema/product";
import { readerOf } from "../actors/reader.ts";
import { templateDesignerOf } from "../actors/template-designer.ts";
import { expect, test } from "../scene.ts";

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the designer of templates sees", async ({ responsable, words: { say, like } }) => {
      const { page } = responsable;
      const { canvas, expectDrawn } = templateDesignerOf(responsable);
      const { look, expectWhole } = readerOf(responsable);
      const list = () => page.getByRole("main");
      const cancel = () =>
        page
          .getByRole("dialog")
          .getByRole("button", { name: say("ui.cancel"), exact: true })
          .click();
      const tab = (key: string) =>
        page.getByRole("tab", { name: new RegExp(`^${say(`templates/designing.panel.${key}`)}`) }).last();

      await page.goto("/templates");
      await list()
        .getByRole("button", { name: say("templates.lists.new"), exact: true })
        .first()
        .click();
      await look("new template");
      await cancel();
      const menu = list()
        .getByRole("button", { name: like("templates.lists.menuOf") })
        .first();
      await menu.hover();
      await menu.click();
      await page.getByRole("menuitem", { name: say("templates.lists.remove"), exact: true }).click();
      await look("deleting a template");
      await cancel();

      await list().getByRole("heading", { level: 2 }).getByRole("link").first().click();
      await expectDrawn();
      await look("designer: boxes");
      // On a wide screen its panel scrolls separately.
      await expectWhole("designer: boxes");
      await canvas.getByRole("button").nth(3).press("Enter");
      await look("designer: a text");
      await canvas.getByRole("button").nth(0).press("Shift+Space");
      await look("designer: two boxes");
      await tab("page").click();
      await look("designer: page");
      await page.getByLabel(say("templates/designing.designer.name"), { exact: true }).fill("");
      await page.getByRole("button", { name: say("templates/designing.designer.save"), exact: true }).click();
      await expect(page.getByText(say("templates/designing.save.nameless"))).toBeVisible();
      await look("designer: refused");
      await page.getByRole("link", { name: say("templates/designing.designer.back"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("ui.leave.action"), exact: true })
        .click();

      await page.goto("/templates/new?kind=certificate&from=starter");
      await expectDrawn();
      await tab("fields").click();
      await page.getByRole("button", { name: say("templates/designing.fields.add"), exact: true }).click();
      await look("designer: fields");
      await page.goto("/templates/new?kind=diploma&from=design:national-diploma");
      const seal = page.getByTitle(say("templates/rows.name.seal"), { exact: true });
      await expect(seal).toBeVisible();
      await look("designer: rows");
      await seal.click();
      await look("designer: a seal among rows");
      await page.goto("/templates/nobody");
      await expect(page.getByText(say("templates/designing.designer.gone"))).toBeVisible();
      await look("no such template");
    });
  });
}
