/** A page that the server paints in Arabic has the months of the reader's country, and keeps them when its scripts go on. */
import { expect, test } from "../scene.ts";

test.use({ language: "ar", locale: "ar-LB" });

/** Days and months of this country with their years, as a text has them. */
function writtenMonths(text: string, country: string): string[] {
  const format = new Intl.DateTimeFormat(`ar-${country}-u-nu-latn`, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
  return text.match(new RegExp(`(?:\\d+ )?(?:${months.join("|")}) 20\\d\\d`, "g")) ?? [];
}

test("a reader in Lebanon sees Lebanese months on a university's page, before and after its scripts run", async ({
  anyone: { page },
  university,
}) => {
  const path = `/university/${university.slug}`;
  // The first visit tells the server the language.
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(university.name.ar);
  const reply = await page.goto(path);
  const painted = writtenMonths((await reply?.text()) ?? "", "LB");
  expect(painted.length).toBeGreaterThan(0);

  await expect(page.locator("html")).toHaveAttribute("data-region", "LB");
  await page.waitForLoadState("networkidle");
  // With what is folded, which the painted page has too.
  const shown = await page.locator("#root").innerHTML();
  expect(new Set(writtenMonths(shown, "LB"))).toEqual(new Set(painted));
  expect(writtenMonths(shown, "TN")).toEqual([]);
});
