/** Somebody who reads with other means than most: by screen reader, on a phone, enlarged. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import type { Person } from "./person.ts";

const softly = expect.configure({ soft: true });
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const PHONE = 390;
const WIDTHS = [1440, PHONE] as const;
const NARROWEST = 320;
const HEIGHT = 900;
/** More than any screen has. */
const MOST_STOPS = 400;

/** In the page. */
declare const axe: { run: (options: object) => Promise<AxeResults> };

export type Reader = {
  /** Judges what is shown, goes on after a fault, and leaves the page as wide as it was at first. */
  look: (screen: string, widths?: readonly number[]) => Promise<void>;
  /** Opens each of these pages, and judges it. */
  lookAt: (paths: readonly string[]) => Promise<void>;
  /** Nothing runs out of the page as wide as it is now. */
  expectWhole: (screen: string) => Promise<void>;
};

/**
 * Must be called before the page is opened: the judge comes with each page, whatever the page's policy allows.
 *
 * French is not walked through with Tab, nor are its colours compared: what Tab reaches and which colours meet is decided
 * by the elements and by the direction of the text, which English and Arabic stand for. Which elements there are, and what
 * they are called, axe judges in all three.
 */
export async function readerOf(person: Person): Promise<Reader> {
  const { page, words } = person;
  const isFrench = words.language === "fr";
  await page.addInitScript({ content: AXE });
  await page.addInitScript(passStops);
  const expectWhole = async (screen: string) => {
    const { width } = page.viewportSize() ?? {};
    // A page that was just made narrower applies its media queries a frame later.
    const overhang = softly.poll(() => overhangOf(page), `${screen}, ${width} px: reaches out of the page`);
    await overhang.toEqual([]);
  };
  /** axe at each width but the narrowest, where nothing may run out of the page; Tab at the widest. */
  const judge = async (screen: string, widths: readonly number[]) => {
    for (const width of widths) {
      await resize(page, width);
      if (width === NARROWEST) {
        await expectWhole(screen);
        continue;
      }
      softly(await violationsOn(page, { isFrench }), `${screen}, ${width} px`).toEqual([]);
      if (width === Math.max(...widths) && !isFrench)
        softly(await unreachedOn(page), `${screen}: not reached by Tab`).toEqual([]);
    }
  };
  return {
    expectWhole,
    look: async (screen, widths = WIDTHS) => {
      await judge(screen, [...widths, NARROWEST]);
      await resize(page, widths[0] ?? NARROWEST);
    },
    lookAt: async (paths) => {
      // Each change of the width is drawn anew: every other page is judged from the narrowest width to the widest.
      for (const [place, path] of paths.entries()) {
        // More rows of the same say nothing new.
        await turnTo(person, `${path}?pageSize=5`);
        const widths = [...WIDTHS, NARROWEST];
        await judge(path, place % 2 === 0 ? widths : widths.reverse());
      }
      await resize(page, WIDTHS[0]);
    },
  };
}

/**
 * Opens a page of the product. In English it is loaded anew; in the other languages it follows the last one inside the
 * application, as after a link, which costs the browser a third.
 */
