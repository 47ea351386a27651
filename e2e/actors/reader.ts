/** Checks pages for people who use a screen reader, a phone, enlargement or only the keyboard. */
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
/** More tab stops than any screen has. */
const MOST_STOPS = 400;

/** In the page. */
declare const axe: { run: (options: object) => Promise<AxeResults> };

export type Reader = {
  /** Checks the shown screen without stopping at a fault, and restores the page's width afterwards. */
  look: (screen: string, widths?: readonly number[]) => Promise<void>;
  /** Opens and checks each of these pages. */
  lookAt: (paths: readonly string[]) => Promise<void>;
  /** Checks that nothing overflows the page at its present width. */
  expectWhole: (screen: string) => Promise<void>;
};

/**
 * Must be called before the page is opened, because axe is injected into each page, whatever the page's policy allows.
 * In French, Tab and colours are not checked: what Tab reaches and which colours meet depends on the elements and on
 * the direction of the text, which English and Arabic cover. axe checks the elements and their names in all three
 * languages.
 */
export async function readerOf(person: Person): Promise<Reader> {
  const { page, words } = person;
  const isFrench = words.language === "fr";
  await page.addInitScript({ content: AXE });
  await page.addInitScript(passStops);
  const expectWhole = async (screen: string) => {
    const { width } = page.viewportSize() ?? {};
    // A page that was just narrowed applies its media queries a frame later.
    const overhang = softly.poll(() => overhangOf(page), `${screen}, ${width} px: reaches out of the page`);
    await overhang.toEqual([]);
  };
  /** Runs axe at each width but the narrowest, where only overflow is checked, and Tab at the widest. */
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
      // Each change of width costs a layout, so every other page is checked from the narrowest width to the widest.
      for (const [place, path] of paths.entries()) {
        // More rows of the same kind show nothing new.
        await turnTo(person, `${path}?pageSize=5`);
        const widths = [...WIDTHS, NARROWEST];
        await judge(path, place % 2 === 0 ? widths : widths.reverse());
      }
      await resize(page, WIDTHS[0]);
    },
  };
}

/**
 * Opens a page of the product. English loads it from the server. The other languages navigate inside the application,
 * as a link does, which costs the browser a third.
 */
export async function turnTo({ page, words: { language } }: Person, path: string): Promise<void> {
  const isFollowed = language !== "en" && (await page.evaluate(followTo, path));
  if (!isFollowed) await page.goto(path);
  await expect(page.locator("[data-left]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * Runs in the page: navigates inside the application, and marks the heading that must disappear. False when it cannot:
 * axe is not loaded yet, or the heading would stay, as it does when only the query changes or another tab of the
 * settings is opened.
 */
function followTo(path: string): boolean {
  if (!("axe" in globalThis) || location.protocol === "about:") return false;
  const next = new URL(path, location.origin).pathname;
  if (next === location.pathname) return false;
  if (next.startsWith("/settings/") && location.pathname.startsWith("/settings/")) return false;
  for (const heading of document.querySelectorAll("h1")) heading.dataset.left = "";
  history.pushState({}, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  return true;
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await expect(page.getByRole("heading").first()).toBeVisible();
  // Loading placeholders have no accessible name.
  await expect(page.locator(":is([aria-busy=true], .skeleton):not(.sample *)")).toHaveCount(0);
}

const violationsOn = (page: Page, { isFrench }: { isFrench: boolean }): Promise<string[]> =>
  page.evaluate(async (isContrastJudged) => {
    const rules = { "color-contrast": { enabled: isContrastJudged } };
    // A fault is reported with the element's HTML, so axe need not compute selectors.
    const options = { resultTypes: ["violations"], preload: false, selectors: false, rules };
    const { violations, passes } = await axe.run(options);
    if (passes.length === 0) return ["nothing was judged"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, !isFrench);

/** Usable elements that Tab does not reach. An open menu is left out, because arrow keys move through it. */
async function unreachedOn(page: Page): Promise<string[]> {
  if ((await page.getByRole("menu").count()) > 0) return [];
  const before = await page.evaluateHandle(() => document.activeElement);
  let left = await page.evaluate(markStops);
  if (left === 0) return ["nothing can be used"];
  for (let pressed = 0; left > 0 && pressed < MOST_STOPS; left = await page.evaluate(countStops)) {
    // Each press reaches at most one stop. Holding the key halves the messages, and the presses need not wait.
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

/** Runs in the page: elements that look clickable but that a keyboard cannot use. */
function listMouseOnly(): string[] {
  const usable = "a, button, input, select, textarea, summary, label, [tabindex], [role=menuitem]";
  return [...document.querySelectorAll("main *, dialog[open] *")]
    .filter((element) => getComputedStyle(element).cursor === "pointer" && !element.closest(usable))
    .map(({ outerHTML }) => `mouse only: ${outerHTML.slice(0, 160)}`);
}

/** Runs in the page: marks and counts all usable elements, or those in the open dialog if there is one. */
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

/** Runs in the page: the number of remaining marks. */
const countStops = (): number => document.querySelectorAll("[data-stop]").length;

/**
 * Runs in the page from its start: each Tab removes the mark of the focused element or, for a radio button, of its
 * whole group. A held key reports each focused element at its next repetition, and the last one when it is released.
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

/** The elements that overflow the page at a side or below its end; empty when there are none. */
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
