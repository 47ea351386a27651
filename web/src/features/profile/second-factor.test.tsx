/** Second factors, tested through the settings. */
import type { User } from "@ijaza/schema/users/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { letPasskeysAnswer } from "../../testing/passkeys.ts";
import { AGENT, PLATFORM_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import type { Factors } from "./second-factor.api.ts";

const FACTOR = "/api/user/second-factor";
const CODES = Array.from({ length: 10 }, (_, at) => `abcde-fghjk-0000${at}`);
const PHONE = { _id: "p1", name: "My phone", createdAt: "2026-11-18T09:00:00Z", lastUsedAt: null };
const NOTHING: Factors = { passkeys: [], codes: false, recoveryCodesLeft: 0 };
const wantsPassword = () => ({ status: 403, body: { error: "password_required", message: "Again." } });

const open = async (factors: Partial<Factors>, answers: Answers = {}, user: User = PLATFORM_ADMIN) => {
  const standing = { ...NOTHING, ...factors };
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/user/sessions": () => ({ body: { sessions: [] } }),
    [`GET ${FACTOR}`]: () => ({ body: standing }),
    ...answers,
  });
  await renderApp("/settings/security");
  await screen.findByRole("heading", { name: "Settings" });
  return { requests, standing };
};

const press = async (name: string, scope: Pick<typeof screen, "findByRole"> = screen) =>
  userEvent.click(await scope.findByRole("button", { name }));
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("agents, who cannot have a second factor, see nothing of it", async () => {
  await open({}, {}, AGENT);
  await screen.findByRole("heading", { name: "Sessions" });
  expect(screen.queryByRole("heading", { name: "Second factor" })).toBeNull();
});

test("the first passkey comes with recovery codes, which are shown until the user has saved them", {
  tags: ["all"],
}, async () => {
  letPasskeysAnswer();
  const { requests } = await open(
    {},
    {
      [`POST ${FACTOR}/passkeys/begin`]: () => ({ body: { options: { challenge: "Yw", user: { id: "dQ" } } } }),
      [`POST ${FACTOR}/passkeys/finish`]: () => ({ body: { passkey: PHONE, recoveryCodes: CODES } }),
    },
  );
  await screen.findByText(/you sign in with your password alone/);
  await press("Add a passkey");
  const dialog = await dialogOf("Add a passkey");
  await press("Continue", dialog);
  dialog.getByText("Enter a name.");
  await userEvent.type(dialog.getByLabelText("Name of the passkey"), " My phone ");
  await press("Continue", dialog);
  const keep = await dialogOf("Your recovery codes");
  expect(keep.getAllByRole("listitem").map((item) => item.textContent)).toEqual(CODES);
  expect(keep.queryByRole("button", { name: "Close" })).toBeNull();
  await press("I have saved them", keep);
  expect(screen.queryByRole("dialog")).toBeNull();
  const sent = requests.find(({ path }) => path.endsWith("/finish"));
  expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({ name: "My phone", response: { id: "a-passkey" } });
  expect(requests.filter(({ path }) => path === FACTOR).length).toBeGreaterThan(1);
});

test("closing the browser's dialog shows that nothing has changed", async () => {
  letPasskeysAnswer().refuse("NotAllowedError");
  await open(
    {},
    { [`POST ${FACTOR}/passkeys/begin`]: () => ({ body: { options: { challenge: "Yw", user: { id: "dQ" } } } }) },
  );
  await press("Add a passkey");
  const dialog = await dialogOf("Add a passkey");
  await userEvent.type(dialog.getByLabelText("Name of the passkey"), "My phone");
  await press("Continue", dialog);
  expect((await dialog.findByRole("alert")).textContent).toContain("Nothing has changed.");
});

