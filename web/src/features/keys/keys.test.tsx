/** The page of a university's keys, as admins and the responsable read it and act on it. */
import type { UniversityKey } from "@ijaza/schema/keys/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { NETWORK_ADMIN, PLATFORM_ADMIN, RESPONSABLE, UNIVERSITY } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, serve } from "../../testing/server.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const current: UniversityKey = {
  _id: "k1000000000000000000000000",
  purpose: "credential",
  publicId: "EtIj1D7UgTv8zOvF56hvGImowEQ4SEs2Q9A_61QDtZQ",
  state: "current",
  createdAt: daysAgo(9),
  validFrom: daysAgo(8),
  validUntil: null,
  compromisedSince: null,
  markedAt: null,
  reportedSince: null,
  open: [],
};
const marked: UniversityKey = {
  ...current,
  _id: "k2000000000000000000000000",
  state: "marked",
  compromisedSince: daysAgo(2),
  markedAt: daysAgo(1),
};
const beginning: UniversityKey = {
  ...current,
  _id: "k3000000000000000000000000",
  purpose: "wallet",
  state: "beginning",
};

type Opening = {
  keys?: UniversityKey[];
  user?: object;
  marksLeft?: number | null;
  path?: string;
  outside?: boolean;
  veto?: Answer;
  counted?: Answer;
};

const open = async (
  {
    keys = [current],
    user = PLATFORM_ADMIN,
    marksLeft = 20,
    path = `/registry/${UNIVERSITY._id}`,
    outside = false,
    veto = { body: { key: beginning } },
    counted = { body: { before: 3, after: 2 } },
  }: Opening = {},
  answer?: () => Answer,
) => {
  const university = { _id: UNIVERSITY._id, name: UNIVERSITY.name };
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/keys": answer ?? (() => ({ body: { university, keys, marksLeft, registrarIsOutside: outside } })),
    [`GET /api/keys/${current._id}/documents`]: () => ({ body: { before: 3, after: 1 } }),
    [`GET /api/keys/${marked._id}/documents`]: () => counted,
    "POST /api/keys/mark": () => ({ body: { key: marked } }),
    "POST /api/keys/report": () => ({ body: { key: current } }),
    "POST /api/keys/confirm": () => ({ body: { key: marked } }),
    "POST /api/keys/veto": () => veto,
    "GET /api/user/getResponsableTokens": () => ({
      body: { balance: 1, issuing: true, enrolment: "entered", enrolmentBeginsAt: null },
    }),
    "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "1" } }),
  });
  await renderApp(path);
  return log;
};

const sent = (log: Awaited<ReturnType<typeof open>>, name: string) =>
  log.filter(({ path }) => path === `/api/keys/${name}`).map(({ body }) => JSON.parse(body ?? ""));

test("the guardian marks a key since a moment, and reads first how many documents that concerns", async () => {
  const log = await open();
  await userEvent.click(await screen.findByRole("button", { name: /^Mark as compromised: EtIj1D7U/ }));
  const dialog = within(await screen.findByRole("dialog"));
  const action = dialog.getByRole("button", { name: "Mark as compromised" });
  expect(action).toHaveProperty("disabled", true);
  await userEvent.type(dialog.getByLabelText("Since the day"), "25/11/2025");
  await userEvent.type(dialog.getByLabelText("Since the time"), "10:00:30");
  await dialog.findByText("3 documents were issued before and stay valid.");
  dialog.getByText("1 document was issued since then and is no longer trusted.");
  dialog.getByText(/can go back at most 90 days. It can mark 20 more keys today/);
  await userEvent.selectOptions(dialog.getByLabelText("Reason"), "exposed");
  await userEvent.click(action);
  await screen.findByText("The key is being marked. The platform no longer signs with it.");
  const since = new Date(2025, 10, 25, 10, 0, 30).toISOString();
  expect(sent(log, "mark")).toEqual([{ keyId: current._id, since, reason: "exposed" }]);
});

test("what the university has reported stands in the question of the guardian", async () => {
  await open({ keys: [{ ...current, reportedSince: new Date(2026, 9, 5, 8, 30).toISOString() }] });
  await screen.findByText(/The university reports it as unsafe since/);
  await userEvent.click(screen.getByRole("button", { name: /^Mark as compromised/ }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Since the day")).toHaveProperty("value", "05/10/2026");
  expect(dialog.getByLabelText("Since the time")).toHaveProperty("value", "08:30:00");
});

test("the network's admin confirms or clears a mark, and cannot make one", async () => {
  const log = await open({ keys: [marked], user: NETWORK_ADMIN });
  await userEvent.click(await screen.findByRole("button", { name: /^Confirm the mark/ }));
  expect(screen.queryByRole("button", { name: /^Mark as compromised/ })).toBeNull();
  screen.getByRole("button", { name: /^Clear the mark/ });
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("2 documents were issued since then and are no longer trusted.");
  await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(sent(log, "confirm")).toEqual([{ keyId: marked._id }]));
});

test("where the documents cannot be counted, the question says that it does not know what follows", async () => {
  await open({ keys: [marked], user: NETWORK_ADMIN, counted: { status: 503, body: {} } });
  await userEvent.click(await screen.findByRole("button", { name: /^Confirm the mark/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/could not be counted/);
  expect(dialog.queryByText(/stay valid/)).toBeNull();
});

test("a key that has not begun is vetoed", async () => {
  const log = await open({ keys: [beginning] });
  await screen.findByText(/Until then the guardian can veto it/);
  await userEvent.click(screen.getByRole("button", { name: /^Veto/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Veto" }));
  await waitFor(() => expect(sent(log, "veto")).toEqual([{ keyId: beginning._id }]));
});

test("what is under way says what it waits for, and is not offered again", async () => {
  await open({
    keys: [{ ...marked, open: [{ action: "confirm", waitsFor: "registrar" }] }],
    user: NETWORK_ADMIN,
    outside: true,
  });
  await screen.findByText("Confirmation under way");
  screen.getByText("waits for the registrar’s signature");
  screen.getByText(/Another party is the registrar of this network/);
  expect(screen.queryByRole("button", { name: /^Confirm the mark/ })).toBeNull();
});

test("the responsable reports a key of the own university in the settings", async () => {
  const log = await open({ user: RESPONSABLE, marksLeft: null, path: "/settings/signing" });
  await userEvent.click(await screen.findByRole("button", { name: /^Report as unsafe/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Since the day"), "25/11/2025");
  await userEvent.type(dialog.getByLabelText("Since the time"), "10:00");
  await userEvent.click(dialog.getByRole("button", { name: "Report" }));
  await screen.findByText("The administrators will get an e-mail.");
  expect(sent(log, "report")).toMatchObject([{ keyId: current._id, reason: "stolen" }]);
  expect(screen.queryByRole("button", { name: /^Mark as compromised/ })).toBeNull();
});

test("a refusal stays in the question", async () => {
  await open({
    keys: [beginning],
    veto: { status: 409, body: { error: "key_begun_already", detail: "It has begun." } },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Veto/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Veto" }));
  await dialog.findByRole("alert");
});

test("a university without keys says when it gets some", async () => {
  await open({ keys: [] });
  await screen.findByText("No keys yet");
});

test("when the keys cannot be read, they can be asked for again", async () => {
  await open({}, () => ({ status: 503, body: { error: "chain_unavailable", message: "…" } }));
  await screen.findByRole("alert");
  screen.getByRole("button", { name: "Try again" });
});
