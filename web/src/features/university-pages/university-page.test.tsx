/** The public page of a university: its facts, what it leaves out, and every state it may be in. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Language } from "../../platform/i18n/languages.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, serve } from "../../testing/server.ts";
import { FIRST_KEY, pageWith } from "../../testing/university-pages.ts";
import { writeInto } from "../../testing/write-into.ts";
import { registerOf } from "./register.ts";
import { barsOf } from "./years.ts";

const CALL = "GET /api/university/page/wadi-nour";

const open = async (page = pageWith(), language: Language = "en") => {
  serve({ [CALL]: () => ({ body: page }) });
  await renderApp("/university/wadi-nour", { language });
  return screen.findByRole("heading", { level: 1, name: page.university.name[language] });
};

test("a university shows its names, since when it is in the network, its place, and its domain", async () => {
  await open();
  for (const text of [
    "جامعة وادي النور",
    "Université de Wadi Nour",
    "Recognised in the network since March 2024",
    "wadi-nour.example",
    "as entered in the registry",
  ]) {
    screen.getByText(text);
  }
  expect(screen.getByRole("main").textContent).toContain("Tunis, Tunisia");
  expect(document.title).toBe("University of Wadi Nour · Ijaza");
});

test("its figures are told in words beside the numbers", async () => {
  await open(pageWith({ figures: { certificates: 3 } }));
  const figures = screen.getByRole("region", { name: "In figures" });
  expect(figures.textContent).toContain("9,412since March 2024, and 3 certificates");
  expect(figures.textContent).toContain("31,870by anyone; no names are kept");
  expect(figures.textContent).toContain("1712 of them replaced");
  expect(figures.textContent).toContain("22 November2026");
});

test("a university that has signed nothing says so, and shows no chart", async () => {
  const figures = { diplomas: 0, revoked: 0, replaced: 0, years: [], firstSignedOn: null, lastSignedOn: null };
  await open(pageWith({ figures, keys: [], university: { registeredAt: null } }));
  screen.getByText("Nothing yet");
  screen.getByText("No diplomas signed yet.");
  screen.getByText("Its entry in the registry is under way");
  screen.getByText("The registry has no entry for this university yet.");
  expect(screen.queryByText("as entered in the registry")).toBeNull();
});

test("a suspended university says since when, and that what it signed stays valid", async () => {
  await open(pageWith({ university: { suspendedSince: "2026-10-03T10:00:00Z" } }));
  screen.getByText("Has issued no diplomas since 3 October 2026; what it signed before stays valid.");
  screen.getByText("Suspended: cannot issue diplomas");
});

test("what the network has not granted and the university has not entered is left out", async () => {
  await open();
  expect(screen.queryByRole("heading", { name: "About the university" })).toBeNull();
});

test("a ministry that is named in French alone is named all the same", async () => {
  const ministryLine = { en: "", fr: "Ministère de l’Enseignement supérieur", ar: "" };
  await open(pageWith({ university: { ministryLine, website: "https://www.wadi-nour.example/en" } }));
  const about = screen.getByRole("region", { name: "About the university" });
  within(about).getByText(ministryLine.fr);
  expect(within(about).getByRole("link").getAttribute("href")).toBe("https://www.wadi-nour.example/en");
});

test("in Arabic the page is told in Arabic, with the Arabic name of the city", async () => {
  await open(pageWith(), "ar");
  expect(screen.getByRole("main").textContent).toContain("تونس العاصمة، تونس");
  screen.getByRole("heading", { name: "ما يتضمّنه السجل" });
});

test("a reference typed here opens the verification of that document", async () => {
  await open();
  writeInto(screen.getByLabelText("Reference or link of the document"), "7K2QF-9XW4M-01234-56789-ABCDE-F");
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByRole("heading", { level: 1, name: /^(?!University)/ })).not.toBeNull();
  expect(screen.queryByRole("heading", { name: "University of Wadi Nour" })).toBeNull();
});

test("an unknown university is a page that does not exist", async () => {
  serve();
  await renderApp("/university/nobody");
  await screen.findByText("404");
});

test("a page that could not be loaded is asked for again", async () => {
  const answers: Answer[] = [
    { status: 500, body: { error: "internal_error", message: "Broken." } },
    { body: pageWith() },
  ];
  serve({ [CALL]: () => answers.shift()! });
  await renderApp("/university/wadi-nour");
  await screen.findByText("Broken.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { level: 1, name: "University of Wadi Nour" });
});

test("the register tells keys by their states, the newest entry first", () => {
  const now = new Date("2026-11-22T00:00:00Z");
  const keys = [
    { ...FIRST_KEY, thumbprint: "first", validUntil: "2025-02-03T00:00:00Z" },
    { ...FIRST_KEY, thumbprint: "second", addedAt: "2025-02-03T00:00:00Z", compromisedSince: "2026-01-01T00:00:00Z" },
    { ...FIRST_KEY, thumbprint: "third", addedAt: "2026-01-02T00:00:00Z", validUntil: "2027-01-01T00:00:00Z" },
  ];
  const entries = registerOf(pageWith({ keys, university: { suspendedSince: "2026-10-03T00:00:00Z" } }), now);
  expect(
    entries.map((entry) => (entry.kind === "key" ? [entry.number, entry.state, entry.until] : entry.kind)),
  ).toEqual([
    "suspended",
    [3, "inUse", "2027-01-01T00:00:00Z"],
    [2, "compromised", "2026-01-01T00:00:00Z"],
    [1, "ended", "2025-02-03T00:00:00Z"],
    "entered",
  ]);
});

test("at least six years are shown, those without diplomas too, and those before the last twelve are one bar", () => {
  const name = (year: number) => `before ${year}`;
  const few = barsOf([{ year: 2024, count: 3 }], { now: 2026, nameEarlier: name });
  expect(few.map(({ label, counts, hatched }) => [label, counts[0], hatched])).toEqual([
    ["2021", 0, false],
    ["2022", 0, false],
    ["2023", 0, false],
    ["2024", 3, false],
    ["2025", 0, false],
    ["2026", 0, true],
  ]);
  const years = [1998, 2001, 2015, 2026].map((year) => ({ year, count: year }));
  const many = barsOf(years, { now: 2026, nameEarlier: name });
  expect([many.length, many[0]?.label, many[0]?.counts]).toEqual([13, "before 2015", [1998 + 2001]]);
});