test("one-time codes are set up by picture or key after the password, and a wrong first code is reported", {
  tags: ["all"],
}, async () => {
  let confirmed = false;
  await open(
    { passkeys: [PHONE], recoveryCodesLeft: 10 },
    {
      [`POST ${FACTOR}/codes/begin`]: () =>
        confirmed ? { body: { secret: "ABCDEFGHIJKLMNOP", uri: "otpauth://totp/x" } } : wantsPassword(),
      "POST /api/user/confirmPassword": () => {
        confirmed = true;
        return { status: 204 };
      },
      [`POST ${FACTOR}/codes/confirm`]: ({ body }) =>
        body.includes("123 456")
          ? { body: { recoveryCodes: null } }
          : { status: 401, body: { error: "second_factor_wrong", message: "The code is not right." } },
    },
  );
  await press("Set up one-time codes");
  const prompt = await dialogOf("Confirm your password");
  await userEvent.type(prompt.getByLabelText("Password"), "a sentence of my own");
  await press("Confirm", prompt);
  const dialog = await dialogOf("Set up one-time codes");
  dialog.getByText("ABCD EFGH IJKL MNOP");
  dialog.getByTitle("QR code for your authenticator app");
  const field = dialog.getByLabelText("Code from the app");
  await userEvent.type(field, "000000");
  await press("Confirm", dialog);
  expect((await dialog.findByRole("alert")).textContent).toContain("The code is not right.");
  await userEvent.clear(field);
  await userEvent.type(field, "123456");
  await press("Confirm", dialog);
  await screen.findByText("One-time codes set up.");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("removing the last factor asks for that factor, and says what ends with it", async () => {
  letPasskeysAnswer();
  const { requests, standing } = await open(
    { passkeys: [PHONE], recoveryCodesLeft: 3 },
    {
      [`POST ${FACTOR}/passkeys/p1/begin-removal`]: () => ({ body: { options: { challenge: "Yw" } } }),
      [`DELETE ${FACTOR}/passkeys/p1`]: () => {
        Object.assign(standing, NOTHING);
        return { status: 204 };
      },
    },
  );
  await screen.findByText("3 codes left");
  await userEvent.click(screen.getByRole("button", { name: /Remove the passkey .*My phone/ }));
  const dialog = await dialogOf("Remove this passkey?");
  dialog.getByText(/Your recovery codes will stop working/);
  await press("Remove", dialog);
  await screen.findByText(/you sign in with your password alone/);
  const { body = "{}" } = requests.find(({ method }) => method === "DELETE") ?? {};
  expect(JSON.parse(body)).toMatchObject({ response: { id: "a-passkey" } });
});

test("a lost passkey is removed with a recovery code, without the browser's dialog", async () => {
  const { requests } = await open(
    { passkeys: [PHONE], recoveryCodesLeft: 3 },
    { [`DELETE ${FACTOR}/passkeys/p1`]: () => ({ status: 204 }) },
  );
  await userEvent.click(await screen.findByRole("button", { name: /Remove the passkey .*My phone/ }));
  const dialog = await dialogOf("Remove this passkey?");
  await userEvent.type(dialog.getByLabelText("Recovery code"), "abcde-fghjk-12345");
  await press("Remove", dialog);
  await screen.findByText("Passkey removed.");
  const { body = "{}" } = requests.find(({ method }) => method === "DELETE") ?? {};
  expect(JSON.parse(body)).toEqual({ recoveryCode: "abcde-fghjk-12345" });
});

test("the last factor cannot be removed while the password is too short, and the server's message says so", async () => {
  await open(
    { codes: true, recoveryCodesLeft: 10 },
    {
      [`DELETE ${FACTOR}/codes`]: () => ({
        status: 409,
        body: { error: "longer_password_first", message: "Choose a longer password first." },
      }),
    },
  );
  await press("Remove");
  const dialog = await dialogOf("Remove one-time codes?");
  expect(dialog.getByRole("button", { name: "Remove" }).hasAttribute("disabled")).toBe(true);
  await userEvent.type(dialog.getByLabelText("Code from the app, or a recovery code"), "123456");
  await press("Remove", dialog);
  await dialog.findByText("Choose a longer password first.");
});

test("renewing the recovery codes asks first, and shows them once", async () => {
  await open(
    { codes: true, recoveryCodesLeft: 1 },
    { [`POST ${FACTOR}/recovery-codes`]: () => ({ body: { recoveryCodes: CODES } }) },
  );
  await screen.findByText("1 code left");
  await press("New recovery codes");
  await press("Create new codes", await dialogOf("Create new recovery codes?"));
  (await dialogOf("Your recovery codes")).getByText(CODES[9] ?? "");
});

test("second factors that could not be loaded show the reason, and can be loaded again", async () => {
  let fails = true;
  await open({}, { [`GET ${FACTOR}`]: () => (fails ? { status: 500, body: {} } : { body: NOTHING }) });
  const again = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
  await screen.findByRole("button", { name: "Add a passkey" });
});
