/** The settings, tested through their tabs. */

import type { User } from "@ijaza/schema/users/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, PLATFORM_ADMIN, RESPONSABLE, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { universityWith } from "../../testing/universities.ts";
import { writeInto } from "../../testing/write-into.ts";
import { addressOf, type SettingsTab } from "./settings/tabs.ts";

const AT = "2026-11-18T09:00:00Z";
const session = (browser: string, current: boolean) => ({
  _id: browser,
  browser,
  system: "Linux",
  createdAt: AT,
  lastActiveAt: AT,
  current,
});

type Options = { user?: User; tab?: SettingsTab };

const open = async (answers: Answers = {}, { user = AGENT, tab = "account" }: Options = {}) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/user/sessions": () => ({ body: { sessions: [session("Firefox", true), session("Chrome", false)] } }),
    ...answers,
  });
  await renderApp(addressOf(tab));
  await screen.findByRole("heading", { name: "Settings" });
  return requests;
};

test("changing the e-mail asks for the password again, and the new one waits for confirmation", async () => {
  let confirmed = false;
  const requests = await open({
    "PUT /api/user/updateUser": () =>
      confirmed
        ? { body: { user: { ...AGENT, pendingEmail: "new@wadi.example" } } }
        : { status: 403, body: { error: "password_required", message: "Again." } },
    "POST /api/user/confirmPassword": () => {
      confirmed = true;
      return { status: 204 };
    },
  });
  const email = await screen.findByLabelText("E-mail");
  await userEvent.clear(email);
  writeInto(email, "new@wadi.example");
  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[0]!);
  const dialog = await screen.findByRole("dialog", { name: "Confirm your password" });
  writeInto(within(dialog).getByLabelText("Password"), "a sentence of my own");
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await screen.findByText(/new@wadi.example.* is waiting for confirmation/);
  const sent = requests.filter(({ path }) => path === "/api/user/updateUser").map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ email: "new@wadi.example" }, { email: "new@wadi.example" }]);
});

const MAILS = "/api/user/mail-topics";
const topics = (on: boolean) => ({ topics: [{ topic: "decisions", on }] });

test("the name in Arabic letters is added, and a refusal is shown at its field", { tags: ["all"] }, async () => {
  const [refused, saved] = [
    { error: "username_ar_taken", message: "Taken." },
    { ...AGENT, pendingEmail: null },
  ];
  const requests = await open({
    "PUT /api/user/updateUser": ({ body }) =>
      body.includes("يوسف ح") ? { body: { user: { ...saved, usernameAr: "يوسف ح" } } } : { status: 409, body: refused },
  });
  const field = await screen.findByLabelText("Name in Arabic letters (optional)");
  expect([field.getAttribute("dir"), field.getAttribute("lang")]).toEqual(["rtl", "ar"]);
  const save = screen.getAllByRole("button", { name: "Save" })[0]!;
  await userEvent.type(field, "منير");
  await userEvent.click(save);
  await screen.findByText("Taken.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.clear(field);
  await userEvent.type(field, "يوسف ح");
  await userEvent.click(save);
  await screen.findByText("Profile saved.");
  const sent = requests.filter(({ path }) => path === "/api/user/updateUser").map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ usernameAr: "منير" }, { usernameAr: "يوسف ح" }]);
});

test("a topic of mails is switched off at once, with a confirmation", { tags: ["all"] }, async () => {
  const log = await open({
    [`GET ${MAILS}`]: () => ({ body: topics(true) }),
    [`PUT ${MAILS}`]: () => ({ body: topics(false) }),
  });
  const decisions = await screen.findByRole("switch", { name: "Decisions" });
  expect(decisions.getAttribute("aria-checked")).toBe("true");
  await userEvent.click(decisions);
  await screen.findByText("E-mail choices saved.");
  expect(screen.getByRole("switch", { name: "Decisions" }).getAttribute("aria-checked")).toBe("false");
  const [sent] = log.filter(({ method, path }) => method === "PUT" && path === MAILS);
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ topic: "decisions", on: false });
});

test("a switch that could not be saved goes back, with the reason", async () => {
  await open({
    [`GET ${MAILS}`]: () => ({ body: topics(true) }),
    [`PUT ${MAILS}`]: () => ({ status: 503, body: { error: "busy", message: "Try again later." } }),
  });
  await userEvent.click(await screen.findByRole("switch", { name: "Decisions" }));
  await screen.findByText("Try again later.");
  expect(screen.getByRole("switch", { name: "Decisions" }).getAttribute("aria-checked")).toBe("true");
});

const WAITING = { ...AGENT, pendingEmail: "new@wadi.example" };

