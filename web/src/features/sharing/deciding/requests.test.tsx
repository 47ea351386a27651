/** Access requests of organisations: made without an account, confirmed by a mailed link, decided by the holder. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../../testing/diplomas.ts";
import { STUDENT, studentWith } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answers, type ServedRequest, serve } from "../../../testing/server.ts";
import { bundleWith, shareWith } from "../../../testing/shares.ts";
import { writeInto } from "../../../testing/write-into.ts";

const REQUEST = "POST /api/third-party/requests";
const UNIVERSITY = "wn000000000000000000000000";
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const sentTo = (calls: readonly ServedRequest[], path: string) =>
  calls.filter((each) => each.method !== "GET" && each.path === path).map(({ body }) => JSON.parse(body));

const ask = async (answers: Answers = {}) => {
  const issuers = [{ _id: UNIVERSITY, name: { en: "University of Wadi Nour" }, slug: "wadi", keys: [] }];
  const calls = serve({
    [REQUEST]: () => ({ status: 202, body: {} }),
    "GET /api/issuers": () => ({ body: { issuers } }),
    ...answers,
  });
  await renderApp("/third_party");
  writeInto(await screen.findByLabelText("Organisation"), "Atlas");
  writeInto(screen.getByLabelText("Your name"), "Meriem Gharbi");
  writeInto(screen.getByLabelText("Work e-mail"), "m.gharbi@atlas.example");
  return calls;
};
const requests = (calls: readonly ServedRequest[]) => sentTo(calls, "/api/third-party/requests");

test("an organisation requests the ticked facts by a reference, and is asked to check its mailbox", async () => {
  const calls = await ask();
  screen.getByText(/The holder sees the domain .*atlas\.example/);
  writeInto(screen.getByLabelText("Reference"), "7k2qf9xw4m0123456789abcdef");
  await userEvent.click(screen.getByLabelText("Honours"));
  await userEvent.click(screen.getByLabelText("Date awarded"));
  await press("Send the confirmation e-mail");
  await screen.findByRole("heading", { name: "Check your inbox" });
  screen.getByText(/m\.gharbi@atlas\.example/);
  expect(requests(calls)).toEqual([
    {
      organisation: "Atlas",
      contact: "Meriem Gharbi",
      email: "m.gharbi@atlas.example",
      purpose: "job",
      claims: [
        "firstName",
        "lastName",
        "firstNameAr",
        "lastNameAr",
        "titleFr",
        "titleEn",
        "titleAr",
        "level",
        "honours",
      ],
      reference: "7k2qf9xw4m0123456789abcdef",
    },
  ]);
});

test("without a reference it must give university, number and family name", { tags: ["all"] }, async () => {
  const calls = await ask();
  await userEvent.click(screen.getByLabelText("I have a diploma number"));
  await press("Send the confirmation e-mail");
  expect(requests(calls)).toEqual([]);
  await userEvent.selectOptions(await screen.findByLabelText("University"), "University of Wadi Nour");
  writeInto(screen.getByLabelText("Diploma number"), "D-0001");
  writeInto(screen.getByLabelText("Last name of the graduate"), "Ben Salah");
  await press("Send the confirmation e-mail");
  await screen.findByRole("heading", { name: "Check your inbox" });
  expect(requests(calls)[0]).toMatchObject({
    universityId: UNIVERSITY,
    diplomaNumber: "D-0001",
    lastName: "Ben Salah",
  });
  expect(requests(calls)[0]).not.toHaveProperty("reference");
});

test("a refusal is shown at its field", async () => {
  const errors = [{ path: "reference", error: "not_a_reference", message: "Not a reference" }];
  await ask({ [REQUEST]: () => ({ status: 422, body: { error: "invalid_input", message: "No.", errors } }) });
  writeInto(screen.getByLabelText("Reference"), "nonsense");
  await press("Send the confirmation e-mail");
  await screen.findByText("Not a reference");
});

test("the page links to the shorter ways for those who need no request", async () => {
  serve();
  await renderApp("/third_party");
  expect((await screen.findByRole("link", { name: "verify it now" })).getAttribute("href")).toBe("/verification");
  screen.getByText(/Ask them to share it/);
});

const meetLink = async (answers: Answers) => {
  const calls = serve(answers);
  await renderApp("/third_party#t0ken");
  await screen.findByRole("heading", { name: "Confirm your request" });
  return calls;
};
const done = () => ({ status: 204 });

test("a mailed link confirms or withdraws the request only after a press", async () => {
  const calls = await meetLink({ "POST /api/third-party/confirm": done, "POST /api/third-party/withdraw": done });
  expect(calls.some(({ path }) => path.startsWith("/api/third-party"))).toBe(false);
  await press("Confirm the request");
  await screen.findByRole("heading", { name: "Your request is confirmed" });
  expect(sentTo(calls, "/api/third-party/confirm")).toEqual([{ token: "t0ken" }]);
  await press("Withdraw the request");
  await screen.findByRole("heading", { name: "Your request is withdrawn" });
});

test("a link whose request was withdrawn before says that it was, and confirms nothing", async () => {
  const withdrawn = { status: 410, body: { error: "request_withdrawn", message: "Withdrawn." } };
  await meetLink({ "POST /api/third-party/confirm": () => withdrawn });
  await press("Confirm the request");
  await screen.findByRole("heading", { name: "Your request is withdrawn" });
  expect(screen.queryByRole("button", { name: "Withdraw the request" })).toBeNull();
});

test("an expired link says so", async () => {
  const gone = { status: 404, body: { error: "link_not_valid", message: "Over." } };
  await meetLink({ "POST /api/third-party/confirm": () => gone });
  await press("Confirm the request");
  await screen.findByRole("heading", { name: "This link no longer works" });
});

const diploma = { ...diplomaWith({ status: "signed" }), verifications: 0, hidden: [] };
const request = {
  _id: "r0001000000000000000000000",
  organisation: "Atlas",
  contact: "Meriem",
  email: "m@atlas.example",
  domain: "hr.atlas.example",
  site: "atlas.example",
  purpose: "job",
  purposeText: null,
  state: "waiting",
  alreadyShared: true,
  claims: ["firstName", "lastName", "titleEn", "honours"],
  document: { _id: diploma._id, kind: "diploma" },
  confirmedAt: "2026-11-21T09:00:00Z",
  endsAt: "2026-12-05T09:00:00Z",
};
const AT = `/api/shares/requests/${request._id}`;
const CLAIMS = {
  firstName: "Amina",
  lastName: "Ben Salah",
  titleEn: "Research Master",
  honours: "bien",
  nationalId: "0",
};

const openAsHolder = async (path: string, answers: Answers = {}, overrides: object = {}) => {
  const calls = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas: [diploma], certificates: [] } } }),
    "GET /api/shares": () => ({ body: { shares: [] } }),
    "GET /api/shares/requests": () => ({
      body: { requests: [{ ...request, ...overrides }], acceptsRequests: true, blockedDomains: ["spam.example"] },
    }),
    [`GET /api/diploma/file/${diploma._id}`]: () => ({ body: bundleWith(CLAIMS) }),
    ...answers,
  });
  await renderApp(path);
  return calls;
};
const DECISION = `/student_profile?request=${request._id}`;

test("a waiting request is shown on the holder's page, and leads to the decision", async () => {
  await openAsHolder("/student_profile");
  await screen.findByRole("heading", { name: "Someone is asking to see one of your diplomas" });
  await userEvent.click(screen.getByRole("link", { name: "Review" }));
  await screen.findByRole("heading", { level: 1, name: "May they see your document?" });
  screen.getByText("hr.atlas.example");
  screen.getByText(/We have not verified these two names/);
  screen.getByText(/You already share this document with this domain/);
});

test("the holder may share fewer facts than were requested, and no others", async () => {
  const calls = await openAsHolder(DECISION, {
    [`POST ${AT}/grant`]: () => ({ body: { share: shareWith() } }),
  });
  await userEvent.click(await screen.findByLabelText(/^Honours/));
  screen.getByText("asked for; you chose to hide it");
  expect(screen.queryByLabelText(/Identity number/)).toBeNull();
  await press("Share these 3 details");
  await screen.findByText("The link has been sent to them.");
  expect(sentTo(calls, `${AT}/grant`)[0]).toMatchObject({
    claims: ["firstName", "lastName", "titleEn"],
    views: 20,
    pin: false,
  });
});

test("refusing needs one press, and blocking a confirmation", async () => {
  const answered = () => ({ body: { request: { ...request, state: "refused" } } });
  const calls = await openAsHolder(DECISION, { [`POST ${AT}/refuse`]: answered, [`POST ${AT}/block`]: answered });
  await press("Block this domain");
  const question = within(await screen.findByRole("dialog", { name: /^Block .atlas\.example/ }));
  expect(sentTo(calls, `${AT}/block`)).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  await press("Refuse");
  await screen.findByText("Request refused.");
});

test("a request that has ended says so, and cannot be decided", async () => {
  await openAsHolder(DECISION, {}, { state: "withdrawn" });
  await screen.findByText(/This request is no longer open/);
  expect(screen.queryByRole("button", { name: /Share|Refuse/ })).toBeNull();
});

test("requests are switched off, and a block is lifted", { tags: ["all"] }, async () => {
  const calls = await openAsHolder("/student_profile", { "PUT /api/shares/settings": done });
  await userEvent.click(await screen.findByText("Account and security", { selector: "summary *" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Organisations may ask for my documents" }));
  await waitFor(() => expect(sentTo(calls, "/api/shares/settings")).toEqual([{ acceptsRequests: false }]));
  await press(/^Unblock/);
  await waitFor(() =>
    expect(sentTo(calls, "/api/shares/settings")[1]).toEqual({ acceptsRequests: true, blockedDomains: [] }),
  );
});
