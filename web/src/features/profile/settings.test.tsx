/** The own account, tested through the settings page. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { AGENT, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, type Answers, serve } from "../../testing/server.ts";

const AT = "2026-11-18T09:00:00Z";
const session = (browser: string, current: boolean) => ({
  _id: browser,
  browser,
  system: "Linux",
  createdAt: AT,
  lastActiveAt: AT,
  current,
});

const open = async (answers: Answers = {}, user = AGENT) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/user/sessions": () => ({ body: { sessions: [session("Firefox", true), session("Chrome", false)] } }),
    ...answers,
  });
  await renderApp("/settings");
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
  const email = screen.getByLabelText("E-mail");
  await userEvent.clear(email);
  await userEvent.type(email, "new@wadi.example");
  await userEvent.click(screen.getAllByRole("button", { name: "Save" })[0]!);
  const dialog = await screen.findByRole("dialog", { name: "Your password, please" });
  await userEvent.type(within(dialog).getByLabelText("Password"), "a sentence of my own");
  await userEvent.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await screen.findByText(/new@wadi.example.* waits for confirmation/);
  const sent = requests.filter(({ path }) => path === "/api/user/updateUser").map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ email: "new@wadi.example" }, { email: "new@wadi.example" }]);
});

const MAILS = "/api/user/mail-topics";
const topics = (on: boolean) => ({ topics: [{ topic: "decisions", on }] });

test("a topic of mails is switched off at once, with a confirmation", async () => {
  const log = await open({
    [`GET ${MAILS}`]: () => ({ body: topics(true) }),
    [`PUT ${MAILS}`]: () => ({ body: topics(false) }),
  });
  const decisions = await screen.findByRole("switch", { name: "Decisions" });
  expect(decisions.getAttribute("aria-checked")).toBe("true");
  await userEvent.click(decisions);
  await screen.findByText("Saved: your choice of mails.");
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
  const requests = await open({ "PUT /api/user/updateUser": () => replies.shift() ?? refusal }, WAITING);
  await userEvent.click(await screen.findByRole("button", { name: "Mail it again" }));
  await screen.findByText(/The link is mailed to .*new@wadi.example.* again/);
  await userEvent.click(screen.getByRole("button", { name: "Mail it again" }));
  await screen.findByText("Wait a minute.");
  const [sent] = requests.filter(({ path }) => path === "/api/user/updateUser");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ email: "new@wadi.example" });
});

test("a waiting e-mail is cancelled by keeping the present one", async () => {
  const requests = await open({ "PUT /api/user/updateUser": () => ({ body: { user: AGENT } }) }, WAITING);
  await userEvent.click(await screen.findByRole("button", { name: "Keep the present e-mail" }));
  await screen.findByText(/Your e-mail stays/);
  expect(screen.queryByText(/waits for confirmation/)).toBeNull();
  const [sent] = requests.filter(({ path }) => path === "/api/user/updateUser");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ email: AGENT.email });
});

test("a wrong current password is reported, and the fields keep their values", async () => {
  await open({
    "POST /api/user/changePassword": () => ({ status: 401, body: { error: "invalid_credentials", message: "No." } }),
  });
  await userEvent.type(screen.getByLabelText("Current password"), "wrong");
  await userEvent.type(screen.getByLabelText("New password"), "a sentence of my own");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  await screen.findByText("The current password is wrong.");
  expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("a sentence of my own");
});

test("ending the other sessions asks first", async () => {
  const requests = await open({ "DELETE /api/user/sessions": () => ({ status: 204 }) });
  await screen.findByText("This session");
  await userEvent.click(screen.getByRole("button", { name: "End the other sessions" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "End the other sessions" }));
  await screen.findByText("Your other sessions have ended.");
  await waitFor(() => expect(requests.filter(({ path }) => path === "/api/user/sessions").length).toBeGreaterThan(2));
});

test("roles that import nothing see neither mode nor wallet", async () => {
  await open({}, UNIVERSITY_ADMIN);
  expect(screen.queryByRole("heading", { name: "Import mode" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Wallet and keys" })).toBeNull();
  screen.getByRole("heading", { name: "Signature" });
});

test("the header leads to the settings", async () => {
  await open();
  expect(screen.getByRole("link", { name: /Youssef Haddad/ }).getAttribute("href")).toBe("/settings");
});

test("the language that is chosen in the header is stored in the account, for its mails", async () => {
  // The page would reload once the call is answered.
  const requests = await open({ "PUT /api/user/preferences": () => gateFor<Answer>().opened });
  await userEvent.selectOptions(screen.getByLabelText("Language"), "ar");
  await waitFor(() => expect(requests.some(({ path }) => path === "/api/user/preferences")).toBe(true));
  expect(requests.find(({ path }) => path === "/api/user/preferences")?.body).toBe('{"language":"ar"}');
});
