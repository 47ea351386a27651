/**
 * The browser windows of a worker. A journey leaves its windows as if they were new, so that the next one need not start a
 * process, and load and compile the same scripts, for each of its people.
 */
import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Language } from "@ijaza/schema/product";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { URL_OF_PRODUCT } from "./stack.ts";

/** A small file of the same site, which keeps the window in its process. */
const OUTSIDE_THE_PAGES = "/robots.txt";

const VIEWPORT = { width: 1440, height: 900 };

/** A window that nobody has used. */
export async function openWindow(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({
    baseURL: URL_OF_PRODUCT,
    viewport: VIEWPORT,
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: URL_OF_PRODUCT, localStorage: [{ name: "language", value: language }] }],
    },
  });
  if (process.env.LATE) await delayAnswers(context, Number(process.env.LATE));
  return context.newPage();
}

/**
 * For `LATE=<number> npm run e2e`: each script and each answer of a call comes up to a second late, by its address and the
 * number. What a journey does before the page is ready for it then fails each time, where it failed by luck before.
 */
async function delayAnswers(context: BrowserContext, seed: number): Promise<void> {
  await context.route(/\.js$|\/api\//, async (route) => {
    const mark = createHash("sha256").update(`${seed} ${route.request().url()}`).digest().readUInt16BE();
    await setTimeout(mark % 1000);
    // The page may have been left meanwhile.
    await route.fallback().catch(() => {});
  });
}

/** A window that an earlier journey has left, in another language. */
export async function takeUp(page: Page, language: Language): Promise<Page> {
  await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
  return page;
}

/** Removes what the window and the site have stored for its person. */
export async function leave(page: Page): Promise<Page> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goto(OUTSIDE_THE_PAGES);
  await page.evaluate(forgetAll);
  await context.clearCookies();
  await page.setViewportSize(VIEWPORT);
  return page;
}

/** Runs in the page. */
async function forgetAll(): Promise<void> {
  sessionStorage.clear();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}
