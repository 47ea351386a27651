/** The server does not know the language on a first visit: what it painted stays until the page in the right one is there. */
import { expect, test } from "../scene.ts";

test.use({ language: "ar", hasNewWindows: true });

/** In the page: how often its main part was missing after it had been there. */
declare let gaps: number;

for (const path of ["/", "/verification"]) {
  test(`a first visit in Arabic to ${path} never shows an empty page`, async ({ anyone: { page } }) => {
    await page.addInitScript(() => {
      let wasThere = false;
      const look = () => {
        const isThere = document.querySelector("main h1") !== null;
        if (wasThere && !isThere) gaps++;
        wasThere = isThere;
      };
      Object.assign(globalThis, { gaps: 0 });
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const reply = await page.goto(path);
    expect(await reply?.text()).toContain('<html lang="en"');
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0600-\u06ff]/);
    expect(await page.evaluate(() => gaps)).toBe(0);
  });
}
