/** The pages where visitors verify where the system is dark: axe at two widths, which judges every contrast. */
import type { Page } from "@playwright/test";
import { readerOf } from "../actors/reader.ts";
import { demoDiploma } from "../demo-diplomas.ts";
import { expect, test } from "../scene.ts";
import { FIRST } from "../universities.ts";

test.use({ hasNewWindows: true });

/** The id of no document. */
const NOBODYS = "0".repeat(26);

/** The colour of the page itself, by its red, green and blue. */
const groundOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number));

test("what anyone sees in the dark, and that the way in, and paper, stay light", async ({ anyone, responsable }) => {
  const { page } = anyone;
  await page.emulateMedia({ colorScheme: "dark" });
  const { look } = readerOf(anyone);
  const isDark = async () => Math.max(...(await groundOf(page))) < 64;
  const signed = (await demoDiploma(responsable.page, "signed"))._id;
  const revoked = (await demoDiploma(responsable.page, "revoked"))._id;

  for (const path of [
    "/",
    "/verification",
    `/university/${FIRST.slug}`,
    "/share-certificate",
    `/digital_diploma/${NOBODYS}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isDark(), path).toBe(true);
    await look(`${path} in the dark`);
  }
  await page.goto(`/digital_diploma/${revoked}`);
  await anyone.expectVerdict("revoked");
  await look("revoked, in the dark");
  await page.goto(`/digital_diploma/${signed}`);
  await anyone.expectVerdict("valid");
  await look("valid, in the dark");

  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect.poll(isDark, "on paper").toBe(false);
  await page.emulateMedia({ colorScheme: "dark", media: "screen" });
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isDark(), "/login").toBe(false);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
});