export async function turnTo({ page, words: { language } }: Person, path: string): Promise<void> {
  const isFollowed = language !== "en" && (await page.evaluate(followTo, path));
  if (!isFollowed) await page.goto(path);
  await expect(page.locator("[data-left]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * In the page: goes to another page of the application, and marks the heading that is to go. False where that cannot be:
 * the judge is not there yet, or only the query would change, which leaves the heading.
 */
function followTo(path: string): boolean {
  if (!("axe" in globalThis) || location.protocol === "about:") return false;
  if (new URL(path, location.origin).pathname === location.pathname) return false;
  for (const heading of document.querySelectorAll("h1")) heading.dataset.left = "";
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  return true;
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.getByRole("heading").first()).toBeVisible();
  // Grey shapes have no name that one could ask for.
  await expect(page.locator(":is([aria-busy=true], .skeleton):not(.sample *)")).toHaveCount(0);
}

const violationsOn = (page: Page, { isFrench }: { isFrench: boolean }): Promise<string[]> =>
  page.evaluate(async (isContrastJudged) => {
    const rules = { "color-contrast": { enabled: isContrastJudged } };
    // A fault is told by the text of its element, so axe need not look for a selector of each.
    const options = { resultTypes: ["violations"], preload: false, selectors: false, rules };
    const { violations, passes } = await axe.run(options);
    if (passes.length === 0) return ["nothing was judged"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, !isFrench);

/** What can be used and Tab does not come to. An open menu is moved through by arrows. */
async function unreachedOn(page: Page): Promise<string[]> {
  if ((await page.getByRole("menu").count()) > 0) return [];
  const before = await page.evaluateHandle(() => document.activeElement);
  let left = await page.evaluate(markStops);
  if (left === 0) return ["nothing can be used"];
  for (let pressed = 0; left > 0 && pressed < MOST_STOPS; left = await page.evaluate(countStops)) {
    // One stop a press at most. The key is held, which spares half of the messages, and no press waits for the one before.
    await Promise.all(Array.from({ length: left }, () => page.keyboard.down("Tab")));
    pressed += left;
    await page.keyboard.up("Tab");
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-stop]")].map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
  missed.push(...(await page.evaluate(listMouseOnly)));
  await before.evaluate((element) => element instanceof HTMLElement && element.focus({ preventScroll: true }));
  return missed;
}

/** In the page: what invites a click and is nothing that a keyboard could use. */
function listMouseOnly(): string[] {
  const usable = "a, button, input, select, textarea, summary, label, [tabindex], [role=menuitem]";
  return [...document.querySelectorAll("main *, dialog[open] *")]
    .filter((element) => getComputedStyle(element).cursor === "pointer" && !element.closest(usable))
    .map(({ outerHTML }) => `mouse only: ${outerHTML.slice(0, 160)}`);
}

/** In the page: marks all that can be used now, inside the open dialog if there is one, and counts it. */
function markStops(): number {
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const within = dialogs.at(-1) ?? document;
  const usable = "a[href], button, input, select, textarea, summary, [tabindex]";
  for (const element of within.querySelectorAll<HTMLElement>(usable)) {
    const isOff = element.tabIndex < 0 || element.matches(":disabled, [type=hidden], [inert] *");
    const isShown = element.checkVisibility({ visibilityProperty: true });
    if (!isOff && isShown)
      element.dataset.stop = element.matches("[type=radio]") ? `of ${element.getAttribute("name")}` : "";
  }
  return document.querySelectorAll("[data-stop]").length;
}

/** In the page: how many marks are left. */
const countStops = (): number => document.querySelectorAll("[data-stop]").length;

/**
 * In the page, from its beginning: each Tab takes the mark from where the focus stands then, from its whole group if it is
 * a choice of one. What a held key brought is seen as it is pressed again, and the last when it is let go.
 */
function passStops(): void {
  const pass = ({ key, type, repeat }: KeyboardEvent) => {
    if (key !== "Tab" || (type === "keydown" && !repeat)) return;
    const here = document.activeElement;
    const group = here instanceof HTMLElement ? here.dataset.stop : undefined;
    const passed = group ? document.querySelectorAll<HTMLElement>(`[data-stop="${group}"]`) : [here];
    for (const element of passed) if (element instanceof HTMLElement) delete element.dataset.stop;
  };
  globalThis.addEventListener("keydown", pass, { capture: true });
  globalThis.addEventListener("keyup", pass, { capture: true });
}

/** Nothing, or what reaches out of the page, to a side or below its end. */
const overhangOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const end = Math.max(clientHeight, document.body.getBoundingClientRect().bottom + scrollY);
    const describe = (what: string, isOut: (place: DOMRect) => boolean) => {
      const out = [...document.querySelectorAll("body *")].filter((element) => {
        const place = element.getBoundingClientRect();
        return place.width > 0 && isOut(place);
      });
      return [what, ...out.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 160))];
    };
    return [
      ...(scrollWidth > clientWidth
        ? describe(`${scrollWidth} > ${clientWidth}`, ({ left, right }) => right > clientWidth + 1 || left < -1)
        : []),
      ...(scrollHeight > end + 1
        ? describe(`${scrollHeight} below ${end}`, ({ bottom }) => bottom + scrollY > end + 1)
        : []),
    ];
  });
