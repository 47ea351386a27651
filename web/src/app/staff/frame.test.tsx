/** The frame around the pages of the staff: its menu, and signing out. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDashboard } from "../../testing/open-dashboard.ts";
import { AGENT, PLATFORM_ADMIN, RESPONSABLE } from "../../testing/people.ts";

test("on a narrow screen the menu slides over the page, with a responsable's name, credits and counts of waiting work", async () => {
  await openDashboard(RESPONSABLE, ["pending", "pending", "rejected"]);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  const over = within(screen.getByRole("dialog", { name: "Menu" }));
  over.getByRole("link", { name: /University Manager/ });
  const menu = over.getByRole("navigation", { name: "Menu" });
  await userEvent.click(await within(menu).findByRole("button", { name: /Diplomas management Waiting: 3/ }));
  within(menu).getByRole("link", { name: /By agent Waiting: 2/ });
  within(menu).getByRole("link", { name: /Rejected Waiting: 1/ });
  await over.findByRole("region", { name: "Credits" });
  await screen.findByText("1,274");
});

test("an agent's menu has neither the agent's name nor the credits", async () => {
  await openDashboard(AGENT, []);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  const over = within(screen.getByRole("dialog", { name: "Menu" }));
  expect(over.getByRole("button", { name: "Log out" }).closest("div")?.textContent).toBe("Log out");
  expect(over.queryByRole("link", { name: /University Agent/ })).toBeNull();
});

test("logging out tells the server and leads to the login", async () => {
  const log = await openDashboard(AGENT, []);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByRole("heading", { name: /Sign in/ });
  await waitFor(() => expect(log.some(({ path }) => path === "/api/user/logout")).toBe(true));
});

test("the frame stays while its pages change, and the heading of the next one has the focus", async () => {
  await openDashboard(RESPONSABLE, []);
  const opener = await screen.findByRole("button", { name: "Open the menu" });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("link", { name: "Templates" }));
  const heading = await screen.findByRole("heading", { level: 1, name: "Templates" });
  expect(screen.getByRole("button", { name: "Open the menu" })).toBe(opener);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("the platform's balance is the present one, not that of the sign-in", async () => {
  const now = { ...PLATFORM_ADMIN, adminBalance: "5000000000000000000", invitation: null, pendingEmail: null };
  const answers = { "GET /api/user/getUser": () => ({ body: { user: now } }) };
  await openDashboard(PLATFORM_ADMIN, [], { answers });
  const label = await screen.findByText("Platform’s ether");
  await waitFor(() => expect(label.nextElementSibling?.textContent).toMatch(/^5/));
});
