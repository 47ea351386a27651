/** A student who shares documents: creates links, ends them, and decides on requests of organisations. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Person } from "./person.ts";

type ShareOptions = {
  /** The card of the document. */
  card: Locator;
  label: string;
  preset: "printed" | "withoutHonours" | "withBirth";
  views?: number;
  pin?: boolean;
  /** Whether the program that draws the QR code arrives late; then no button may move when it does. */
  drawsLate?: boolean;
  /** Seconds until the share ends; by default it ends on a day of the calendar. */
  endsIn?: number;
};

/** `link` is the path with the secret. */
export type MadeShare = { link: string; pin: string };

export function sharerOf({ page, words: { say, like } }: Person) {
  const press = (key: string, within: Locator = page.locator("body")) =>
    within.getByRole("button", { name: say(key), exact: true }).click();
  const rowOf = (label: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name: label, exact: true }) });

  return {
    share: async ({
      card,
      label,
      preset,
      views,
      pin = false,
      drawsLate = false,
      endsIn,
    }: ShareOptions): Promise<MadeShare> => {
      if (endsIn !== undefined) await endWithin(page, endsIn);
      const release = drawsLate ? await holdDrawing(page) : undefined;
      await press("sharing.share", card);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("radio", { name: new RegExp(`^${say(`sharing.preset.${preset}.title`)}`) }).check();
      await dialog.getByLabel(say("sharing.form.label"), { exact: true }).fill(label);
      if (views) await dialog.getByLabel(say("sharing.form.views"), { exact: true }).fill(String(views));
      if (pin) await dialog.getByRole("switch", { name: say("sharing.form.pin"), exact: true }).check();
      await press("sharing.form.create", dialog);
      const ready = page.getByRole("dialog", { name: say("sharing.created.title"), exact: true });
      const { pathname, hash } = new URL(await ready.getByText("/share-certificate#").innerText());
      const digits = pin ? await ready.getByText(/^\d{6}$/).innerText() : "";
      const done = ready.getByRole("button", { name: say("sharing.created.done"), exact: true });
      if (release) {
        const before = await done.boundingBox();
        release();
        await expect(ready.getByRole("figure").getByRole("img")).toBeVisible();
        expect(await done.boundingBox()).toEqual(before);
      }
      await done.click();
      return { link: `${pathname}${hash}`, pin: digits };
    },
    rowOf,
    takeBack: async (label: string) => {
      await press("sharing.row.takeBack", rowOf(label));
      await press("sharing.row.takeBack", page.getByRole("dialog", { name: like("sharing.takeBack.title") }));
      await expect(rowOf(label).getByText(say("sharing.standing.taken_back"))).toBeVisible();
    },
  };
}

/** The form only offers days. The server accepts any later moment, so the sent one is replaced by a near one. */
const endWithin = (page: Page, seconds: number) =>
  page.route("**/api/shares", async (route, request) => {
    if (request.method() !== "POST") return route.fallback();
    const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
    await route.continue({ postData: { ...request.postDataJSON(), expiresAt } });
  });

/** Holds back the program that draws QR codes, until the function that it returns is called. */
async function holdDrawing(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/ShareQr-*.js", (route) => held.then(() => route.fallback()));
  return release;
}

/** The recipient of a share's link. */
export function recipientOf({ page, words: { say } }: Person) {
  const heading = page.getByRole("heading", { level: 1 });
  const press = () => page.getByRole("button", { name: say("sharing.recipient.open"), exact: true }).click();
  /** Loads the page anew, though only the part after `#` may have changed. */
  const reach = async (link: string) => {
    await page.goto("about:blank");
    await page.goto(link);
  };
  return {
    page,
    reach,
    /** Opens the link. The page shows no name, and its address no longer contains the secret. */
    follow: async (link: string) => {
      await reach(link);
      await expect(heading).toHaveText(say("sharing.recipient.title.diploma"));
      await expect(page).not.toHaveURL(/#/);
    },
    open: async (pin?: string) => {
      if (pin) await page.getByLabel(say("sharing.recipient.pin"), { exact: true }).fill(pin);
      await press();
    },
    expectEnded: async (link: string, how: "taken_back" | "expired" | "used_up" | "locked") => {
      await reach(link);
      await expect(heading).toHaveText(say(`sharing.ended.${how}.title`));
      await expect(page.getByText(say("sharing.ended.valid.diploma"))).toBeVisible();
    },
  };
}
