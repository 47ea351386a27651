/** The dashboard and the frame around it, as each role meets them. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith, listOf } from "../../testing/diplomas.ts";
import { AGENT, PLATFORM_ADMIN, RESPONSABLE, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import { universityWith } from "../../testing/universities.ts";

const open = async (
  user: typeof AGENT,
  statuses: ("pending" | "unsigned" | "rejected" | "error")[],
  { enrolment = "entered" }: { enrolment?: "entered" | "refused" } = {},
) => {
  const diplomas = statuses.map((status) => diplomaWith({ status }));
  const pending = statuses.filter((status) => status === "pending").length;
  const session = { user: user as typeof AGENT | null };
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: session.user !== null, user: session.user } }),
    "POST /api/user/logout": () => {
      session.user = null;
      return { status: 204 };
    },
    "GET /api/diploma/all": () => ({ body: listOf(diplomas) }),
    "GET /api/user/getAgents": () => ({
      body: {
        agents: [{ ...AGENT, pendingDiplomas: pending, pendingCertificates: 0 }],
        total: 1,
        page: 1,
        pageSize: 500,
      },
    }),
    "GET /api/user/getResponsableTokens": () => ({ body: { balance: 1274, enrolment } }),
    "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "1000000000000000000" } }),
  });
  await renderApp("/dashboard");
  return log;
};

test("a responsable sees whose diplomas wait, and goes from there to the review", async () => {
  await open(RESPONSABLE, ["pending", "pending"]);
  await screen.findByText("2 diplomas to decide on");
  screen.getByText("2 documents are waiting for your decision.");
  const review = screen.getByRole("link", { name: "Review the diplomas of Youssef Haddad" });
  expect(review.getAttribute("href")).toBe(`/diplomas_not_confirm/${AGENT._id}`);
});

test("an agent sees what is to be signed, to be corrected and to be signed again", async () => {
  await open(AGENT, ["unsigned", "rejected", "error"]);
  await screen.findByText("1 accepted diploma to be signed");
  screen.getByText("1 rejected diploma to be corrected");
  screen.getByText("1 diploma whose signing failed");
});

test("when nothing waits, the page says so", async () => {
  await open(AGENT, []);
  await screen.findByText("Nothing is waiting for you");
});

test("a university's administrator sees its figures, and nothing to do", async () => {
  const log = await open(UNIVERSITY_ADMIN, ["pending", "unsigned"]);
  await screen.findByText("Latest diplomas");
  expect(screen.queryByText("Nothing is waiting for you")).toBeNull();
  expect(log.some(({ path }) => path === "/api/user/getResponsableTokens")).toBe(false);
});

test("whoever works for a university that the registry has not let in reads that nothing can be signed", async () => {
  await open(RESPONSABLE, [], { enrolment: "refused" });
  await screen.findByText(/has not let the university in: nothing can be signed yet/);
});

test("on a narrow screen the menu slides over, with the counts of what waits, and a responsable's credits", async () => {
  await open(RESPONSABLE, ["pending", "pending", "rejected"]);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  const menu = screen.getByRole("navigation", { name: "Menu" });
  await within(menu).findByRole("link", { name: /By agent Waiting: 2/ });
  within(menu).getByRole("link", { name: /Rejected Waiting: 1/ });
  expect(await screen.findAllByText("1,274")).toHaveLength(2);
});

test("logging out tells the server and leads to the login", async () => {
  const log = await open(AGENT, []);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByRole("heading", { name: /Sign in/ });
  await waitFor(() => expect(log.some(({ path }) => path === "/api/user/logout")).toBe(true));
});

test("the platform's admin sees what universities ask for, who has no manager, and the platform's ether", async () => {
  const universities = [universityWith(), universityWith({ _id: "qb000000000000000000000000", responsable: null })];
  const page = { page: 1, pageSize: 500 };
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: PLATFORM_ADMIN } }),
    "GET /api/university/get-all-universities": () => ({ body: { universities, total: 2, ...page } }),
    "GET /api/user/getAllUsers": () => ({
      body: {
        users: [{ ...RESPONSABLE, invitation: { state: "failed", at: "2026-11-20T08:00:00Z" } }],
        total: 1,
        ...page,
      },
    }),
    "GET /api/user/deposit-demands": ({ query }) => ({
      body: { demands: [], total: query.get("kind") === "credit" ? 2 : 0, ...page },
    }),
  });
  await renderApp("/dashboard");
  await screen.findByText("2 requests for credits");
  screen.getByText("1 university without a manager");
  screen.getByText("1 manager whose invitation was lost");
  expect(screen.queryByText(/for ether/)).toBeNull();
  screen.getByText("2.0000000");
  screen.getByText("2,548");
});
