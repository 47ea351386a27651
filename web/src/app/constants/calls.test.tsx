/** The specified times of calls and of their answers, measured at the client: the figures are the specification's. */
import { getIssuers } from "@ijaza/schema/chain/calls";
import { getAccessRequests } from "@ijaza/schema/sharing/third-party";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SPECIFIED } from "../../../../schema/test/specification/constants.ts";
import { useGetAccessRequestsQuery } from "../../features/sharing/sharing.api.ts";
import { useIssuers } from "../../features/verification/verification.api.ts";
import { createCalls } from "../../platform/api/calls.ts";
import { createCsrf } from "../../platform/api/csrf.ts";
import { createSend } from "../../platform/api/send.ts";
import { CallsContext } from "../../platform/api/use-calls.ts";
import { startI18n } from "../../platform/i18n/start.ts";
import { lazyPage } from "../../platform/load-page.ts";
import { createStore } from "../../platform/store.ts";
import { pass, startClock, stopClock } from "../../testing/false-clock.ts";
import { type ServedRequest, serve } from "../../testing/server.ts";
import { ErrorBoundary } from "../../ui/ErrorBoundary.tsx";
import { ToastRegion } from "../../ui/ToastRegion.tsx";
import { showToast } from "../../ui/toast.ts";
import { loadTexts } from "../translations.ts";

beforeEach(stopClock);
afterEach(startClock);

const timesIn = (requests: ServedRequest[], at: string) => requests.filter(({ path }) => path === at).length;

test("csrfRefreshMs: the token is renewed at this interval", async () => {
  const requests = serve();
  const begun = Date.now();
  const stop = createCsrf().start();
  await waitFor(() => expect(timesIn(requests, "/api/csrf-token")).toBe(1));
  // The clock also advanced while the test waited for the first request.
  pass(begun + SPECIFIED.csrfRefreshMs - 1000 - Date.now());
  expect(timesIn(requests, "/api/refresh-csrf-token")).toBe(0);
  pass(1000);
  await waitFor(() => expect(timesIn(requests, "/api/refresh-csrf-token")).toBe(1));
  expect(Date.now() - begun).toBeLessThan(SPECIFIED.csrfRefreshMs + 30_000);
  stop();
});

test("chunkTimeoutMs: a page's code that does not arrive in this time has failed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await startI18n({ language: "en", load: loadTexts });
  const Never = lazyPage(() => new Promise<ComponentType>(() => {}));
  render(
    <ErrorBoundary>
      <Suspense fallback="waiting">
        <Never />
      </Suspense>
    </ErrorBoundary>,
  );
  pass(SPECIFIED.chunkTimeoutMs - 1000);
  await act(async () => {});
  screen.getByText("waiting");
  pass(1000);
  await screen.findByText("This page could not be loaded");
});

test("toastMs: a toast is shown for this time", async () => {
  await startI18n({ language: "en", load: loadTexts });
  render(<ToastRegion />);
  act(() => void showToast("Saved."));
  pass(SPECIFIED.toastMs - 1);
  screen.getByText("Saved.");
  pass(1);
  expect(screen.queryByText("Saved.")).toBeNull();
});

function Issuers() {
  return <p>{useIssuers().data ? "known" : "not yet"}</p>;
}

function Requests() {
  return <p>{useGetAccessRequestsQuery().isSuccess ? "known" : "not yet"}</p>;
}

const WAYS = {
  "the store": { Asking: Requests, path: getAccessRequests.path },
  "pages without a store": { Asking: Issuers, path: getIssuers.path },
};

/** Shows an answer on a page of its own; `leave` goes to another page, `back` returns. */
const showAnswer = async (way: keyof typeof WAYS) => {
  const { Asking, path } = WAYS[way];
  const requests = serve({ [`GET ${path}`]: () => ({ body: {} }) });
  const store = createStore();
  const calls = createCalls({ send: createSend(createCsrf()) });
  const open = () =>
    render(
      <Provider store={store}>
        <CallsContext value={calls}>
          <Asking />
        </CallsContext>
      </Provider>,
    );
  open();
  await screen.findByText("known");
  return { times: () => timesIn(requests, path), leave: cleanup, back: open };
};

describe.each(Object.keys(WAYS) as (keyof typeof WAYS)[])("answers kept by %s", (way) => {
  test("keptMs: an answer is kept for this time after its last use, and no longer", async () => {
    const { times, leave, back } = await showAnswer(way);
    leave();
    pass(SPECIFIED.keptMs - 2000);
    back();
    screen.getByText("known");
    leave();
    pass(SPECIFIED.keptMs + 2000);
    back();
    screen.getByText("not yet");
    await screen.findByText("known");
    expect(times()).toBe(2);
  });

  test("refetchOnMount: returning to a page sends no new request", async () => {
    const { times, leave, back } = await showAnswer(way);
    leave();
    back();
    await act(async () => pass(1000));
    expect(times() > 1).toBe(SPECIFIED.refetchOnMount);
  });

  test("refetchOnFocus: returning to the window sends no new request", async () => {
    const { times } = await showAnswer(way);
    await act(async () => {
      globalThis.dispatchEvent(new Event("blur"));
      document.dispatchEvent(new Event("visibilitychange"));
      globalThis.dispatchEvent(new Event("focus"));
      pass(1000);
    });
    expect(times() > 1).toBe(SPECIFIED.refetchOnFocus);
  });

  test("refetchOnReconnect: reconnecting to the network sends no new request", async () => {
    const { times } = await showAnswer(way);
    await act(async () => {
      globalThis.dispatchEvent(new Event("offline"));
      globalThis.dispatchEvent(new Event("online"));
      pass(1000);
    });
    expect(times() > 1).toBe(SPECIFIED.refetchOnReconnect);
  });
});
