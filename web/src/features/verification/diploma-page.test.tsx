/** A diploma's link: what is shown when there is nothing to verify, and what is asked before anything is. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const ID = "7k2qf9xw4m0123456789abcdef";
const PATH = `/digital_diploma/${ID}`;
const VERIFY = "POST /api/diploma/verifyDiplomaById";

test("an id that nobody gave has no diploma", async () => {
  serve();
  await renderApp(PATH);
  expect(await screen.findByRole("heading", { name: "No diploma has this reference" })).toBeDefined();
});

test("a diploma that is not signed yet says so, without a colour of refusal", async () => {
  serve({ [VERIFY]: () => ({ body: { result: { verdict: "invalid", reason: "not_issued" } } }) });
  await renderApp(PATH);
  expect(await screen.findByRole("heading", { name: "This diploma is not signed yet" })).toBeDefined();
});

test("a server that fails is not a bad diploma", async () => {
  serve({ [`GET /api/diploma/file/${ID}`]: () => ({ status: 503, body: { error: "database_unavailable" } }) });
  await renderApp(PATH);
  expect(await screen.findByRole("heading", { name: "The check could not be completed" })).toBeDefined();
});

test("a check too many is not a bad diploma", async () => {
  serve({ [`GET /api/diploma/file/${ID}`]: () => ({ status: 429, body: { error: "too_many_requests" } }) });
  await renderApp(PATH);
  expect(await screen.findByRole("heading", { name: "Too many checks at once" })).toBeDefined();
  expect(screen.getByText(/nothing for or against this diploma/)).toBeDefined();
});

test("what is no bundle is verified all the same, and found to be none", async () => {
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
  expect(
    await screen.findByRole("heading", { name: /We cannot read this file|This file is not the original/ }),
  ).toBeDefined();
});

test("a reference typed on the first page leads to its diploma", async () => {
  serve();
  await renderApp("/");
  await userEvent.type(
    await screen.findByLabelText("or paste its link or its printed reference"),
    "7K2QF-9XW4M-01234-56789-ABCDE-F",
  );
  await userEvent.click(screen.getByRole("button", { name: "Check" }));
  expect(await screen.findByRole("heading", { name: "No diploma has this reference" })).toBeDefined();
});

test("a PDF is told politely that it comes later", async () => {
  serve();
  await renderApp("/verification");
  const file = new File(["%PDF-1.7 …"], "diploma.pdf", { type: "application/pdf" });
  await userEvent.upload(await screen.findByLabelText("Choose a file", { selector: "input" }), file);
  expect(await screen.findByText(/PDF documents cannot be checked here yet/)).toBeDefined();
});
