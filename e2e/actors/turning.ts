/** Opens pages inside the application, where what they show does not depend on how they were opened. */
import { expect } from "@playwright/test";
import { IS_ALL } from "../walks.ts";
import type { Person } from "./person.ts";

/**
 * Opens a page of the product. When all is read, English loads it from the server. Otherwise people navigate inside
 * the application, as a link does, which costs the browser a third.
 */
export async function turnTo({ page, words: { language } }: Person, path: string): Promise<void> {
  const isFollowed = (language !== "en" || !IS_ALL) && (await page.evaluate(followTo, path));
  if (!isFollowed) await page.goto(path);
  await expect(page.locator("[data-former]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForFunction(isTakenOver);
}

/**
 * Runs in the page: whether the scripts have taken over the heading that the server painted. Only then does the
 * application follow a change of the address; React marks the elements that it keeps.
 */
function isTakenOver(): boolean {
  const heading = document.querySelector("h1");
  return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactFiber$"));
}

/**
 * Runs in the page: navigates inside the application, and marks the heading that must disappear. False when it cannot:
 * no page is open yet, or the heading would stay, as it does when only the query changes or another tab of the settings
 * is opened.
 */
function followTo(path: string): boolean {
  if (document.querySelector("h1") === null) return false;
  const next = new URL(path, location.origin).pathname;
  if (next === location.pathname) return false;
  if (next.startsWith("/settings/") && location.pathname.startsWith("/settings/")) return false;
  for (const heading of document.querySelectorAll("h1")) heading.dataset.former = "";
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  return true;
}
