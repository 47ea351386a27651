/** A responsable who keeps those who sign the documents of the university. */
import { LANGUAGES, type Texts } from "@ijaza/schema/product";
import { expect } from "@playwright/test";
import type { PictureFile } from "../pictures.ts";
import type { Person } from "./person.ts";

export type Signatory = { name: Texts; title: Texts; sex: "F" | "M"; signature: PictureFile };

export function signatoryKeeperOf({ page, words: { say } }: Person) {
  return {
    add: async ({ name, title, sex, signature }: Signatory) => {
      await page.goto("/settings/signatories");
      await page
        .getByRole("link", { name: say("signatories.list.add"), exact: true })
        .first()
        .click();
      for (const language of LANGUAGES) {
        const words = page.getByRole("group", { name: say(`signatories.form.in.${language}`), exact: true });
        await words.getByLabel(say("signatories.form.name"), { exact: true }).fill(name[language]);
        await words.getByLabel(say("signatories.form.title"), { exact: true }).fill(title[language]);
      }
      await page.getByLabel(`${say("signatories.form.sex")} *`, { exact: true }).selectOption(sex);
      const picture = page.getByRole("group", { name: say("signatories.form.signature"), exact: true });
      await picture.locator("input[type=file]").setInputFiles(signature);
      await expect(picture.getByRole("img")).toBeVisible();
      await page.getByRole("button", { name: say("signatories.form.save"), exact: true }).click();
      await expect(page).toHaveURL("/settings/signatories");
    },
  };
}
