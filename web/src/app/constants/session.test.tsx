/** The specified times of a session, measured at the rendered product: the figures are the specification's. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SPECIFIED } from "../../../../schema/test/specification/constants.ts";
import { AUTH_CHANNEL } from "../../platform/auth-channel.ts";
import { pass, startClock, stopClock } from "../../testing/false-clock.ts";
import { AGENT } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type ServedRequest, serve } from "../../testing/server.ts";
import { dismissToast, readToasts } from "../../ui/toast.ts";

// Loaded beforehand: code that loads during the test would blur the figures.
import "../../features/session/components/SessionWatch.tsx";
import "../../features/session/pages/LoginPage.tsx";
import "../../features/verification/pages/VerificationPage.tsx";

const WARNING = "You have been inactive for 30 minutes. You will be logged out.";
const ENDED = "Your session has ended. Please log in again.";
const OTHER_TAB = "You have been logged out from another tab.";
/** How far the clock may advance by itself while a call is answered, in milliseconds. */
const DRIFT = 600;

beforeEach(stopClock);
afterEach(() => {
  startClock();
  for (const { id } of readToasts()) dismissToast(id);
});

const logoutsIn = (requests: ServedRequest[]) => requests.filter(({ path }) => path === "/api/user/logout").length;

/** A page of somebody who is signed in and has just done something. */
const openPage = async () => {
  let isIn = true;
  const requests = serve({
    "GET /api/user/verify": () => ({ body: isIn ? { authenticated: true, user: AGENT } : NOBODY }),
    "POST /api/user/keepAlive": () => ({ status: 204 }),
    "POST /api/user/logout": () => {
      isIn = false;
      return { status: 204 };
    },
  });
  await renderApp("/verification", { inWindow: true });
  await waitFor(() => expect(localStorage.getItem("role")).toBe("agent_uni"));
  // The session watch runs once it reports activity to the server, which it does once a minute.
  await waitFor(() => {
    vi.setSystemTime(Date.now() + 61_000);
    fireEvent.keyDown(document.body);
    expect(requests.some(({ path }) => path === "/api/user/keepAlive")).toBe(true);
  });
  fireEvent.keyDown(document.body);
  return requests;
};
const NOBODY = { authenticated: false, user: null };

const isSignIn = () => screen.queryByRole("heading", { name: "Sign in to your university" }) !== null;

const leaveElsewhere = () => {
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.postMessage({ type: "logout", redirectUrl: "/login", tab: "another" });
  channel.close();
};

test("idleMs: after this time without input a warning is shown", async () => {
  await openPage();
  pass(SPECIFIED.idleMs - 1);
  expect(screen.queryByText(WARNING)).toBeNull();
  pass(1);
  screen.getByText(WARNING);
});

test("idleResetEvents: each of these restarts the time, and nothing else does", async () => {
  await openPage();
  for (const name of SPECIFIED.idleResetEvents) {
    pass(SPECIFIED.idleMs - 1);
    fireEvent(document.body, new Event(name, { bubbles: true }));
    pass(SPECIFIED.idleMs - 1);
    expect(screen.queryByText(WARNING), name).toBeNull();
    fireEvent(document.body, new Event(name, { bubbles: true }));
  }
  pass(SPECIFIED.idleMs - 1);
  fireEvent(document.body, new Event("pointerover", { bubbles: true }));
  pass(1);
  screen.getByText(WARNING);
});

test("countdownMs: the session ends this time after the warning", async () => {
  const requests = await openPage();
  pass(SPECIFIED.idleMs);
  pass(SPECIFIED.countdownMs - 1);
  expect([screen.queryByText(ENDED), logoutsIn(requests)]).toEqual([null, 0]);
  pass(1);
  screen.getByText(ENDED);
  await waitFor(() => expect(logoutsIn(requests)).toBe(1));
});

test("redirectMs: the sign-in is shown this time after the end", async () => {
  const requests = await openPage();
  pass(SPECIFIED.idleMs);
  pass(SPECIFIED.countdownMs);
  await waitFor(() => expect(sessionStorage.getItem("wasLoggedOut")).toBe("true"));
  // A new path is checked at once, while its page may still be loading.
  const checks = () => requests.filter(({ path }) => path === "/api/student/verify").length;
  const before = checks();
  pass(SPECIFIED.redirectMs - DRIFT);
  await act(async () => {});
  expect(checks()).toBe(before);
  pass(DRIFT);
  await waitFor(() => expect(checks()).toBeGreaterThan(before), { timeout: DRIFT });
  await waitFor(() => expect(isSignIn()).toBe(true));
});

test("redirectMs: the sign-in then replaces the page that has ended, and the other tabs read that it expired", async () => {
  const received: unknown[] = [];
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<{ redirectUrl: string }>) => received.push(data.redirectUrl);
  onTestFinished(() => channel.close());
  await openPage();
  const before = history.length;
  pass(SPECIFIED.idleMs);
  pass(SPECIFIED.countdownMs);
  await waitFor(() => expect(received).toEqual(["/login?session_expired=true"]));
  pass(SPECIFIED.redirectMs);
  await waitFor(() => expect(isSignIn()).toBe(true));
  expect([location.pathname + location.search, history.length]).toEqual([received[0], before]);
});

test("otherTabToastMs: the message about a logout in another tab is shown for this time", async () => {
  await openPage();
  leaveElsewhere();
  await screen.findByText(OTHER_TAB);
  pass(SPECIFIED.otherTabToastMs - DRIFT);
  screen.getByText(OTHER_TAB);
  pass(DRIFT);
  expect(screen.queryByText(OTHER_TAB)).toBeNull();
});

test("otherTabRedirectMs: this tab follows a logout in another one after this time", async () => {
  await openPage();
  leaveElsewhere();
  await screen.findByText(OTHER_TAB);
  pass(SPECIFIED.otherTabRedirectMs - DRIFT);
  expect([localStorage.getItem("role"), isSignIn()]).toEqual(["agent_uni", false]);
  pass(DRIFT);
  expect(localStorage.getItem("role")).toBeNull();
});
