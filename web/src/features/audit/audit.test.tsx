/** The audit log, as those see it who answer for a university. */
import { AUDIT_DATA, AUDIT_SUBJECTS, kindsOf } from "@ijaza/schema/audit/kinds";
import { LANGUAGES, type Language } from "@ijaza/schema/product";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const event = (seq: number, kind: string, actor: object) => ({
  log: "university:wn",
  seq,
  at: "2026-11-20T08:00:00Z",
  kind,
  actor,
  subjectId: "di000000000000000000000000",
  university: null,
  before: null,
  after: "ab".repeat(32),
  requestId: null,
  data: { amount: 250, isInvited: true, phase: "full" },
  hash: "cd".repeat(32),
});

const EVENTS = [
  event(3, "deposit.sent", {
    _id: "re000000000000000000000000",
    role: "resp_uni",
    username: "Salma Trabelsi",
    usernameAr: "سلمى الطرابلسي",
  }),
  event(2, "diploma.signed", { _id: null, role: "system", username: null }),
  event(4, "user.blocked", { _id: null, role: "operator", username: null }),
  event(1, "moon.risen", { _id: "x", role: "student", username: null }),
];

type Counted = { total?: number; isCapped?: boolean };

const open = async (counted: Counted = {}, language: Language = "en") => {
  const queries: URLSearchParams[] = [];
  serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: UNIVERSITY_ADMIN } }),
    "GET /api/audit": ({ query }) => {
      queries.push(query);
      return { body: { events: EVENTS, total: 4, isCapped: false, page: 1, pageSize: 50, ...counted } };
    },
  });
  await renderApp("/audit", { language });
  return queries;
};

test("events have labels and name their actors; a kind without a label is shown by its code", async () => {
  await open();
  const table = await screen.findByRole("table", { name: "Audit log" });
  within(table).getByRole("button", { name: "Credits or ether requested" });
  within(table).getByText("Salma Trabelsi");
  within(table).getByText("The platform");
  within(table).getByText("The operator");
  within(table).getByText("moon.risen");
  within(table).getByText("Student");
});

test("in Arabic an actor is named in Arabic letters, also in the drawer of the event", async () => {
  await open({}, "ar");
  const table = await screen.findByRole("table", { name: "سجل العمليات" });
  const row = within(table).getByText("سلمى الطرابلسي").closest("tr")!;
  expect(within(table).queryByText("Salma Trabelsi")).toBeNull();
  await userEvent.click(within(row).getAllByRole("button")[0]!);
  within(await screen.findByRole("dialog")).getByText("سلمى الطرابلسي");
});

test("the log is filtered by kind and by day", async () => {
  const queries = await open();
  await userEvent.selectOptions(await screen.findByLabelText("Type"), "diploma.signed");
  await userEvent.type(screen.getByLabelText("From"), "01/11/2026");
  await waitFor(() =>
    expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({ kind: "diploma.signed", from: "2026-11-01" }),
  );
});

test("a first day after the last is told to be one, and asks for nothing", async () => {
  const queries = await open();
  await userEvent.type(await screen.findByLabelText("To"), "01/11/2026");
  await waitFor(() => expect(queries.at(-1)?.get("to")).toBe("2026-11-01"));
  const before = queries.length;
  await userEvent.type(screen.getByLabelText("From"), "02/11/2026");
  await waitFor(() => expect(screen.getByLabelText("From").getAttribute("aria-invalid")).toBe("true"));
  expect(queries).toHaveLength(before);
});

test("an event shows its proof", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Diploma signed" }));
  const details = await screen.findByRole("dialog", { name: "Details of the event" });
  within(details).getByText("cd".repeat(32));
});

test("further data of an event has labels, and yes or no; members that a newer server adds are shown by their names", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Diploma signed" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Details of the event" }));
  const details = Object.fromEntries(
    dialog.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(details).toMatchObject({ Amount: "250", "Invited to sign in": "Yes", phase: "full" });
});

test.each(LANGUAGES)("all further data of events has a label in %s", async (language) => {
  const { default: texts } = await import(`./locales/${language}.json`);
  expect(Object.keys(texts.data).toSorted()).toEqual(AUDIT_DATA.toSorted());
  expect(new Set(Object.values(texts.data)).size).toBe(AUDIT_DATA.length);
});

test.each(LANGUAGES)("every kind of event that the log holds has a label in %s", async (language) => {
  const { default: texts } = await import(`./locales/${language}.json`);
  for (const subject of AUDIT_SUBJECTS) {
    expect([texts.subjects[subject], texts.all[subject]], subject).toEqual([expect.any(String), expect.any(String)]);
    const actions = kindsOf(subject).map((kind) => kind.split(".")[1]);
    expect(Object.keys(texts.kinds[subject]).sort(), subject).toEqual(actions.sort());
  }
});

test("of a long log only the newest events are counted, and a note says how to find older ones", async () => {
  await open({ total: 10_000, isCapped: true });
  expect((await screen.findByText(/of more than/)).textContent).toBe("1–50 of more than 10,000");
  expect(screen.getByText(/latest/).textContent).toBe("To see events older than the latest 10,000, choose a period.");
});
