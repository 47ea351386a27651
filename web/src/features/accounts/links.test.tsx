/** The pages of mailed links: an invitation, a new password, a new e-mail, or an expired link. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const PASSWORD = "a sentence of my own";
const INVITED = {
  purpose: "register",
  role: "agent_uni",
  email: "salma@wadi.example",
  username: "Salma",
  university: AGENT.university,
};
const link = (what: object): Answers => ({
  "GET /api/user/resolve-token/s3cret": () => ({ body: { ...INVITED, ...what } }),
});
const gone = { status: 404, body: { error: "link_not_valid", message: "Used." } };
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("an invitation says who is invited as what, and registering leads to the dashboard", {
  tags: ["all"],
}, async () => {
  const signedIn = { body: { authenticated: true, user: AGENT, token: "t" } };
  const requests = serve({ ...link({}), "POST /api/user/registerAgentUni": () => signedIn });
  await renderApp("/register/s3cret");
  await screen.findByText("salma@wadi.example");
  screen.getByText("University Agent");
  writeInto(screen.getByLabelText("New password"), PASSWORD);
  await press("Register and sign in");
  await waitFor(() => expect(requests.find(({ path }) => path === "/api/user/registerAgentUni")).toBeDefined());
  const { body } = requests.find(({ path }) => path === "/api/user/registerAgentUni") ?? { body: "{}" };
  expect(JSON.parse(body)).toEqual({ token: "s3cret", username: "Salma", password: PASSWORD });
  await waitFor(() => expect(localStorage.getItem("token")).toBe("t"));
});

test("a short password shows how much is missing, and a refused one the reason at its field", async () => {
  const message = "Too easy to guess";
  const errors = [{ path: "password", error: "password_common", message }];
  serve({
    ...link({}),
    "POST /api/user/registerAgentUni": () => ({
      status: 422,
      body: { error: "invalid_input", message: "No.", errors },
    }),
  });
  await renderApp("/register/s3cret");
  const field = await screen.findByLabelText("New password");
  await userEvent.type(field, "fourteen chars");
  screen.getByText("1 more character needed");
  await userEvent.type(field, "s");
  await press("Register and sign in");
  await screen.findByText(message);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("an invitation that was used says so, and what to do", async () => {
  serve({ "GET /api/user/resolve-token/s3cret": () => gone });
  await renderApp("/register/s3cret");
  await screen.findByRole("heading", { name: "This link no longer works" });
  screen.getByRole("link", { name: "Sign in" });
});

test("a link that could not be checked can be checked again", async () => {
  let failed = false;
  serve({
    "GET /api/user/resolve-token/s3cret": () => {
      if (failed) return { body: INVITED };
      failed = true;
      return { status: 503, body: { error: "unavailable", message: "Later." } };
    },
  });
  await renderApp("/register/s3cret");
  await press("Try again");
  await screen.findByText("salma@wadi.example");
});

test("the secret leaves the address at once, and a reload of the tab still finds it", async () => {
  serve(link({}));
  const { unmount } = await renderApp("/register/s3cret");
  await screen.findByText("salma@wadi.example");
  expect(location.pathname).toBe("/register");
  unmount();
  await renderApp("/register");
  await screen.findByText("salma@wadi.example");
});

test("without a link the page says that universities invite", async () => {
  serve();
  await renderApp("/register");
  await screen.findByRole("heading", { name: "You need an invitation to register" });
});

test("asking for a new password gives the same answer for every address", { tags: ["all"] }, async () => {
  const requests = serve({ "POST /api/user/forgetPassword": () => ({ status: 202 }) });
  await renderApp("/login_student");
  await userEvent.click(await screen.findByRole("link", { name: "Forgot your password?" }));
  writeInto(await screen.findByLabelText("E-mail"), "who@ijaza.example");
  await press("Send the link");
  await screen.findByText(/If there is an account for .*who@ijaza.example/);
  expect(requests.find(({ path }) => path === "/api/user/forgetPassword")?.body).toContain("who@ijaza.example");
  expect(screen.getByRole("link", { name: "Back to sign-in" }).getAttribute("href")).toBe("/login_student");
});

test("a name instead of an e-mail is reported at once, and no request is sent", async () => {
  const requests = serve();
  await renderApp("/forget_password");
  await userEvent.type(await screen.findByLabelText("E-mail"), "who");
  await press("Send the link");
  await screen.findByText(/^Not an e-mail address/);
  expect(requests.some(({ path }) => path === "/api/user/forgetPassword")).toBe(false);
});

test("a new password is set by its link, which leads to the right sign-in page", async () => {
  const requests = serve({
    ...link({ purpose: "reset", role: "student" }),
    "POST /api/user/resetPassword": () => ({ status: 204 }),
  });
  await renderApp("/forget_password/s3cret");
  writeInto(await screen.findByLabelText("New password"), PASSWORD);
  await press("Set the password");
  await screen.findByRole("heading", { name: "Your password is set" });
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login_student");
  const { body } = requests.find(({ path }) => path === "/api/user/resetPassword") ?? { body: "{}" };
  expect(JSON.parse(body)).toEqual({ token: "s3cret", password: PASSWORD });
});

test("a new e-mail counts once its owner presses the button, not when the link is opened", async () => {
  const requests = serve({
    ...link({ purpose: "confirm-email" }),
    "POST /api/user/confirmEmail": () => ({ status: 204 }),
  });
  await renderApp("/forget_password/s3cret");
  await screen.findByRole("heading", { name: "Confirm your e-mail address" });
  expect(requests.some(({ path }) => path === "/api/user/confirmEmail")).toBe(false);
  await press("Confirm the address");
  await screen.findByRole("heading", { name: "Your e-mail address is confirmed" });
});

test("an e-mail that an administrator has set is confirmed by one press, and counts a day later", {
  tags: ["all"],
}, async () => {
  serve({
    ...link({ purpose: "confirm-new-address" }),
    "POST /api/user/confirmEmail": () => ({ status: 204 }),
  });
  await renderApp("/forget_password/s3cret");
  await screen.findByText(/An administrator wants to make/);
  await press("Confirm the address");
  await screen.findByText(/in 24 hours, unless the account holder refuses/);
});

test("the owner refuses an e-mail that an administrator has set, by one press and without a session", async () => {
  const requests = serve({
    ...link({ purpose: "object-to-new-address" }),
    "POST /api/user/object-to-new-address": () => ({ status: 204 }),
  });
  await renderApp("/forget_password/s3cret");
  await screen.findByRole("heading", { name: "Refuse the new e-mail address?" });
  expect(requests.some(({ path }) => path === "/api/user/object-to-new-address")).toBe(false);
  await press("Refuse the change");
  await screen.findByRole("heading", { name: "The change has been refused" });
  const sent = requests.find(({ path }) => path.endsWith("object-to-new-address"));
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ token: "s3cret" });
});

test("a recipient of certificates stops the mails by one press without an account, and may resume them", async () => {
  const requests = serve({ "POST /api/mails/stop": () => ({ status: 204 }) });
  await renderApp("/stop_mails/s3cret");
  await screen.findByRole("heading", { name: "Stop e-mails about your certificates?" });
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  await press("Stop these e-mails");
  await screen.findByRole("heading", { name: "You will no longer receive these e-mails" });
  await press("Receive them again");
  await screen.findByRole("heading", { name: "You will receive these e-mails again" });
  const sent = requests.filter(({ path }) => path === "/api/mails/stop").map(({ body }) => JSON.parse(body ?? "{}"));
  expect(sent).toEqual([
    { token: "s3cret", stopped: true },
    { token: "s3cret", stopped: false },
  ]);
});
