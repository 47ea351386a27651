/** What happens to a signed-in page when its session ends elsewhere. */
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { AUTH_CHANNEL, announceLogout, listenForLogout } from "../../platform/auth-channel.ts";
import { pass, startClock, stopClock } from "../../testing/false-clock.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const agent = { _id: "agent", username: "agent", role: { name: "agent_uni" }, university: null };
const nobody = { authenticated: false, user: null };

const post = (message: unknown) => {
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.postMessage(message);
  channel.close();
};

/** How long the notice of another tab's logout stands. */
const OTHER_TAB_MS = 3000;
const EXPIRED = "/login?session_expired=true";
afterEach(startClock);

const openPage = async () => {
  const session = { ended: false };
  serve({ "GET /api/user/verify": () => ({ body: session.ended ? nobody : { authenticated: true, user: agent } }) });
  await renderApp("/verification", { inWindow: true });
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(localStorage.getItem("role")).toBe("agent_uni"));
  return session;
};

/** The address, whether the page before it is still the one before, and what the sign-in says and the tab remembers. */
const seen = (before: number) => ({
  address: location.pathname + location.search,
  added: history.length - before,
  isSaid: screen.queryAllByText("Your session has ended. Please log in again.").length > 0,
  wasLoggedOut: sessionStorage.getItem("wasLoggedOut") === "true",
});

test.each([
  ["by somebody's own hand", { redirectUrl: "/login" }, { address: "/login", isSaid: false, wasLoggedOut: false }],
  [
    "to an address elsewhere",
    { redirectUrl: "//a.example" },
    { address: "/login", isSaid: false, wasLoggedOut: false },
  ],
  ["by expiry", { redirectUrl: EXPIRED }, { address: EXPIRED, isSaid: true, wasLoggedOut: true }],
])(
  "a logout in another tab, %s, replaces this page by the sign-in, and only an expiry is called one",
  async (_, message, then) => {
    stopClock();
    sessionStorage.setItem("wasLoggedOut", "true");
    const session = await openPage();
    const before = history.length;
    session.ended = true;
    await waitFor(() => {
      post({ type: "logout", ...message, tab: "another" });
      expect(screen.getAllByText("You have been logged out from another tab.").length).toBeGreaterThan(0);
    });
    pass(OTHER_TAB_MS);
    await screen.findByRole("heading", { name: "Sign in to your university" });
    expect(localStorage.getItem("role")).toBeNull();
    expect(seen(before)).toEqual({ ...then, added: 0 });
  },
);

test("a logout is shown once, although the other tab announces it twice: at the timeout and at the sign-out", async () => {
  const received: unknown[] = [];
  const session = await openPage();
  session.ended = true;
  onTestFinished(listenForLogout((login) => received.push(login)));
  const notices = () => screen.queryAllByText("You have been logged out from another tab.");
  await waitFor(() => {
    for (let time = 0; time < 2; time += 1) post({ type: "logout", redirectUrl: "/login", tab: "another" });
    expect(notices()).not.toEqual([]);
  });
  // Messages arrive in the order in which they were sent: with the last, all the others are here.
  post({ type: "logout", redirectUrl: "/login_student", tab: "another" });
  await waitFor(() => expect(received).toContain("/login_student"));
  expect(notices()).toHaveLength(1);
});

test("a tab does not receive its own logout", async () => {
  const received: unknown[] = [];
  onTestFinished(listenForLogout((login) => received.push(login)));
  announceLogout("/login_student");
  post({ type: "logout", redirectUrl: "/login", tab: "another" });
  // Messages arrive in order: once the other tab's is here, the tab's own one has been ignored.
  await waitFor(() => expect(received).not.toEqual([]));
  expect(received).toEqual(["/login"]);
});
