/** A diploma's page: what is shown when there is nothing to verify, and which requests are sent. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FilesWorkerHere, PdfWorkerHere } from "../../testing/pdf-worker.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const ID = "7k2qf9xw4m0123456789abcdef";
const PATH = `/digital_diploma/${ID}`;
const VERIFY = "POST /api/diploma/verifyDiplomaById";

beforeEach(() => void vi.stubGlobal("Worker", PdfWorkerHere));
afterEach(() => void vi.unstubAllGlobals());

test("an unknown id shows that there is no diploma", async () => {
  serve();
  await renderApp(PATH);
  await screen.findByRole("heading", { name: "No document has this reference" });
});

test("of what is no reference the page does not say that there is no such document", async () => {
  serve();
  await renderApp("/digital_diploma/K7QF2-9XW4M");
  await screen.findByRole("heading", { name: "This reference is not complete" });
});

test("of a document whose data is erased the page claims nothing, and offers to check a kept file", async () => {
  serve({ [`GET /api/diploma/file/${ID}`]: () => ({ status: 410, body: { error: "document_erased" } }) });
  await renderApp(PATH);
  await screen.findByRole("heading", { name: "The university has erased the data of this document" });
  screen.getByText(/neither that it is valid, nor that it is not/);
  expect(screen.getByRole("link", { name: "Check another document" })).toHaveProperty("pathname", "/verification");
});

test("a diploma that is not signed yet is shown as such, and not in red", async () => {
  serve({ [VERIFY]: () => ({ body: { result: { verdict: "invalid", reason: "not_issued" } } }) });
  await renderApp(PATH);
  await screen.findByRole("heading", { name: "This document is not signed yet" });
});

test("a failing server does not make a diploma invalid", async () => {
  serve({ [`GET /api/diploma/file/${ID}`]: () => ({ status: 503, body: { error: "database_unavailable" } }) });
  await renderApp(PATH);
  await screen.findByRole("heading", { name: "We cannot say yet" });
});

test("a refused check, one of too many, does not make a diploma invalid", async () => {
  serve({ [`GET /api/diploma/file/${ID}`]: () => ({ status: 429, body: { error: "too_many_requests" } }) });
  await renderApp(PATH);
  await screen.findByRole("heading", { name: "Too many checks at once" });
  screen.getByText(/nothing for or against the document/);
});

test("a file that is not a bundle is verified too, and reported as no bundle", async () => {
  serve({
    [`GET /api/diploma/file/${ID}`]: () => ({ body: { hello: "world" } }),
    "GET /api/chain": () => ({
      body: {
        chainId: 1,
        genesisHash: "0x",
        registry: "0x",
        codeHash: "0x",
        finality: { confirmations: 1 },
        demo: true,
        rpc: [],
      },
    }),
  });
  await renderApp(PATH);
  await screen.findByRole("heading", { name: /We cannot read this file|This file is not what the university signed/ });
});

test("a reference typed on the first page leads to its diploma", { tags: ["all"] }, async () => {
  serve();
  await renderApp("/");
  await userEvent.type(
    await screen.findByLabelText("or paste its link or its printed reference"),
    "7K2QF-9XW4M-01234-56789-ABCDE-F",
  );
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  await screen.findByRole("heading", { name: "No document has this reference" });
});

const PINS = {
  chainId: 1,
  genesisHash: "0x",
  registry: "0x",
  codeHash: "0x",
  finality: { confirmations: 1 },
  demo: true,
  rpc: [],
  trust: {
    format: "ijaza-trust/1",
    version: 1,
    issued: "2026-01-01T00:00:00Z",
    expires: "2126-01-01T00:00:00Z",
    entries: [],
  },
};

const dropPdf = async (content: string, byDigest: { status?: number; body: object } = { status: 404, body: {} }) => {
  const requests = serve({ "GET /api/chain": () => ({ body: PINS }), "GET /api/diploma/findByDigest": () => byDigest });
  await renderApp("/verification");
  const file = new File([content], "diploma.pdf", { type: "application/pdf" });
  await userEvent.upload(await screen.findByLabelText("Choose a file", { selector: "input" }), file);
  return requests;
};

test("a PDF whose seal was removed is not the original, and none of its content is shown", async () => {
  await dropPdf("%PDF-1.7\n(Amel Ben Salah) (ijaza-bundle.json)\n");
  await screen.findByRole("heading", { name: "This file is not what the university signed" });
  expect(screen.getAllByText(/seal was removed/)).not.toHaveLength(0);
  expect(screen.queryByText(/Amel/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Download proof" })).toBeNull();
});

test("an uploaded PDF is looked up by its digest alone, and verified against the bundle that is returned", async () => {
  const bundle = { _id: "x", credential: { format: "ijaza-bundle/1" } };
  const requests = await dropPdf("%PDF-1.7\n(A scan)\n", { body: bundle });
  await screen.findByRole("heading", { name: "This file is not what the university signed" });
  const byDigest = requests.filter(({ path }) => path.endsWith("findByDigest"));
  expect(byDigest.map(({ query, body }) => [query.get("sha256"), body])).toEqual([
    [expect.stringMatching(/^[0-9a-f]{64}$/), ""],
  ]);
});

/** As by dropping, which asks for no kind of file. */
const asDropped = { applyAccept: false };

