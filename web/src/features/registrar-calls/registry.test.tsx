/** The page of the registry: what waits for a registrar outside the platform, as the network's admin reads it. */
import type { WaitingCall } from "@ijaza/schema/registrar-calls/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NETWORK_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { watchSavedFiles } from "../../testing/saved-files.ts";
import { type Answer, serve } from "../../testing/server.ts";

const saved = watchSavedFiles();

const REGISTRY = `0x${"12".repeat(20)}`;
const WALLET = `0x${"ab".repeat(20)}`;
const university = {
  _id: "wn000000000000000000000000",
  name: { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" },
};
const NOTHING = { number: "7", entered: null, key: null, endsAt: null, since: null };

const entry: WaitingCall = {
  _id: "c1000000000000000000000000",
  kind: "university.register",
  university,
  ...NOTHING,
  entered: { name: university.name.en, domain: "wadi-nour.example", did: "did:web:ijaza.example:issuers:wadi-nour" },
  waitsFor: "registrar",
  queuedAt: "2026-11-20T08:00:00Z",
  to: REGISTRY,
  value: "0",
  data: "0x01",
};
const wallet: WaitingCall = {
  ...entry,
  _id: "c2000000000000000000000000",
  kind: "university.wallet",
  entered: null,
  key: WALLET,
  data: "0x02",
};

const body = {
  registrar: { address: `0x${"cd".repeat(20)}`, isOurs: false },
  chain: "eip155:20261",
  registry: REGISTRY,
  startDelay: 172_800,
  calls: [entry, wallet],
  total: 2,
  page: 1,
  pageSize: 50,
  beginning: [
    { _id: "k1000000000000000000000000", university, purpose: "wallet", key: WALLET, beginsAt: "2026-12-01T12:00:00Z" },
  ],
  made: [
    { ...NOTHING, _id: "c3000000000000000000000000", kind: "university.suspend", university, madeAt: entry.queuedAt },
  ],
};

const open = async (overrides: object = {}, answer: () => Answer = () => ({ body: { ...body, ...overrides } })) => {
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: NETWORK_ADMIN } }),
    "GET /api/registrar-calls": answer,
    "POST /api/registrar-calls/batch": () => ({ body: { version: "1.0" } }),
  });
  await renderApp("/registry");
  return log;
};

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, "");
const rowsOf = async () =>
  within(await screen.findByRole("table", { name: "Entries waiting for the registrar" }))
    .getAllByRole("row")
    .slice(1);

test("each call is a sentence, and its target and data can be copied", async () => {
  await open();
  const [first, second] = await rowsOf();
  expect(plain(first?.textContent)).toContain("Enter University of Wadi Nour, with the domain wadi-nour.example");
  expect(plain(second?.textContent)).toContain("Add a wallet of University of Wadi Nour0xababab…ababab");
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  await userEvent.click(within(second!).getByRole("button", { name: /^Copy the data/ }));
  await userEvent.click(within(second!).getByRole("button", { name: /^Copy the target/ }));
  expect(copied).toEqual(["0x02", REGISTRY]);
  vi.unstubAllGlobals();
});

test("another issuer of a university is named in full", async () => {
  await open({ calls: [{ ...entry, kind: "university.rename" }], total: 1 });
  const [only] = await rowsOf();
  expect(plain(only?.textContent)).toContain(
    "Change the issuer of University of Wadi Nour to did:web:ijaza.example:issuers:wadi-nour",
  );
});

test("all calls or chosen ones are downloaded for a Safe wallet", async () => {
  const log = await open();
  const sent = () => log.filter(({ path }) => path.endsWith("/batch")).map(({ body: text }) => text);
  await userEvent.click(await screen.findByRole("button", { name: "Download all for Safe" }));
  await waitFor(() => expect(saved).toEqual(["registry.json"]));
  await userEvent.click(screen.getByRole("checkbox", { name: /Select: Add a wallet/ }));
  await userEvent.click(screen.getByRole("button", { name: "Download for Safe" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(sent()).toEqual(["", JSON.stringify({ calls: [wallet._id] })]);
});

test("what cannot be signed yet says why, and cannot be chosen", async () => {
  await open({ calls: [{ ...entry, waitsFor: "setup" }], total: 1 });
  await screen.findByText("The role of registrar");
  expect(screen.queryByRole("checkbox", { name: /Select: Enter/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Safe/ })).toBeNull();
});

test("a key that begins later names its day, and what was entered its time", async () => {
  await open();
  expect(plain((await screen.findByText(/Valid from/)).textContent)).toBe("Valid from 1 December 2026");
  screen.getByText(/the guardian of the registry can veto a key/);
  expect(plain(screen.getByText(/suspended/).textContent)).toBe("University of Wadi Nour suspended");
  screen.getByText("2 days after their entry");
});

test("without calls the page says that nothing is waiting", async () => {
  await open({ calls: [], total: 0, beginning: [], made: [] });
  await screen.findByText("Nothing is waiting");
});

test("a platform that is its own registrar has no list to sign", async () => {
  await open({ registrar: { ...body.registrar, isOurs: true }, calls: [], total: 0 });
  await screen.findByText(/The platform is the registrar of this network/);
  expect(screen.queryByRole("table")).toBeNull();
});

test("when the calls cannot be read, they can be asked for again", async () => {
  await open({}, () => ({ status: 503, body: { error: "chain_unavailable", message: "…" } }));
  await screen.findByRole("alert");
  screen.getByRole("button", { name: "Try again" });
});
