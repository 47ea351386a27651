/** The language that somebody chooses: kept in the account, and never at the cost of unsaved work. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { readStoredLanguage } from "../../platform/i18n/stored-language.ts";
import { gateFor } from "../../testing/gate.ts";
import { AGENT } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { renderPart } from "../../testing/render-part.tsx";
import { type Answer, type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";
import { LanguageSwitcher } from "../../ui/LanguageSwitcher.tsx";
import { addressOf } from "./settings/tabs.ts";

const openSettings = async (answers: Answers) => {
  const verified = () => ({ body: { authenticated: true, user: AGENT } });
  const requests = serve({ "GET /api/user/verify": verified, ...answers });
  await renderApp(addressOf("account"));
  await screen.findByRole("heading", { name: "Settings" });
  return requests;
};

test("the language that is chosen in the header is stored in the account, for its mails", async () => {
  // The page would reload once the call is answered.
  const requests = await openSettings({ "PUT /api/user/preferences": () => gateFor<Answer>().opened });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  await waitFor(() => expect(requests.some(({ path }) => path === "/api/user/preferences")).toBe(true));
  expect(requests.find(({ path }) => path === "/api/user/preferences")?.body).toBe('{"language":"ar"}');
});

test("a language that was chosen reloads the page, once the account has answered and even if it refuses", async () => {
  const answer = gateFor<Answer>();
  serve({ "PUT /api/user/preferences": () => answer.opened });
  let reloads = 0;
  await renderPart(<LanguageSwitcher reload={() => (reloads += 1)} />, { user: AGENT });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  expect([readStoredLanguage(), reloads]).toEqual(["ar", 0]);
  answer.open({ status: 500 });
  await waitFor(() => expect(reloads).toBe(1));
});

test("another language asks about unsaved work, and nothing is stored before the answer", async () => {
  const requests = await openSettings({ "PUT /api/user/preferences": () => gateFor<Answer>().opened });
  writeInto(await screen.findByLabelText("E-mail"), "new@wadi.example");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
  expect(readStoredLanguage()).toBe("en");
  expect(requests.filter(({ path }) => path === "/api/user/preferences")).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(readStoredLanguage()).toBe("ar"));
});

const INVITED = {
  purpose: "register",
  role: "agent_uni",
  email: "new@wadi.example",
  username: "Salma",
  university: null,
};

test.each([
  { path: "/contact", field: "Message" },
  { path: "/third_party", field: "Organisation" },
  { path: "/register/s3cret", field: "Username" },
])("what was typed without an account is asked about as well: $path", async ({ path, field }) => {
  serve({
    "GET /api/issuers": () => ({ body: { issuers: [] } }),
    "GET /api/user/resolve-token/s3cret": () => ({ body: INVITED }),
  });
  await renderApp(path);
  writeInto(await screen.findByLabelText(field), "A long text");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "ar");
  await screen.findByRole("dialog", { name: "Leave without saving?" });
  expect(readStoredLanguage()).toBe("en");
});