test("several files are a list, with a line and a verdict for each, and each opens by itself", async () => {
  vi.stubGlobal("Worker", FilesWorkerHere);
  serve({ "GET /api/chain": () => ({ body: PINS }), "GET /api/issuers": () => ({ body: { issuers: [] } }) });
  await renderApp("/verification");
  const files = [
    new File(["%PDF-1.7\n(ijaza-bundle.json)\n"], "altered.pdf"),
    new File(["PK\u0003\u0004"], "all.zip"),
    new File([new Uint8Array(20_000_001)], "large.pdf"),
  ];
  await userEvent.upload(await screen.findByLabelText("Choose a file", { selector: "input" }), files, asDropped);
  await screen.findByText("3 of 3 checked");
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^altered\.pdfThis file is not what the university signed/),
    expect.stringMatching(/^all\.zipThis file cannot be read here \(archive\)/),
    expect.stringMatching(/^large\.pdfThis file is larger/),
  ]);
  vi.stubGlobal("Worker", PdfWorkerHere);
  await userEvent.click(screen.getAllByRole("link", { name: "Open" })[0]!);
  await screen.findByRole("heading", { name: "This file is not what the university signed" });
});

test.each([
  ["photo.heic", "\0\0\0\u0018ftypheic", /HEIC/],
  ["diploma.docx", "\xd0\xcf\x11\xe0", /office document/],
  ["mail.eml", "Received: from x\n", /e-mail/],
])("what cannot be read is named: %s", async (name, content, words) => {
  serve({});
  await renderApp("/verification");
  const file = new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name);
  await userEvent.upload(await screen.findByLabelText("Choose a file", { selector: "input" }), file, asDropped);
  await screen.findByText(words);
});

test("without a connection the page says so", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  serve({});
  await renderApp("/verification");
  await userEvent.upload(
    await screen.findByLabelText("Choose a file", { selector: "input" }),
    new File(["{}"], "x.json"),
  );
  await screen.findByRole("heading", { name: "You are offline" });
  vi.restoreAllMocks();
});

test("an unknown PDF is neither accepted nor refused", async () => {
  await dropPdf("%PDF-1.7\n(An invoice)\n");
  await screen.findByRole("heading", { name: "We cannot read this file" });
});

test("an Open Badge is verified in this browser, and an inconsistent one is red", { tags: ["all"] }, async () => {
  const requests = serve({ "GET /api/chain": () => ({ body: PINS }) });
  await renderApp("/verification");
  const { origin, host } = globalThis.location;
  const badge = {
    id: `${origin}/api/diploma/file/${ID}?format=openbadge`,
    type: ["OpenBadgeCredential"],
    issuer: { id: `did:web:${encodeURIComponent(host)}:issuers:tunis` },
  };
  const file = new File([JSON.stringify(badge)], "badge.json", { type: "application/json" });
  await userEvent.upload(await screen.findByLabelText("Choose a file", { selector: "input" }), file);
  await screen.findByRole("heading", { name: "This file is not what the university signed" });
  screen.getByText("badge_malformed");
  expect(requests.some(({ path }) => path.includes(ID))).toBe(false);
});
