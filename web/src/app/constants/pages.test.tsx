/** The specified widths, limits and formats, measured at the rendered product: the figures are the specification's. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { SPECIFIED } from "../../../../schema/test/specification/constants.ts";
import { formatEther } from "../../platform/format/format.ts";
import { startI18n } from "../../platform/i18n/start.ts";
import { readStoredLanguage } from "../../platform/i18n/stored-language.ts";
import { AGENT, PLATFORM_ADMIN, RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import SHELL from "../StaffShell.css?raw";

const { matchMedia } = globalThis;
afterEach(() => {
  globalThis.matchMedia = matchMedia;
  document.head.replaceChildren();
});

/** Opens a window of this width, with the shell's own style. */
const openAt = async (width: number) => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    });
  const style = document.createElement("style");
  style.textContent = SHELL;
  document.head.append(style);
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }) });
  await renderApp("/settings");
  await screen.findByRole("heading", { level: 1, name: "Settings" });
};
const sidebar = () => screen.queryByRole("complementary", { name: "Your university" });
const widthOf = (element: Element) => Number.parseInt(getComputedStyle(element).width, 10);

test("sidebarPx: the sidebar has this width", async () => {
  await openAt(1440);
  expect(widthOf(sidebar()!)).toBe(SPECIFIED.sidebarPx);
});

test("foldedSidebarPx: the collapsed sidebar has this width", async () => {
  await openAt(1440);
  await userEvent.click(screen.getByRole("button", { name: "Collapse the menu" }));
  expect(widthOf(sidebar()!)).toBe(SPECIFIED.foldedSidebarPx);
});

test("sidebarFromPx: the sidebar is fixed from this width on, and slides over narrower windows", async () => {
  await openAt(SPECIFIED.sidebarFromPx);
  expect(sidebar()).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Open the menu" })).toBeNull();
});

test("sidebarFromPx: with one pixel less there is a button for the menu", async () => {
  await openAt(SPECIFIED.sidebarFromPx - 1);
  expect(sidebar()).toBeNull();
  screen.getByRole("button", { name: "Open the menu" });
});

/** Types into the field for credits and returns what it holds then. */
const typeCredits = async (text: string) => {
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    "GET /api/user/deposit-demands": () => ({ body: { demands: [], total: 0, page: 1, pageSize: 50 } }),
  });
  await renderApp("/deposit-demands");
  await userEvent.click((await screen.findAllByRole("button", { name: "Request credits" }))[0]!);
  const dialog = within(await screen.findByRole("dialog", { name: "Request credits" }));
  const field = dialog.getByRole("spinbutton", { name: "Number of credits" });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
};

test("creditDepositMin: less than this becomes this", async () => {
  const field = await typeCredits("-5");
  expect(field).toHaveProperty("value", String(SPECIFIED.creditDepositMin));
  expect(field).toHaveProperty("min", String(SPECIFIED.creditDepositMin));
});

test("creditDepositMax: more than this becomes this", async () => {
  const field = await typeCredits(String(SPECIFIED.creditDepositMax + 1));
  expect(field).toHaveProperty("value", String(SPECIFIED.creditDepositMax));
  await userEvent.clear(field);
  await userEvent.paste(String(SPECIFIED.creditDepositMax));
  expect(field).toHaveProperty("value", String(SPECIFIED.creditDepositMax));
});

test("etherDecimals: wei are shown divided by 10^18 with this many decimals", async () => {
  expect(formatEther("1234567890123456789", "en").split(".")[1]).toHaveLength(SPECIFIED.etherDecimals);
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user: PLATFORM_ADMIN } }) });
  await renderApp("/settings");
  await screen.findByText(`2.${"0".repeat(SPECIFIED.etherDecimals)}`, { exact: false });
});

test("languages: the switcher offers these, and no other", async () => {
  serve();
  await renderApp("/verification");
  const switcher = within(await screen.findByRole("combobox", { name: "Language" }));
  const offered = switcher.getAllByRole("option").map((option) => option.getAttribute("value"));
  expect(offered.sort()).toEqual([...SPECIFIED.languages].sort());
});

test("defaultLanguage: this language is used when none was chosen, or one that is not offered", () => {
  expect(readStoredLanguage()).toBe(SPECIFIED.defaultLanguage);
  localStorage.setItem("language", "de");
  expect(readStoredLanguage()).toBe(SPECIFIED.defaultLanguage);
});

test("missingText: a missing text is empty", async () => {
  const { t } = await startI18n({ language: "en", load: async () => ({}) });
  expect(t("retry")).toBe(SPECIFIED.missingText);
});
