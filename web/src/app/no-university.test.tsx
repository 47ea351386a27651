/** What somebody sees whose account has no university, or whose university is suspended. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { needsUniversity } from "../features/profile/settings/tabs.ts";
import { openDashboard } from "../testing/open-dashboard.ts";
import { RESPONSABLE, UNIVERSITY } from "../testing/people.ts";

const HOMELESS = { ...RESPONSABLE, university: null };

test("a manager without a university reads what will happen, and finds the own account and help alone", async () => {
  const log = await openDashboard(HOMELESS, []);
  await screen.findByRole("heading", { level: 1, name: "No university at present" });
  await userEvent.click(screen.getByRole("button", { name: "Open the menu" }));
  const entries = within(screen.getByRole("navigation", { name: "Menu" })).getAllByRole("link");
  expect(entries.map(({ textContent }) => textContent)).toEqual(["Dashboard", "Settings", "Help"]);
  const paths = new Set(log.map(({ path }) => path));
  expect([...paths].filter((path) => /diploma|certificate|dashboard|getResponsable/.test(path))).toEqual([]);
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("link", { name: "My account" });
  expect(screen.queryByRole("link", { name: "Signing" })).toBeNull();
});

test("tabs of the settings that need a university are not reached by their addresses either", () => {
  expect(["/settings/university", "/settings/signing", "/settings/imports"].every(needsUniversity)).toBe(true);
  expect(["/settings/account", "/settings/security", undefined].some(needsUniversity)).toBe(false);
});

test("a manager whose university was given to another is told so with the next answer", async () => {
  const refused = { status: 403, body: { error: "no_university", message: "No university." } };
  await openDashboard(RESPONSABLE, [], { answers: { "GET /api/diploma/all": () => refused } });
  await screen.findByRole("heading", { level: 1, name: "No university at present" });
});

test("a suspended university reads why on every page", async () => {
  const university = { ...UNIVERSITY, suspensionReason: "Licence under review" };
  await openDashboard({ ...RESPONSABLE, university }, []);
  expect((await screen.findByText(/nothing can be signed/)).parentElement?.textContent).toContain(
    "Licence under review",
  );
});