test("the mail for a waiting e-mail is sent again, and too many show the server's message", async () => {
  const refusal = { status: 429, body: { error: "too_many_requests", message: "Wait a minute." } };
  const replies = [{ body: { user: WAITING } }, refusal];
  const requests = await open({ "PUT /api/user/updateUser": () => replies.shift() ?? refusal }, { user: WAITING });
  await userEvent.click(await screen.findByRole("button", { name: "Send it again" }));
  await screen.findByText(/A new link has been sent to .*new@wadi.example/);
  await userEvent.click(screen.getByRole("button", { name: "Send it again" }));
  await screen.findByText("Wait a minute.");
  const [sent] = requests.filter(({ path }) => path === "/api/user/updateUser");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ email: "new@wadi.example" });
});

test("a waiting e-mail is cancelled by keeping the present one", async () => {
  const requests = await open({ "PUT /api/user/updateUser": () => ({ body: { user: AGENT } }) }, { user: WAITING });
  await userEvent.click(await screen.findByRole("button", { name: "Keep the current address" }));
  await screen.findByText(/Your e-mail address stays/);
  expect(screen.queryByText(/is waiting for confirmation/)).toBeNull();
  const [sent] = requests.filter(({ path }) => path === "/api/user/updateUser");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ email: AGENT.email });
});

test("a wrong current password is reported, and the fields keep their values", async () => {
  await open(
    {
      "POST /api/user/changePassword": () => ({ status: 401, body: { error: "invalid_credentials", message: "No." } }),
    },
    { tab: "security" },
  );
  writeInto(await screen.findByLabelText("Current password"), "wrong");
  writeInto(screen.getByLabelText("New password"), "a sentence of my own");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  await screen.findByText("The current password is incorrect.");
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a sentence of my own");
});

test("ending the other sessions asks first", async () => {
  const requests = await open({ "DELETE /api/user/sessions": () => ({ status: 204 }) }, { tab: "security" });
  await screen.findByText("This session");
  await userEvent.click(screen.getByRole("button", { name: "End the other sessions" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "End the other sessions" }));
  await screen.findByText("Your other sessions have ended.");
  await waitFor(() => expect(requests.filter(({ path }) => path === "/api/user/sessions").length).toBeGreaterThan(2));
});

test("the present session is in sight, and the others are folded", async () => {
  await open({}, { tab: "security" });
  await screen.findByText("Firefox, Linux");
  const fold = screen.getByText("1 other session").closest("details");
  expect(fold?.open).toBe(false);
  within(fold!).getByText("Chrome, Linux");
});

test.each<[string, User, string[]]>([
  ["an agent", AGENT, ["My account", "Security", "Imports"]],
  ["a responsable", RESPONSABLE, ["University", "Signing", "My account", "Security", "Imports"]],
  ["a university's administrator", UNIVERSITY_ADMIN, ["University", "My account", "Security"]],
  ["an administrator of the platform", PLATFORM_ADMIN, ["My account", "Security"]],
])("%s has these tabs, and begins with the first", async (_, user, names) => {
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user } }) });
  await renderApp("/settings");
  const tabs = () => within(screen.getByRole("navigation", { name: "Settings" }));
  await waitFor(() => expect(tabs().getByRole("link", { current: "page" }).textContent).toBe(names[0]));
  expect(
    tabs()
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

test("the tab of another role is refused in words", async () => {
  await open({}, { tab: "signing" });
  await screen.findByText(/This page is for other roles/);
});

test("a tab keeps the focus when it is chosen, and names the page", async () => {
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Security" }));
  await screen.findByText("Current password");
  expect(document.activeElement?.textContent).toBe("Security");
  expect(document.title).toMatch(/^Security – Settings/);
});

test("the link of a mail opens the choice of mails", async () => {
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    [`GET ${MAILS}`]: () => ({ body: topics(true) }),
  });
  await renderApp("/settings/account#mails");
  await screen.findByRole("switch", { name: "Decisions" });
});

test("the header leads to the settings", async () => {
  await open();
  expect(screen.getByRole("link", { name: /Youssef Haddad/ }).getAttribute("href")).toBe("/settings");
});

test("a responsable is led to the university's public page", async () => {
  const university = {
    [`GET /api/university/get-university/${RESPONSABLE.university?._id}`]: () => ({
      body: { university: universityWith() },
    }),
  };
  await open(university, { user: RESPONSABLE, tab: "university" });
  const link = await screen.findByRole("link", { name: "Open your public page" });
  expect(link.getAttribute("href")).toBe("/university/wadi-nour");
});
