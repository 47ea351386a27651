/** The pages where visitors verify, which have no store: who is signed in is asked after the page is shown. */
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { createCalls } from "../platform/api/calls.ts";
import { csrf } from "../platform/api/csrf.ts";
import { createSend } from "../platform/api/send.ts";
import { AGENT } from "../testing/people.ts";
import { type Answers, serve } from "../testing/server.ts";
import { startTexts } from "../testing/start-texts.ts";
import { PublicApp } from "./PublicApp.tsx";

const open = async (path: string, answers: Answers = {}) => {
  const requests = serve({ "POST /api/visits": () => ({ status: 204 }), ...answers });
  await startTexts("en");
  csrf.forget();
  render(
    <MemoryRouter initialEntries={[path]}>
      <PublicApp calls={createCalls({ send: createSend(csrf) })} />
    </MemoryRouter>,
  );
  return () => requests.map((request) => request.path);
};
const SESSION = ["/api/student/verify", "/api/user/verify"];

test("a student is asked for first, then staff, on each page anew", async () => {
  const paths = await open("/verification");
  const ofSession = () => paths().filter((path) => SESSION.includes(path));
  await waitFor(() => expect(ofSession()).toEqual(SESSION));
  await userEvent.click(screen.getByRole("link", { name: /^Ijaza/ }));
  await waitFor(() => expect(ofSession()).toEqual([...SESSION, ...SESSION]));
  expect(await screen.findAllByRole("link", { name: "Sign in" })).not.toHaveLength(0);
});

test("neither the session nor the visit is asked about before the page is shown", async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const paths = await open("/digital_diploma/7k2qf9xw4m0123456789abcdef", {
    "GET /api/diploma/file/7k2qf9xw4m0123456789abcdef": async () => {
      await late;
      return { status: 503, body: { error: "database_unavailable" } };
    },
  });
  await screen.findByRole("heading", { level: 1 });
  expect(paths().filter((path) => path === "/api/visits" || SESSION.includes(path))).toEqual([]);
  answer();
  await waitFor(() => expect(paths()).toEqual(expect.arrayContaining(["/api/visits", ...SESSION])));
});

test("whoever is signed in finds the way to their own page, and their session is watched", async () => {
  localStorage.removeItem("role");
  await open("/verification", {
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }),
  });
  const way = await screen.findByRole("link", { name: "My space" });
  expect(way.getAttribute("href")).toBe("/dashboard");
  expect(localStorage.getItem("role")).toBe("agent_uni");
});

test("what this browser remembers of a former session is dropped when nobody is signed in", async () => {
  localStorage.setItem("role", "agent_uni");
  await open("/verification");
  await waitFor(() => expect(localStorage.getItem("role")).toBeNull());
});
