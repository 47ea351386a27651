/** On a touch screen every control is high enough for a finger. Links within a sentence are as high as their line. */
import type { Page } from "@playwright/test";
import { awaitLoaded, type Person } from "../actors/person.ts";
import { turnTo } from "../actors/turning.ts";
import { expect, test } from "../scene.ts";
import { openSession } from "../sessions.ts";

const HEIGHT = 44;
const PUBLIC = ["/", "/login", "/login_student", "/contact", "/third_party", "/share-certificate"];
const STAFF = {
  agent: ["/dashboard", "/student", "/diplomasList", "/diplomas_not_confirm", "/add_diplomas", "/cohorts"],
  responsable: [
    "/dashboard",
    "/listsAgent",
    "/usersList",
    "/deposit-demands",
    "/audit",
    "/settings/university",
    "/settings/security",
    "/templates",
    "/settings/signatories",
    "/settings/signatories/new",
    "/templates/new?kind=diploma&from=design:national-diploma",
  ],
} as const;

/** The controls that are lower than a finger needs, with their height. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isJudged = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = width <= 1 || height <= 1 || !element.checkVisibility();
      const isInSentence = element.matches("a") && getComputedStyle(element).display === "inline";
      const isLabelled = element.matches("[type=checkbox], [type=radio]") && element.closest("label") !== null;
      // What stands on the picture of a page is in the list of its rows as well.
      const isOnPicture = element.matches(".area") && element.closest("[aria-hidden=true]") !== null;
      return !isHidden && !isInSentence && !isLabelled && !isOnPicture;
    };
    return [...document.querySelectorAll("a, button, input, select, summary, [role=tab]")]
      .filter((element) => isJudged(element) && Math.round(element.getBoundingClientRect().height) < least)
      .map((element) => `${element.outerHTML.slice(0, 120)}: ${Math.round(element.getBoundingClientRect().height)}`);
  }, HEIGHT);

async function expectReach(person: Person, paths: readonly string[]) {
  for (const path of paths) {
    await turnTo(person, path);
    await awaitLoaded(person.page);
    expect.soft(await lowTargets(person.page), path).toEqual([]);
  }
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test("touch targets on the public pages and those of the staff are at least 44 px high", async ({
  page,
  browser,
  university,
  words,
}) => {
  await expectReach({ page, words }, PUBLIC);
  for (const [role, paths] of Object.entries(STAFF)) {
    const window = await browser.newContext();
    const staff = await window.newPage();
    await openSession({ page: staff }, university[role as keyof typeof STAFF].email);
    await expectReach({ page: staff, words }, paths);
    await window.close();
  }
});
