/** An undecided check is repeated by itself, at intervals, and its former outcome stays visible meanwhile. */
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pass, startClock, stopClock } from "../../../testing/false-clock.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answer, serve } from "../../../testing/server.ts";
import { resultOf, show } from "../../../testing/verdicts.tsx";
import { RETRY_EVERY_MS } from "./use-retry.ts";

const PATH = "/digital_diploma/7k2qf9xw4m0123456789abcdef";
const BUNDLE = "/api/diploma/file/7k2qf9xw4m0123456789abcdef";
const FAILED: Answer = { status: 503, body: { error: "database_unavailable" } };

const look = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

beforeEach(() => {
  stopClock();
  look("visible");
});
afterEach(() => {
  startClock();
  vi.restoreAllMocks();
});

/** Waits for the grey page until its clock runs: the last of its effects sets the title. */
const findGrey = async () => {
  const heading = await screen.findByRole("heading", { name: "We cannot say yet" });
  await waitFor(() => expect(document.title).toContain("We cannot say yet"));
  return heading;
};

const countCalls = (requests: ReturnType<typeof serve>) => requests.filter(({ path }) => path === BUNDLE).length;

test("every thirty seconds the check is repeated, and its outcome is reported", async () => {
  const requests = serve({ [`GET ${BUNDLE}`]: () => FAILED });
  await renderApp(PATH);
  const heading = await findGrey();
  expect([countCalls(requests), RETRY_EVERY_MS]).toEqual([1, 30_000]);
  pass(RETRY_EVERY_MS - 1000);
  expect(countCalls(requests)).toBe(1);
  pass(1000);
  await screen.findByText(/Tried again at .*: nothing new yet/);
  expect(countCalls(requests)).toBe(2);
  expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
});

test("a decided verdict replaces the grey one", async () => {
  let answer = FAILED;
  serve({
    [`GET ${BUNDLE}`]: () => answer,
    "POST /api/diploma/verifyDiplomaById": () => ({ status: 404, body: { error: "not_found" } }),
  });
  await renderApp(PATH);
  await findGrey();
  answer = { status: 404, body: { error: "not_found" } };
  pass(RETRY_EVERY_MS);
  await screen.findByRole("heading", { name: "No document has this reference" });
});

test("a press repeats the check at once, and the button keeps the focus", async () => {
  const requests = serve({ [`GET ${BUNDLE}`]: () => FAILED });
  await renderApp(PATH);
  const again = await screen.findByRole("button", { name: "Try again" });
  await userEvent.click(again);
  await screen.findByText(/Tried again at/);
  expect(countCalls(requests)).toBe(2);
  expect(document.activeElement).toBe(again);
});

test("a hidden page repeats no check", async () => {
  const requests = serve({ [`GET ${BUNDLE}`]: () => FAILED });
  await renderApp(PATH);
  await findGrey();
  look("hidden");
  pass(RETRY_EVERY_MS * 3);
  await act(async () => {});
  expect(countCalls(requests)).toBe(1);
});

test.each([
  ["valid", resultOf("valid")],
  ["of a registry that this page does not know", resultOf("unknown", { at: "issuer", code: "registry_not_trusted" })],
])("a %s result is not checked again", async (_, result) => {
  serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) });
  await show(result);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
