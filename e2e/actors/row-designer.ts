/** A responsable who makes a diploma out of a design of rows. */
import type { Reply } from "@ijaza/schema/calls/endpoint";
import type { Language } from "@ijaza/schema/product";
import { getTemplateStarters } from "@ijaza/schema/templates/calls";
import { expect } from "@playwright/test";
import type { Person } from "./person.ts";
import { templateDesignerOf } from "./template-designer.ts";

const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", ar: "العربية" };

export function rowDesignerOf(person: Person) {
  const { page, words } = person;
  const { say, like, language } = words;
  const { button } = templateDesignerOf(person);
  // The name of a tab ends with how many there are.
  const openTab = (tab: string) =>
    page
      .getByRole("tab")
      .filter({ hasText: say(`templates/rows.panel.${tab}`) })
      .click();

  return {
    /** Begins a diploma template with this design. */
    begin: async (design: string, name: string) => {
      const reply = await page.request.get(getTemplateStarters.path);
      const { starters }: Reply<typeof getTemplateStarters> = await reply.json();
      const called = starters.find(({ id }) => id === design)?.name[language] ?? "";
      await page.goto("/templates");
      const list = page.getByRole("main");
      await list
        .getByRole("button", { name: say("templates.lists.new"), exact: true })
        .first()
        .click();
      const dialog = page.getByRole("dialog", { name: say("templates.begin.title.diploma") });
      await dialog.getByRole("radio", { name: called }).check();
      await dialog.getByRole("link", { name: say("templates.begin.action"), exact: true }).click();
      await page.getByLabel(say("templates/designing.designer.name"), { exact: true }).fill(name);
    },
    /** Chooses who signs in each place, in order, by the names in the language of the page. */
    chooseSignatories: async (names: readonly string[]) => {
      await openTab("page");
      for (const [at, name] of names.entries()) {
        const place = page.getByLabel(say("templates/rows.name.signatory", { slot: at + 1 }), { exact: true });
        const option = place.getByRole("option").filter({ hasText: name });
        await place.selectOption(await option.getAttribute("value"));
      }
    },
    /** Writes the text that a row says in this language. */
    write: async (row: string, { text, into }: { text: string; into: Language }) => {
      await openTab("rows");
      await page.locator(`[data-box="${row}"]`).click();
      await page
        .getByLabel(say("templates/designing.text.in", { language: LANGUAGE_NAMES[into] }), { exact: true })
        .first()
        .fill(text);
    },
    save: async () => {
      await button("templates/designing.designer.save").click();
      await expect(page.getByText(say("templates/designing.save.done", { version: 1 }), { exact: true })).toBeVisible();
      await expect(page.getByText(like("templates/designing.designer.version", { version: 1 }))).toBeVisible();
    },
  };
}
