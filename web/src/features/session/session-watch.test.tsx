/** What happens to a signed-in page when its session ends elsewhere. */
import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { AUTH_CHANNEL, announceLogout, listenForLogout } from "../../platform/auth-channel.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const agent = { _id: "agent", username: "agent", role: { name: "agent_uni" }, university: null };
const nobody = { authenticated: false, user: null };

const post = (message: unknown) => {
  const channel = new BroadcastChannel(AUTH_CHANNEL);
  channel.postMessage(message);
  channel.close();
};

const openPage = async () => {
  const session = { ended: false };
  serve({ "GET /api/user/verify": () => ({ body: session.ended ? nobody : { authenticated: true, user: agent } }) });
  await renderApp("/verification");
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(localStorage.getItem("role")).toBe("agent_uni"));
  return session;
};

test("a logout in another tab is told, and what this browser holds of the person goes", async () => {
  const session = await openPage();
  session.ended = true;
  await waitFor(() => {
    post({ type: "logout", redirectUrl: "https://evil.example/", tab: "another" });
    expect(screen.getAllByText("You have been logged out from another tab.").length).toBeGreaterThan(0);
  });
  await waitFor(() => expect(sessionStorage.getItem("wasLoggedOut")).toBe("true"));
  await screen.findByRole("heading", { name: "Sign in to your university" });
});

test("it is told once, although the other tab tells it twice: its time ran out, and its owner signed out", async () => {
  const received: unknown[] = [];
  const session = await openPage();
  session.ended = true;
  onTestFinished(listenForLogout((login) => received.push(login)));
  const notices = () => screen.queryAllByText("You have been logged out from another tab.");
  await waitFor(() => {
    for (let time = 0; time < 2; time += 1) post({ type: "logout", redirectUrl: "/login", tab: "another" });
    expect(notices()).not.toEqual([]);
  });
  // What is sent first arrives first: with the last, all the others are here.
  post({ type: "logout", redirectUrl: "/login_student", tab: "another" });
  await waitFor(() => expect(received).toContain("/login_student"));
  expect(notices()).toHaveLength(1);
});

test("a tab does not hear its own logout", async () => {
  const received: unknown[] = [];
  onTestFinished(listenForLogout((login) => received.push(login)));
  announceLogout("/login_student");
  post({ type: "logout", redirectUrl: "/login", tab: "another" });
  // What is sent first arrives first: once the other tab's is here, the own one has been passed over.
  await waitFor(() => expect(received).not.toEqual([]));
  expect(received).toEqual(["/login"]);
});
