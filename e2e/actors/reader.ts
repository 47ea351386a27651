/** Somebody who reads with other means than most: by screen reader, on a phone, enlarged. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const PHONE = 390;
const WIDTHS = [1440, PHONE];
const NARROWEST = 320;
const HEIGHT = 900;

/** In the page. */
declare const axe: { run: (wish: object) => Promise<AxeResults> };

export type Reader = { look: (screen: string, widths?: readonly number[]) => Promise<void> };

/** Must be called before the page is opened: the judge comes with each page, whatever the page's policy allows. */
export async function readerOf(page: Page): Promise<Reader> {
  await page.addInitScript({ content: AXE });
  return {
    /** Judges what is shown at two widths, and sees that nothing runs out of a narrow one. Goes on after a fault. */
    look: async (screen, widths = WIDTHS) => {
      for (const width of widths) {
        await resize(page, width);
        expect.soft(await violationsOn(page), `${screen}, ${width} px`).toEqual([]);
      }
      await resize(page, NARROWEST);
      expect.soft(await overhangOf(page), `${screen}, ${NARROWEST} px: sideways scroll`).toEqual([]);
      await resize(page, WIDTHS[0] ?? NARROWEST);
    },
  };
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // Grey shapes have no name that one could ask for.
  await expect(page.locator(".skeleton")).toHaveCount(0);
}

const violationsOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { violations, passes } = await axe.run({ resultTypes: ["violations"] });
    if (passes.length === 0) return ["nothing was judged"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  });

/** Nothing, or what reaches farthest out of the page. */
const overhangOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll("body *")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    });
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });
