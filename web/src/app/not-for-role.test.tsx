/** What a user sees who follows a colleague's link to a page of another role. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, NETWORK_ADMIN } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { serve } from "../testing/server.ts";
// Loaded beforehand, so that the test does not wait for it on a busy machine.
import "../features/dashboard/pages/DashboardPage.tsx";
import "./StaffArea.tsx";

const asUser = (user: typeof AGENT) =>
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user } }) });

test("a page of other roles names those roles, and links to the user's own dashboard", async () => {
  const requests = asUser(AGENT);
  await renderApp("/usersList");
  await screen.findByRole("heading", { level: 1, name: "This page is for other roles" });
  screen.getByText(
    "You are signed in as University Agent. This page is for: University Manager, University Admin, ALECSO Admin and Ijaza Admin.",
  );
  expect(document.title).toMatch(/^This page is for other roles/);
  expect(requests.filter(({ path }) => path === "/api/user/getAllUsers")).toEqual([]);
  await userEvent.click(screen.getByRole("link", { name: "Go to your dashboard" }));
  await screen.findByRole("heading", { level: 1, name: /Youssef/ });
  expect(screen.queryByText("This page is for other roles")).toBeNull();
});

test("it says so in Arabic", async () => {
  asUser(NETWORK_ADMIN);
  await renderApp("/add_diplomas", { language: "ar" });
  await screen.findByRole("heading", { level: 1, name: "هذه الصفحة مخصّصة لأدوار أخرى" });
  screen.getByText("دورك في هذا الحساب: مشرف الألكسو. هذه الصفحة مخصّصة لـ: موظف الجامعة.");
});
