/** The dashboard of a university, as each role sees it. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aDayAgo, openDashboard } from "../../testing/open-dashboard.ts";
import { AGENT, RESPONSABLE, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { counted } from "../../testing/statistics.ts";

const importOf = (count: number, name: string | null, kind: "diploma" | "certificate" = "diploma") => ({
  kind,
  importId: name && "im000000000000000000000000",
  fileName: name && "m2.xlsx",
  name,
  agent: { _id: AGENT._id, username: AGENT.username, usernameAr: "يوسف حداد" },
  submittedAt: aDayAgo(),
  count,
});

test("a responsable sees waiting records by cohort, with their agent and date and links to the review", async () => {
  const imports = [importOf(40, "Master 2026, Sciences"), importOf(2, null, "certificate")];
  await openDashboard(RESPONSABLE, [], { answers: counted("waiting-imports", { imports }) });
  const cohort = within((await screen.findByRole("link", { name: "Master 2026, Sciences" })).closest("li")!);
  cohort.getByText("40 diplomas to review");
  cohort.getByText(/Youssef Haddad/);
  cohort.getByText("yesterday");
  screen.getByText("42 documents are waiting for your decision.");
  const review = screen.getByRole("link", {
    name: "Review the diplomas of Youssef Haddad in the cohort Master 2026, Sciences",
  });
  expect(review.getAttribute("href")).toBe(`/diplomas_not_confirm/${AGENT._id}?import=im000000000000000000000000`);
  const certificates = screen.getByRole("link", { name: "Review the certificates of Youssef Haddad" });
  expect(certificates.getAttribute("href")).toBe(`/certificates_not_confirm/${AGENT._id}`);
});

test("an agent sees the diplomas to sign, to correct and to sign again", async () => {
  await openDashboard(AGENT, ["unsigned", "rejected", "error"]);
  await screen.findByText("1 accepted diploma to sign");
  screen.getByText("1 rejected diploma to correct");
  screen.getByText("1 diploma whose signing failed");
});

test("an agent sees the submissions by month and the balances for signing, and no log", { tags: ["all"] }, async () => {
  const log = await openDashboard(AGENT, [], {
    answers: counted("diplomas-by-month", { months: [{ month: "2026-07", count: 946 }] }),
  });
  const table = await screen.findByRole("table", { name: "Diplomas submitted by month, last 12 months" });
  within(table).getByRole("columnheader", { name: "July 2026" });
  within(table).getByRole("cell", { name: "946" });
  await screen.findByText("1,274");
  expect(log.some(({ path }) => path === "/api/audit")).toBe(false);
});

const steps = (states: Record<string, "open" | "waiting" | "done">) =>
  counted("first-steps", { steps: Object.entries(states).map(([name, state]) => ({ name, state })) });

test("a new university's manager sees what is left in the place of an empty queue, with one filled button", async () => {
  const states = { secondFactor: "done", agent: "open", credits: "waiting", import: "open" } as const;
  await openDashboard(RESPONSABLE, [], { answers: steps(states) });
  await screen.findByRole("heading", { level: 1, name: /^Welcome, .Salma/ });
  screen.getByText("3 steps to go before your first document.");
  const list = within(await screen.findByRole("list", { name: "Before the first document" }));
  const [factor, agent, credits] = list.getAllByRole("listitem");
  within(factor!).getByText("Done");
  expect(agent!.getAttribute("aria-current")).toBe("step");
  const invite = within(agent!).getByRole("link", { name: /^Invite:/ });
  expect([invite.getAttribute("href"), invite.className]).toEqual(["/add_user", expect.stringContaining("primary")]);
  within(credits!).getByText("Requested; the network still has to grant them.");
  expect(within(credits!).queryByRole("button")).toBeNull();
  expect(screen.queryByText("Nothing is waiting for you.")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Latest events" })).toBeNull();
});

test("what waits stands under the list of the first day", async () => {
  const imports = [importOf(40, "Master 2026, Sciences")];
  const answers = { ...steps({ import: "done", decision: "open" }), ...counted("waiting-imports", { imports }) };
  await openDashboard(RESPONSABLE, [], { answers });
  await screen.findByRole("list", { name: "Before the first document" });
  expect((await screen.findByRole("link", { name: /^Review/ })).className).toContain("primary");
});

test("credits are requested from the list", { tags: ["all"] }, async () => {
  await openDashboard(RESPONSABLE, [], { answers: steps({ credits: "open" }) });
  const list = within(await screen.findByRole("list", { name: "Before the first document" }));
  await userEvent.click(list.getByRole("button", { name: "Request credits" }));
  await screen.findByRole("dialog");
});

test("a new agent is led to the import, above the figures of the university", async () => {
  const months = counted("diplomas-by-month", { months: [{ month: "2026-07", count: 946 }] });
  const left = steps({ import: "open", decision: "open", signing: "open" });
  await openDashboard(AGENT, [], { answers: { ...left, ...months } });
  const link = await screen.findByRole("link", { name: /^Import:/ });
  expect(link.getAttribute("href")).toBe("/add_diplomas");
  expect(screen.queryByText("Nothing is waiting for you.")).toBeNull();
  await screen.findByRole("table", { name: /Diplomas submitted by month/ });
});

test("when nothing waits, one line says so", { tags: ["all"] }, async () => {
  await openDashboard(AGENT, []);
  await screen.findByText("Nothing is waiting for you.");
});

test("a university's administrator sees its figures, and no tasks", async () => {
  const log = await openDashboard(UNIVERSITY_ADMIN, ["pending", "unsigned"]);
  await screen.findByRole("heading", { name: "Latest events" });
  expect(screen.queryByText("Nothing is waiting for you.")).toBeNull();
  expect(log.some(({ path }) => path === "/api/user/getResponsableTokens")).toBe(false);
});

test("a university's administrator sees what waits for the responsable, with links to cohorts and lists but not to decisions", async () => {
  const imports = [importOf(40, "Master 2026, Sciences"), importOf(2, null, "certificate")];
  await openDashboard(UNIVERSITY_ADMIN, [], { answers: counted("waiting-imports", { imports }) });
  await screen.findByRole("heading", { name: "Waiting for a decision" });
  screen.getByText("Master 2026, Sciences");
  const links = screen.getAllByRole("link", { name: "Show" }).map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/cohorts/im000000000000000000000000", "/certificationsList?tab=pending"]);
});

test("figures of the chosen period are compared in words with those of the period before", {
  tags: ["all"],
}, async () => {
  const counts = [
    { name: "issued", now: 201, before: 150 },
    { name: "verifications", now: 3, before: 4 },
  ];
  const days = { from: "2026-10-24", to: "2026-11-22" };
  const log = await openDashboard(RESPONSABLE, [], {
    answers: counted("comparison", { now: days, before: days, counts }),
  });
  await screen.findByText("201");
  screen.getByText(/34%.* more than in the previous 30 days/);
  screen.getByText(/1.* fewer than in the previous 30 days/);
  await userEvent.click(screen.getByRole("radio", { name: "365 days" }));
  await screen.findByText(/more than in the previous 365 days/);
  const requested = log
    .filter(({ path }) => path === "/api/dashboard/comparison")
    .map(({ query }) => query.get("from"));
  expect(new Set(requested).size).toBe(2);
  const graduates = log.filter(({ path }) => path === "/api/dashboard/graduates-by-sex-and-level");
  expect(graduates.at(-1)?.query.get("from")).toBe(requested.at(-1));
});

test("graduates are shown by level and sex, and by field of study", { tags: ["all"] }, async () => {
  const graduates = [
    { level: "licence", sex: "F", count: 742 },
    { level: "licence", sex: "M", count: 498 },
  ];
  const domains = [
    { domain: "Sciences", count: 700 },
    { domain: null, count: 40 },
  ];
  await openDashboard(UNIVERSITY_ADMIN, [], {
    answers: {
      ...counted("graduates-by-sex-and-level", { graduates }),
      ...counted("graduates-by-domain", { domains, others: 3 }),
    },
  });
  await screen.findByRole("row", { name: "Licence 742 498" });
  screen.getByRole("row", { name: "All 742 498" });
  await screen.findByRole("row", { name: "Sciences 700" });
  screen.getByRole("row", { name: "No field given 40" });
  screen.getByRole("row", { name: "Other fields 3" });
});

test("a statistic that could not be loaded says so in its place, and the others are shown", async () => {
  const busy = { status: 503, body: { error: "unavailable", message: "Busy." } };
  await openDashboard(UNIVERSITY_ADMIN, [], { answers: { "GET /api/dashboard/issued-by-month": () => busy } });
  await screen.findByRole("button", { name: "Try again" });
  screen.getByText("No documents were verified in the last 30 days.");
});

test("the page says what is counted: visits and not visitors, in UTC, and no verifications on a device alone", async () => {
  await openDashboard(RESPONSABLE, []);
  await screen.findByText(/UTC.*we count visits, not visitors.*nor is what a device verifies by itself/);
});

test("repeated events in a row are shown once, with their number", { tags: ["all"] }, async () => {
  const event = (seq: number, kind: string) => ({
    log: "university:wn",
    seq,
    at: "2026-11-20T08:00:00Z",
    kind,
    subjectId: "di000000000000000000000000",
    actor: { _id: AGENT._id, role: "agent_uni", username: AGENT.username },
    university: null,
    data: {},
    before: null,
    after: null,
    requestId: null,
    hash: "cd".repeat(32),
  });
  const events = [
    event(9, "session.opened"),
    event(8, "diploma.signed"),
    event(7, "diploma.signed"),
    event(6, "student.added"),
  ];
  const body = { events, total: 4, page: 1, pageSize: 100, isCapped: false };
  await openDashboard(RESPONSABLE, [], { answers: { "GET /api/audit": () => ({ body }) } });
  await screen.findByText("Diploma signed (2 times)");
  screen.getByText("Student added");
  expect(screen.queryByText("Signed in")).toBeNull();
  expect(screen.getByRole("link", { name: "View the whole log" }).getAttribute("href")).toBe("/audit");
});

test("staff of a university that is not in the registry read that nothing can be signed", async () => {
  await openDashboard(RESPONSABLE, [], { enrolment: "refused" });
  await screen.findByText(/has not accepted the university, so nothing can be signed yet/);
});

test("while the registrar of the network has to enter the university, its staff read that", async () => {
  await openDashboard(RESPONSABLE, [], { enrolment: "registrar" });
  await screen.findByText(/^The registrar of the network has to enter your university/);
});

test("once the keys are entered, its staff read from which day they are valid", { tags: ["all"] }, async () => {
  await openDashboard(RESPONSABLE, [], { enrolment: "begins" });
  await screen.findByText(/Its keys are valid from .?1 December 2026/);
});

test("in Arabic people are called by their names in Arabic letters: the reader by the whole name, and who prepared what waits", {
  tags: ["all"],
}, async () => {
  const answers = counted("waiting-imports", { imports: [importOf(40, "Master 2026, Sciences")] });
  await openDashboard({ ...RESPONSABLE, usernameAr: "عبد السلام الطرابلسي" }, [], { language: "ar", answers });
  await screen.findByRole("heading", { level: 1, name: /،.* .عبد السلام الطرابلسي/ });
  const header = screen.getByRole("link", { name: /^عبد السلام الطرابلسي/ });
  expect(header.getAttribute("href")).toBe("/settings");
  const cohort = (await screen.findByRole("link", { name: "Master 2026, Sciences" })).closest("li")!;
  within(cohort).getByText(/يوسف حداد/);
});

test("in Arabic the dashboard has its own texts and order", async () => {
  await openDashboard(UNIVERSITY_ADMIN, [], {
    language: "ar",
    answers: counted("issued-by-month", { months: [{ month: "2026-07", count: 1083 }] }),
  });
  const table = await screen.findByRole("table", { name: "الشهادات الموقّعة شهريًا, آخر 12 شهرًا" });
  within(table).getByRole("columnheader", { name: "جويلية 2026" });
  expect(document.documentElement.dir).toBe("rtl");
});
