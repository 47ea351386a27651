/** Checks pages for people who use a screen reader, a phone, enlargement or only the keyboard. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { IS_ALL } from "../walks.ts";
import { listUnmirrored } from "./mirrored.ts";
import { awaitLoaded, type Person } from "./person.ts";
import { turnTo } from "./turning.ts";

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
  /** Opens and checks each of these pages: at all widths when all is read, or at the narrowest and every other one. */
  lookAt: (paths: readonly string[]) => Promise<void>;
  /**
   * Opens each of these pages and checks what its language alone can break: in French that nothing overflows at the
   * narrowest width, in Arabic that nothing does on a phone, and that the parts of the page are mirrored there.
   */
  skim: (paths: readonly string[]) => Promise<void>;
  /** Checks that nothing overflows the page at its present width. */
  expectWhole: (screen: string) => Promise<void>;
};

/**
 * In French, Tab and colours are not checked: what Tab reaches and which colours meet depends on the elements and on
 * the direction of the text, which English and Arabic cover. axe checks the elements and their names in all three
 * languages.
 */
export function readerOf(person: Person): Reader {
  const { page, words } = person;
  const isFrench = words.language === "fr";
  const expectWhole = async (screen: string) => {
    const { width } = page.viewportSize() ?? {};
    // A page that was just narrowed applies its media queries a frame later.
    const overhang = softly.poll(() => overhangOf(page), `${screen}, ${width} px: reaches out of the page`);
    await overhang.toEqual([]);
  };
  /** Runs axe at each width but the narrowest, where only overflow is checked, and Tab at the widest. */
  const judge = async (screen: string, widths: readonly number[]) => {
    note("look", screen);
    for (const width of widths) {
      await resize(page, width);
      if (width === NARROWEST) {
        await expectWhole(screen);
        continue;
      }
      softly(await violationsOn(page, isFrench ? WITHOUT_COLOURS : {}), `${screen}, ${width} px`).toEqual([]);
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
        const isWideFirst = place % 2 === 0;
        const widths = IS_ALL ? [...WIDTHS, NARROWEST] : [isWideFirst ? WIDTHS[0] : PHONE, NARROWEST];
        await turnTo(person, withFewRows(path));
        await judge(path, isWideFirst ? widths : widths.reverse());
      }
      await resize(page, WIDTHS[0]);
    },
    skim: async (paths) => {
      await page.setViewportSize({ width: isFrench ? NARROWEST : PHONE, height: HEIGHT });
      for (const path of paths) {
        await turnTo(person, withFewRows(path));
        note("look", path);
        await awaitLoaded(page);
        await expectWhole(path);
        if (!isFrench) softly(await page.evaluate(listUnmirrored), `${path}: not mirrored`).toEqual([]);
      }
    },
  };
}

/** Notes in the report what was done, which `npm run e2e` counts. */
const note = (type: "look" | "axe", description?: string) => test.info().annotations.push({ type, description });

/** More rows of the same kind show nothing new. */
const withFewRows = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}pageSize=5`;

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await awaitLoaded(page);
}

const WITHOUT_COLOURS = { rules: { "color-contrast": { enabled: false } } };

async function violationsOn(page: Page, rules: RunOptions): Promise<string[]> {
  note("axe");
  // Scripts of a debugger run whatever the page's policy allows.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (chosen) => {
    // A fault is reported with the element's HTML, so axe need not compute selectors.
    const options = { resultTypes: ["violations"], preload: false, selectors: false, ...chosen };
    const { violations, passes } = await axe.run(options);
    if (passes.length === 0) return ["nothing was judged"];
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, rules);
}

/** Usable elements that Tab does not reach. An open menu is left out, because arrow keys move through it. */
async function unreachedOn(page: Page): Promise<string[]> {
  if ((await page.getByRole("menu").count()) > 0) return [];
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.evaluate(watchStops);
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
 * Runs in the page: from now on each Tab removes the mark of the focused element or, for a radio button, of its
 * whole group. A held key reports each focused element at its next repetition, and the last one when it is released.
 */
function watchStops(): void {
  if ("areStopsWatched" in globalThis) return;
  Object.assign(globalThis, { areStopsWatched: true });
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
