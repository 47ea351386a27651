/** A password that must be set before anything else, tested through the page. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, STUDENT } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const OWING = { ...AGENT, mustSetPassword: true };
const UPDATE = "POST /api/user/updatePassword";

const open = async (path: string, answers: Answers = {}) => {
  let isSet = false;
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: isSet ? AGENT : OWING } }),
    [UPDATE]: () => {
      isSet = true;
      return { status: 204 };
    },
    ...answers,
  });
  await renderApp(path);
  await screen.findByRole("heading", { name: "Choose your password" });
  return requests;
};

const choose = async (password: string) => {
  writeInto(await screen.findByLabelText("New password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Set the password and continue" }));
};

test("a user who must set a password sees nothing else before, and continues afterwards", async () => {
  const requests = await open("/settings");
  expect(screen.queryByRole("heading", { name: "Settings" })).toBeNull();
  expect(requests.filter(({ path }) => !/verify|csrf|visits/.test(path))).toEqual([]);
  await choose("a sentence of my own");
  await screen.findByText("Your password is set.");
  await screen.findByRole("link", { name: new RegExp(AGENT.username) });
});

test("signing in leads to it too", async () => {
  let isIn = false;
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: isIn, user: isIn ? OWING : null } }),
    "POST /api/user/signin": () => {
      isIn = true;
      return { body: { authenticated: true, user: OWING, token: "t" } };
    },
  });
  await renderApp("/login");
  writeInto(await screen.findByLabelText("E-mail or username"), "agent@ijaza.example");
  writeInto(screen.getByLabelText("Password"), "a sentence of somebody");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "Choose your password" });
});

test("a password that is refused shows the reason at its field", async () => {
  const errors = [{ path: "password", error: "password_common", message: "Everybody tries this one first." }];
  await open("/login", { [UPDATE]: () => ({ status: 400, body: { error: "invalid_input", message: "No.", errors } }) });
  await choose("password password");
  await screen.findByText("Everybody tries this one first.");
});

test("a user who waits too long must sign in again, and sees why", async () => {
  await open("/login", { [UPDATE]: () => ({ status: 401, body: { error: "not_authenticated", message: "Log in." } }) });
  await choose("a sentence of my own");
  await screen.findByText(/can no longer be set here/);
  screen.getByRole("heading", { name: "Sign in to your university" });
});

test("the user may sign out without setting it", async () => {
  const requests = await open("/login", { "POST /api/user/logout": () => ({ status: 204 }) });
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByRole("heading", { name: "Sign in to your university" });
  await waitFor(() => expect(requests.some(({ path }) => path === "/api/user/logout")).toBe(true));
});

test("a student who reloads the page during the first sign-in continues with the password", async () => {
  serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: { ...STUDENT, mustSetPassword: true } } }),
  });
  await renderApp("/login_student?first=true");
  await screen.findByRole("heading", { name: "Choose your password" });
  screen.getByText(STUDENT.username);
});
