/** Pages report their visits, and students read how often their documents were verified. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { renderPart } from "../../testing/render-part.tsx";
import { type Answer, serve } from "../../testing/server.ts";
import { visitOf } from "./visited.ts";
import { OwnVisits } from "./visits.parts.tsx";

const ID = "7k2qf9xw4m0123456789abcdef";

const openAt = async (path: string, answer: () => Answer = () => ({ status: 204 })) => {
  const requests = serve({ "POST /api/visits": answer });
  await renderApp(path);
  return () => requests.filter((call) => call.path === "/api/visits").map(({ body }) => JSON.parse(body));
};

test("a public page reports its visit once, and the next page its own", async () => {
  const reported = await openAt("/verification");
  await waitFor(() => expect(reported()).toEqual([{ page: "/verification" }]));
  await userEvent.click(await screen.findByRole("link", { name: "Contact" }));
  await waitFor(() => expect(reported()).toEqual([{ page: "/verification" }, { page: "/contact" }]));
});

test("a visit is reported even when the page is left at once", async () => {
  const requests = serve({ "POST /api/visits": () => ({ status: 204 }) });
  await renderApp("/contact");
  await waitFor(() => expect(requests.find(({ path }) => path === "/api/visits")?.keepalive).toBe(true));
});

test("the page of a document reports the document's id", async () => {
  const reported = await openAt(`/digital_diploma/${ID}`);
  await waitFor(() => expect(reported()).toEqual([{ id: ID }]));
});

test("a page that is not counted reports nothing", async () => {
  const reported = await openAt("/components/notes");
  await screen.findByRole("heading", { level: 1 });
  await userEvent.click(screen.getByRole("link", { name: "Contact" }));
  await waitFor(() => expect(reported()).toEqual([{ page: "/contact" }]));
});

test("a visit that could not be reported shows no message", async () => {
  const reported = await openAt("/contact", () => ({
    status: 429,
    body: { error: "too_many_requests", message: "Slow." },
  }));
  await waitFor(() => expect(reported()).toHaveLength(1));
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["/", { page: "/" }],
  ["/Contact/", { page: "/contact" }],
  ["/register/a-secret-of-a-mail", { page: "/register" }],
  ["/forget_password", { page: "/forget_password" }],
  [`/digital_diploma/${ID}/`, { id: ID }],
  ["/dashboard", null],
  ["/student_profile", null],
  ["/nowhere", null],
])("%s is counted as %j, without its variable parts", (pathname, visit) => {
  expect(visitOf(pathname)).toEqual(visit);
});

const weeksOf = (counts: readonly number[]) =>
  counts.map((verifications, at) => ({
    week: new Date(Date.UTC(2026, 10, 16 - 7 * (counts.length - 1 - at))).toISOString().slice(0, 10),
    visits: 2 * verifications,
    verifications,
  }));

const openOwn = (verifications: number, counts: readonly number[]) => {
  const requests = serve({
    "GET /api/dashboard/own-visits": () => ({ body: { documents: [{ documentId: ID, weeks: weeksOf(counts) }] } }),
  });
  const shown = renderPart(<OwnVisits recordId={ID} verifications={verifications} />);
  return shown.then(() => requests);
};

test("a student reads how often a diploma was verified and when last, with the weeks in a collapsed section", async () => {
  await openOwn(12, [0, 5, 3, 0]);
  await userEvent.click(await screen.findByText(/^Verified 12 times, last in the week of .9 November.$/));
  const table = screen.getByRole("table", { name: "Verifications by week, UTC, from Monday" });
  within(table).getByRole("columnheader", { name: "Week of 2 November 2026" });
  within(table).getByRole("cell", { name: "5" });
});

test("without recent verifications, or any, a sentence replaces the chart", async () => {
  await openOwn(12, [0, 0]);
  await screen.findByText("Verified 12 times, not in the last 2 weeks");
});

test("for a diploma that nobody verified no weeks are requested", async () => {
  const requests = await openOwn(0, []);
  screen.getByText("Not verified yet.");
  expect(requests.some(({ path }) => path === "/api/dashboard/own-visits")).toBe(false);
});
