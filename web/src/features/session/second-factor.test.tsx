/** The second step of a sign-in, tested through the page. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { letPasskeysAnswer } from "../../testing/passkeys.ts";
import { RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const SIGNED_IN = { body: { authenticated: true, user: RESPONSABLE, token: "t" } };
const FACTOR = "/api/user/second-factor/signin";
const refusal = (status: number, error: string, message: string) => ({ status, body: { error, message } });
const wrong = () => refusal(401, "second_factor_wrong", "The code is not right.");

const givePassword = async (secondFactor: string[], answers: Answers = {}) => {
  let isSignedIn = false;
  const sessionReply = () => ({ body: { authenticated: isSignedIn, user: isSignedIn ? RESPONSABLE : null } });
  const requests = serve({
    "POST /api/user/signin": () => ({ body: { authenticated: false, secondFactor } }),
    "GET /api/user/verify": sessionReply,
    ...Object.fromEntries(
      Object.entries(answers).map(([call, answer]) => [
        call,
        async (sent: Parameters<typeof answer>[0]) => {
          const reply = await answer(sent);
          if (reply === SIGNED_IN) isSignedIn = true;
          return reply;
        },
      ]),
    ),
  });
  await renderApp("/login");
  await typePassword();
  await screen.findByRole("heading", { name: "One more step" });
  return requests;
};

const typePassword = async () => {
  writeInto(await screen.findByLabelText("E-mail or username"), "responsable@ijaza.example");
  writeInto(screen.getByLabelText("Password"), "a sentence of my own");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

const giveCode = async (label: string, code: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, code);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

const arrived = () => waitFor(() => expect(localStorage.getItem("role")).toBe("resp_uni"));

test("a one-time code completes the sign-in, typed in any digits", { tags: ["all"] }, async () => {
  const requests = await givePassword(["code", "recovery"], { [`POST ${FACTOR}/code`]: () => SIGNED_IN });
  const field = await screen.findByLabelText<HTMLInputElement>("One-time code");
  expect([field.autocomplete, field.inputMode, document.activeElement]).toEqual(["one-time-code", "numeric", field]);
  await giveCode("One-time code", "٠١٢٣٤٥");
  await arrived();
  const [call] = requests.filter(({ path }) => path === `${FACTOR}/code`);
  expect(JSON.parse(call?.body ?? "{}")).toEqual({ code: "012 345" });
  expect(requests.filter(({ path }) => path === "/api/csrf-token").length).toBeGreaterThan(1);
});

test("a wrong code is reported, an incomplete one is not sent, and too many attempts show the server's message", async () => {
  const replies = [wrong(), refusal(429, "too_many_requests", "Wait a minute.")];
  const requests = await givePassword(["code"], { [`POST ${FACTOR}/code`]: () => replies.shift() ?? wrong() });
  await giveCode("One-time code", "123");
  await screen.findByText("Enter all six digits.");
  await giveCode("One-time code", "123456");
  expect((await screen.findByRole("alert")).textContent).toContain("The code is not right.");
  await giveCode("One-time code", "123456");
  await screen.findByText("Wait a minute.");
  expect(requests.filter(({ path }) => path === `${FACTOR}/code`)).toHaveLength(2);
});

test("after ten minutes the sign-in starts again with the password, and says why", async () => {
  await givePassword(["code"], {
    [`POST ${FACTOR}/code`]: () => refusal(401, "second_factor_not_due", "Give your password first."),
  });
  await giveCode("One-time code", "123456");
  await screen.findByText(/The second step took too long/);
  screen.getByLabelText("Password");
  await typePassword();
  await screen.findByRole("heading", { name: "One more step" });
});

test("the user may switch to another second factor of the account, and to no other", { tags: ["all"] }, async () => {
  await givePassword(["passkey", "recovery"], { [`POST ${FACTOR}/recovery`]: () => SIGNED_IN });
  expect(screen.queryByRole("button", { name: "Use a one-time code instead" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  await giveCode("Recovery code", "ABCDE-FGHJK-MNPQR");
  await arrived();
});

test("the link back leads to the password", async () => {
  await givePassword(["code"]);
  await userEvent.click(screen.getByRole("button", { name: "Back to the password" }));
  await screen.findByRole("heading", { name: "Sign in to your university" });
});

test("a passkey completes the sign-in; closing the browser's dialog shows a message, and the user may try again", {
  tags: ["all"],
}, async () => {
  const browser = letPasskeysAnswer();
  const requests = await givePassword(["passkey", "recovery"], {
    [`POST ${FACTOR}/begin`]: () => ({ body: { options: { challenge: "Y2hhbGxlbmdl", rpId: "localhost" } } }),
    [`POST ${FACTOR}/passkey`]: () => SIGNED_IN,
  });
  browser.refuse("NotAllowedError");
  await userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toContain("the browser’s prompt was closed");
  browser.agree();
  await userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  await arrived();
  const [call] = requests.filter(({ path }) => path === `${FACTOR}/passkey`);
  expect(JSON.parse(call?.body ?? "{}")).toMatchObject({ response: { id: "a-passkey", type: "public-key" } });
});

test("a browser without passkeys shows a message, and the other factors stay available", async () => {
  await givePassword(["passkey", "recovery"], {
    [`POST ${FACTOR}/begin`]: () => ({ body: { options: { challenge: "Y2hhbGxlbmdl" } } }),
  });
  await userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This browser cannot use passkeys");
  screen.getByRole("button", { name: "Use a recovery code instead" });
});
