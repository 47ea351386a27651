/** Every component in every state and in three languages; the positions of toasts and sidebar are measured. */
import { LANGUAGES } from "@ijaza/schema/product";
import type { Page } from "@playwright/test";
import { PHONE, readerOf } from "../actors/reader.ts";
import { expect, test } from "../scene.ts";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: PHONE, height: 900 };

const boxOf = async (page: Page, text: string) => {
  const box = await page.locator(".toast").filter({ hasText: text }).first().boundingBox();
  if (!box) throw new Error(`no toast says ${text}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("every state of every component", async ({ anyone, words }) => {
      const { page } = anyone;
      const { look } = readerOf(anyone);
      const press = (key: string) => page.getByRole("button", { name: words.say(key), exact: true }).click();
      await page.goto("/components");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => globalThis.scrollY), "opens at its top").toBe(0);
      await look("components");
      await page.getByRole("button", { name: words.say("showcase.sample.menu"), exact: true }).click();
      await look("components, menu");
      await page.keyboard.press("Escape");
      for (const key of ["refused", "drawer"]) {
        await press(`showcase.dialog.${key}`);
        await expect(page.getByRole("dialog")).toBeVisible();
        await look(`components, ${key}`);
        await page.keyboard.press("Escape");
      }
    });

    test("toasts appear at the top right, those of templates at the top left, and never overlap", async ({
      anyone,
      words,
    }) => {
      const { page } = anyone;
      await page.goto("/components/toasts");
      const [saved, news] = [words.say("showcase.toast.saved"), words.say("showcase.news.info")];
      for (const size of [WIDE, NARROW]) {
        await page.setViewportSize(size);
        await page.getByRole("button", { name: words.say("showcase.toast.show"), exact: true }).click();
        await page.getByRole("button", { name: words.say("showcase.tone.info"), exact: true }).click();
        const [left, right] = [await boxOf(page, saved), await boxOf(page, news)];
        expect([left.x, left.y, size.width - right.right]).toEqual([16, 16, 16]);
        if (size === WIDE) expect(right.y).toBe(16);
        expect(left.right <= right.x || left.bottom <= right.y, `${size.width} px: one on the other`).toBe(true);
        await page.reload();
      }
    });
  });
}

test.describe("the frame of the staff", () => {
  test.use({ language: "ar" });

  test("the sidebar is 320 or 90 pixels wide from 1135 pixels on, and slides over the page below that width", async ({
    agent,
    words,
  }) => {
    const { page } = agent;
    const sidebar = page.getByRole("complementary", { name: words.say("ui.staff.sidebar"), exact: true });
    const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
    await page.setViewportSize({ width: 1135, height: 900 });
    await page.goto("/settings");
    await expect.poll(width).toBe(320);
    await page.getByRole("button", { name: words.say("ui.staff.collapse"), exact: true }).click();
    await expect.poll(width).toBe(90);
    await page.getByRole("button", { name: words.say("ui.staff.expand"), exact: true }).click();
    await page.setViewportSize({ width: 1134, height: 900 });
    await expect(sidebar).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.say("ui.staff.openMenu"), exact: true })).toBeVisible();
  });
});
