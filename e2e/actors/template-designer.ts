/** A person who designs templates by keyboard, where the journey needs that. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { expect, type Locator } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import type { Person } from "./person.ts";

export type NewBox = "text" | "picture" | "qr" | "seal" | "frame" | "line";

export function templateDesignerOf({ page, words: { say, like } }: Person) {
  const { keyboard } = page;
  const canvas = page.getByRole("group", { name: like("templates/designing.canvas.page") });
  const press = async (target: Locator) => {
    await tabTo(target);
    await keyboard.press("Enter");
  };
  const button = (key: string) => page.getByRole("button", { name: say(key), exact: true });
  const list = page.getByRole("main");
  const openGallery = (kind: TemplateKind) => page.goto(`/templates?kind=${kind}`);

  return {
    canvas,
    press,
    button,
    /** Creates an empty diploma template from the gallery. */
    begin: async (name: string) => {
      await openGallery("diploma");
      await press(list.getByRole("button", { name: say("templates.lists.new"), exact: true }));
      const dialog = page.getByRole("dialog", { name: say("templates.begin.title.diploma") });
      // The focus ring is around the whole option, not around its radio button.
      await dialog.getByRole("radio", { name: say("templates.begin.empty") }).press("Space");
      await press(dialog.getByRole("link", { name: say("templates.begin.action"), exact: true }));
      await tabTo(page.getByLabel(say("templates/designing.designer.name"), { exact: true }));
      await keyboard.type(name);
    },
    /** Saves the ready-made certificate as a template with this name. */
    keepCertificate: async (name: string) => {
      await openGallery("certificate");
      await button("templates.lists.new").click();
      const dialog = page.getByRole("dialog", { name: say("templates.begin.title.certificate") });
      // A button that is pressed while the designs arrive may move away from the pointer.
      await expect(dialog.getByRole("group", { name: say("templates.begin.designs") })).toBeVisible();
      await dialog.getByRole("radio", { name: say("templates.begin.starter.certificate") }).check();
      await dialog.getByRole("link", { name: say("templates.begin.action"), exact: true }).click();
      await page.getByLabel(say("templates/designing.designer.name"), { exact: true }).fill(name);
      await button("templates/designing.designer.save").click();
      await expect(page.getByText(say("templates/designing.save.done", { version: 1 }), { exact: true })).toBeVisible();
    },
    /** Adds a box to the page, which then has the focus. */
    put: async (kind: NewBox) => {
      await press(
        page
          .getByRole("group", { name: say("templates/designing.add.title") })
          .getByRole("button", { name: say(`templates/designing.add.${kind}`), exact: true }),
      );
      await expect(canvas.locator(":focus")).toHaveAttribute("aria-pressed", "true");
    },
    /** Checks the position of the selected box that the status message states. */
    expectPlace: async (place: { x: number; y: number; width: number; height: number }) =>
      expect(page.getByRole("status").filter({ hasText: like("templates/designing.place.told", place) })).toHaveCount(
        1,
      ),
    /** The rendered preview of the design. */
    drawing: canvas.getByRole("img", { name: say("templates/designing.canvas.drawing"), exact: true }),
    expectDrawn: async () =>
      expect(page.getByText(say("templates/designing.preview.fresh"), { exact: true })).toBeVisible(),
    /** Removes the template, so that the next import finds only the templates that it expects. */
    remove: async (name: string, kind: TemplateKind) => {
      await openGallery(kind);
      const menu = list.getByRole("button", { name: like("templates.lists.menuOf", { name }) });
      // A menu closes when the page scrolls, so the page is scrolled to the button first.
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
