/** The dashboard and the frame around it, as each role meets them. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith, listOf } from "../../testing/diplomas.ts";
import { AGENT, NETWORK_ADMIN, PLATFORM_ADMIN, RESPONSABLE, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { counted, NOTHING_COUNTED } from "../../testing/statistics.ts";
import { universityWith } from "../../testing/universities.ts";

type Given = { enrolment?: "entered" | "refused"; answers?: Answers; language?: "en" | "ar" };

const open = async (
  user: typeof AGENT,
  statuses: ("pending" | "unsigned" | "rejected" | "error")[],
  { enrolment = "entered", answers = {}, language = "en" }: Given = {},
) => {
  const diplomas = statuses.map((status) => diplomaWith({ status }));
  const session = { user: user as typeof AGENT | null };
  const page = { total: 1, page: 1, pageSize: 500 };
  const log = serve({
    ...NOTHING_COUNTED,
    "GET /api/user/verify": () => ({ body: { authenticated: session.user !== null, user: session.user } }),
    "POST /api/user/logout": () => {
      session.user = null;
      return { status: 204 };
    },
    "GET /api/diploma/all": () => ({ body: listOf(diplomas) }),
    "GET /api/audit": () => ({ body: { events: [], isCapped: false, ...page } }),
    "GET /api/user/getAgents": () => ({
      body: { agents: [{ ...AGENT, pendingDiplomas: 0, pendingCertificates: 0 }], ...page },
    }),
    "GET /api/user/getResponsableTokens": () => ({ body: { balance: 1274, enrolment } }),
    "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "1000000000000000000" } }),
    ...answers,
  });
  await renderApp("/dashboard", { language });
  return log;
};

const aDayAgo = () => new Date(Date.now() - 86_400_000).toISOString();
const importOf = (count: number, fileName: string | null) => ({
  importId: fileName && "im000000000000000000000000",
  fileName,
  agent: { _id: AGENT._id, username: AGENT.username },
  submittedAt: aDayAgo(),
  count,
});

test("a responsable sees by file what waits, from whom and since when, and goes from there to the review", async () => {
  const imports = [importOf(40, "master-2026.xlsx"), importOf(2, null)];
  await open(RESPONSABLE, [], { answers: counted("waiting-imports", { imports }) });
  const file = within((await screen.findByText("master-2026.xlsx")).closest("li")!);
  file.getByText("40 diplomas to decide on");
  file.getByText(/Youssef Haddad/);
  file.getByText("yesterday");
  screen.getByText("42 documents are waiting for your decision.");
  const [review] = screen.getAllByRole("link", { name: "Review the diplomas of Youssef Haddad" });
  expect(review?.getAttribute("href")).toBe(`/diplomas_not_confirm/${AGENT._id}`);
});

test("an agent sees what is to be signed, to be corrected and to be signed again", async () => {
  await open(AGENT, ["unsigned", "rejected", "error"]);
  await screen.findByText("1 accepted diploma to be signed");
  screen.getByText("1 rejected diploma to be corrected");
  screen.getByText("1 diploma whose signing failed");
});

test("an agent sees what was submitted by month, what is left to sign with, and no log", async () => {
  const log = await open(AGENT, [], {
    answers: counted("diplomas-by-month", { months: [{ month: "2026-07", count: 946 }] }),
  });
  const table = await screen.findByRole("table", { name: "Diplomas submitted by month, last 12 months" });
  within(table).getByRole("columnheader", { name: "July 2026" });
  within(table).getByRole("cell", { name: "946" });
  await screen.findByText("1,274");
  expect(log.some(({ path }) => path === "/api/audit")).toBe(false);
});

test("when nothing waits, the page says so in a line", async () => {
  await open(AGENT, []);
  await screen.findByText("Nothing is waiting for you.");
});

test("a university's administrator sees its figures, and nothing to do", async () => {
  const log = await open(UNIVERSITY_ADMIN, ["pending", "unsigned"]);
  await screen.findByRole("heading", { name: "Latest events" });
  expect(screen.queryByText("Nothing is waiting for you.")).toBeNull();
  expect(log.some(({ path }) => path === "/api/user/getResponsableTokens")).toBe(false);
  expect(log.some(({ path }) => path === "/api/dashboard/waiting-imports")).toBe(false);
});

test("figures of the chosen time stand beside those of the time before, in words", async () => {
  const counts = [
    { name: "issued", now: 201, before: 150 },
    { name: "verifications", now: 3, before: 4 },
  ];
  const days = { from: "2026-10-24", to: "2026-11-22" };
  const log = await open(RESPONSABLE, [], { answers: counted("comparison", { now: days, before: days, counts }) });
  await screen.findByText("201");
  screen.getByText(/34%.* more than in the 30 days before/);
  screen.getByText(/1.* fewer than in the 30 days before/);
  await userEvent.click(screen.getByRole("radio", { name: "365 days" }));
  await screen.findByText(/more than in the 365 days before/);
  const asked = log.filter(({ path }) => path === "/api/dashboard/comparison").map(({ query }) => query.get("from"));
  expect(new Set(asked).size).toBe(2);
  const graduates = log.filter(({ path }) => path === "/api/dashboard/graduates-by-sex-and-level");
  expect(graduates.at(-1)?.query.get("from")).toBe(asked.at(-1));
});

test("graduates are told by level and sex, and by field", async () => {
  const graduates = [
    { level: "licence", sex: "F", count: 742 },
    { level: "licence", sex: "M", count: 498 },
  ];
  const domains = [
    { domain: "Sciences", count: 700 },
    { domain: null, count: 40 },
  ];
  await open(UNIVERSITY_ADMIN, [], {
    answers: {
      ...counted("graduates-by-sex-and-level", { graduates }),
      ...counted("graduates-by-domain", { domains, others: 3 }),
    },
  });
  await screen.findByRole("row", { name: "Licence 742 498" });
  screen.getByRole("row", { name: "All 742 498" });
  await screen.findByRole("row", { name: "Sciences 700" });
  screen.getByRole("row", { name: "No field named 40" });
  screen.getByRole("row", { name: "Other fields 3" });
});

test("a statistic that cannot be had says so in its place, and the others stand", async () => {
  const busy = { status: 503, body: { error: "unavailable", message: "Busy." } };
  await open(UNIVERSITY_ADMIN, [], { answers: { "GET /api/dashboard/issued-by-month": () => busy } });
  await screen.findByRole("button", { name: "Try again" });
  screen.getByText("Nobody verified a document in the last 30 days.");
});

test("the page says what is counted: visits and not visitors, in UTC, and not what a device judges by itself", async () => {
  await open(RESPONSABLE, []);
  await screen.findByText(/UTC.*visits are counted, not visitors.*What a device verifies by itself/);
});

test("what was done many times in a row is told once, with how often", async () => {
  const event = (seq: number, kind: string) => ({
    ...{ log: "university:wn", seq, at: "2026-11-20T08:00:00Z", kind, subjectId: "di000000000000000000000000" },
    ...{ actor: { _id: AGENT._id, role: "agent_uni", username: AGENT.username }, university: null, data: {} },
    ...{ before: null, after: null, requestId: null, hash: "cd".repeat(32) },
  });
  const events = [
    event(9, "session.opened"),
    event(8, "diploma.signed"),
    event(7, "diploma.signed"),
    event(6, "student.added"),
  ];
  const body = { events, total: 4, page: 1, pageSize: 100, isCapped: false };
  await open(RESPONSABLE, [], { answers: { "GET /api/audit": () => ({ body }) } });
  await screen.findByText("Diploma signed (2 times)");
  screen.getByText("Student added");
  expect(screen.queryByText("Signed in")).toBeNull();
  expect(screen.getByRole("link", { name: "The whole log" }).getAttribute("href")).toBe("/audit");
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
  await screen.findByText("1,274");
});

test("logging out tells the server and leads to the login", async () => {
  const log = await open(AGENT, []);
  await userEvent.click(await screen.findByRole("button", { name: "Open the menu" }));
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByRole("heading", { name: /Sign in/ });
  await waitFor(() => expect(log.some(({ path }) => path === "/api/user/logout")).toBe(true));
});

const openNetwork = (user: typeof AGENT, answers: Answers = {}) => {
  const universities = [universityWith(), universityWith({ _id: "qb000000000000000000000000", responsable: null })];
  const page = { page: 1, pageSize: 500 };
  return open(user, [], {
    answers: {
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
      ...answers,
    },
  });
};

test("the platform's admin sees what universities ask for, who has no manager, and the platform's ether", async () => {
  await openNetwork(PLATFORM_ADMIN);
  await screen.findByText("2 requests for credits");
  screen.getByText("1 university without a manager");
  screen.getByText("1 manager whose invitation was lost");
  expect(screen.queryByText(/for ether/)).toBeNull();
  screen.getByText("2.0000000");
  await screen.findByRole("heading", { name: "Latest events" });
});

const name = (text: string) => ({ en: text, fr: text, ar: text });

test("a network's admin sees first what asks for a look: who stopped, what waits, by name", async () => {
  const silent = [
    { universityId: "a".repeat(26), name: name("Jabal al-Nur"), lastIssued: "2026-08-19" },
    { universityId: "b".repeat(26), name: name("Wadi Zarqa"), lastIssued: null },
  ];
  const waiting = [{ universityId: "c".repeat(26), name: name("Qasr al-Bahr"), count: 40, since: aDayAgo() }];
  await openNetwork(NETWORK_ADMIN, counted("attention", { silent, waiting, revocations: [] }));
  await screen.findByText("40 diplomas have waited longer than 30 days");
  screen.getByText("2 universities have signed nothing for 90 days");
  const stopped = within(screen.getByRole("table", { name: "Universities that stopped issuing" }));
  expect(stopped.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Jabal al-Nur",
    "Wadi Zarqa",
  ]);
  stopped.getByText("never yet");
  within(screen.getByRole("table", { name: "Diplomas that wait for long" })).getByRole("row", {
    name: /Qasr al-Bahr 40/,
  });
  expect(screen.queryByRole("heading", { name: "Latest events" })).toBeNull();
});

test("the network is told by country in a table; the map beside it is not read out", async () => {
  const countries = [
    { country: "TN", count: 13 },
    { country: "DZ", count: 9 },
  ];
  await openNetwork(NETWORK_ADMIN, counted("getNumberOfUniversitiesByCountry", { countries }));
  const table = await screen.findByRole("table", { name: "Universities by country" });
  within(table).getByRole("row", { name: "Tunisia 13" });
  screen.getByText("in 2 countries");
  expect(screen.getByText("TN").closest("[aria-hidden='true']")?.querySelector("[dir='ltr']")).not.toBeNull();
});

test("small numbers of people are withheld in words, and revocations are told by their reason", async () => {
  const bySex = [
    { sex: "F", count: null },
    { sex: "M", count: null },
  ];
  const revocations = [{ class: "superseded", count: 91 }];
  await openNetwork(NETWORK_ADMIN, {
    ...counted("getDiplomasBysex", { bySex }),
    ...counted("attention", { silent: [], waiting: [], revocations }),
  });
  await screen.findByRole("row", { name: "Women fewer than 5" });
  await screen.findByRole("row", { name: "Replaced by a corrected diploma 91" });
  screen.getByText("91 of them replaced by corrected diplomas");
  screen.getByText(/no diploma has waited longer than 30/);
});

test("in Arabic the same stands in its own words and order", async () => {
  await open(UNIVERSITY_ADMIN, [], {
    language: "ar",
    answers: counted("issued-by-month", { months: [{ month: "2026-07", count: 1083 }] }),
  });
  const table = await screen.findByRole("table", { name: "الشهادات الموقّعة شهريا, آخر 12 شهرا" });
  within(table).getByRole("columnheader", { name: "جويلية 2026" });
  expect(document.documentElement.dir).toBe("rtl");
});
