/** Somebody who designs templates, without a mouse where it matters. */
import { expect, type Locator } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import type { Person } from "./person.ts";

export type NewBox = "text" | "picture" | "qr" | "seal" | "frame" | "line";

export function templateDesignerOf({ page, words: { say, like } }: Person) {
  const { keyboard } = page;
  const canvas = page.getByRole("group", { name: like("templates.canvas.page") });
  const press = async (target: Locator) => {
    await tabTo(target);
    await keyboard.press("Enter");
  };
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const list = page.getByRole("region", { name: say("templates.lists.title"), exact: true });

  return {
    canvas,
    press,
    button,
    /** An empty page for a diploma, from the settings. */
    begin: async (name: string) => {
      await page.goto("/settings");
      await press(list.getByRole("button", { name: say("templates.lists.new"), exact: true }).first());
      const dialog = page.getByRole("dialog", { name: say("templates.begin.title.diploma") });
      // The ring is around the whole choice, not around its dot.
      await dialog.getByRole("radio", { checked: true }).press("ArrowDown");
      await press(dialog.getByRole("link", { name: say("templates.begin.action"), exact: true }));
      await tabTo(page.getByLabel(say("templates.designer.name"), { exact: true }));
      await keyboard.type(name);
    },
    /** Keeps the ready-made certificate as a template of this name. */
    keepCertificate: async (name: string) => {
      await page.goto("/settings");
      await list
        .getByRole("button", { name: say("templates.lists.new"), exact: true })
        .last()
        .click();
      const dialog = page.getByRole("dialog", { name: say("templates.begin.title.certificate") });
      await dialog.getByRole("link", { name: say("templates.begin.action"), exact: true }).click();
      await page.getByLabel(say("templates.designer.name"), { exact: true }).fill(name);
      await button("templates.designer.save").click();
      await expect(page.getByText(say("templates.save.done", { version: 1 }), { exact: true })).toBeVisible();
    },
    /** Puts a new box on the page; the focus is on it then. */
    put: async (kind: NewBox) => {
      await press(
        page
          .getByRole("group", { name: say("templates.add.title") })
          .getByRole("button", { name: say(`templates.add.${kind}`), exact: true }),
      );
      await expect(canvas.locator(":focus")).toHaveAttribute("aria-pressed", "true");
    },
    /** The place that is told of the chosen box. */
    expectPlace: async (place: { x: number; y: number; width: number; height: number }) =>
      expect(page.getByRole("status").filter({ hasText: like("templates.place.told", place) })).toHaveCount(1),
    /** What the page shows of the design. */
    drawing: canvas.getByRole("img", { name: say("templates.canvas.drawing"), exact: true }),
    expectDrawn: async () => expect(page.getByText(say("templates.preview.fresh"), { exact: true })).toBeVisible(),
    /** Takes it out of use again, so that the next import finds the templates that it knows. */
    remove: async (name: string) => {
      await page.goto("/settings");
      const menu = list.getByRole("button", { name: like("templates.lists.menuOf", { name }) });
      // A menu closes when its page is scrolled, as it is to come to this button.
      await menu.hover();
      await menu.click();
      await page.getByRole("menuitem", { name: say("templates.lists.remove"), exact: true }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("templates.remove.action"), exact: true })
        .click();
      await expect(page.getByText(like("templates.remove.done", { name }))).toBeVisible();
    },
  };
}
