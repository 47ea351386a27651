/** The list of the own shares: what each says, and how it is ended, opened again and made again. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../../testing/diplomas.ts";
import { STUDENT, studentWith } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answers, serve } from "../../../testing/server.ts";
import { bundleWith, shareWith } from "../../../testing/shares.ts";

const diploma = { ...diplomaWith({ status: "signed", honours: "bien" }), verifications: 0, hidden: [] };

const open = async (shares: object[], answers: Answers = {}) => {
  const calls = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas: [diploma], certificates: [] } } }),
    "GET /api/shares": () => ({ body: { shares } }),
    [`GET /api/diploma/file/${diploma._id}`]: () => ({
      body: bundleWith({ firstName: "Amina", titleEn: "Research Master", honours: "bien" }),
    }),
    ...answers,
  });
  await renderApp("/student_profile/");
  return calls;
};

/** What the paper prints, without the honours. */
const WITHOUT_HONOURS = [
  "firstName",
  "lastName",
  "firstNameAr",
  "lastNameAr",
  "titleFr",
  "titleEn",
  "titleAr",
  "level",
  "academicYear",
  "decisionDate",
  "diplomaNumber",
];
const items = [{ documentId: diploma._id, kind: "diploma" as const, claims: WITHOUT_HONOURS }];
const rowOf = async (name: string) => {
  const row = (await screen.findByRole("heading", { level: 3, name })).closest("li");
  if (!row) throw new Error("no row has this name");
  return within(row);
};

test("the list shows each share's purpose, content, end and openings", async () => {
  await open([
    shareWith({ label: "Atlas", items, hasPin: true }),
    shareWith({ label: "Old", state: "used_up", link: null }),
  ]);
  const row = await rowOf("Atlas");
  row.getByText("Job · Without honours · PIN");
  row.getByText("3 of 20 views");
  screen.getByText("1 open · 1 ended");
});

test("an ended share cannot be copied or taken back, and can be made again with the same content", {
  tags: ["all"],
}, async () => {
  await open([shareWith({ label: "Old", items, purpose: "visa", state: "expired", link: null, viewsAllowed: 5 })]);
  const row = await rowOf("Old");
  row.getByText("last day passed");
  expect(row.queryByRole("button", { name: /Copy link|Stop sharing/ })).toBeNull();
  await userEvent.click(row.getByRole("button", { name: "Share again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share your diploma" }));
  await dialog.findByLabelText(/Without honours/);
  expect(dialog.getByLabelText<HTMLInputElement>(/Without honours/).checked).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>("Visa").checked).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>("Views").value).toBe("5");
});

test("ending a share asks first, and says what remains", async () => {
  const share = shareWith({ label: "Atlas", items });
  const calls = await open([share], {
    [`DELETE /api/shares/${share._id}`]: () => ({ body: { share: { ...share, state: "taken_back", link: null } } }),
  });
  await userEvent.click((await rowOf("Atlas")).getByRole("button", { name: "Stop sharing" }));
  const question = within(await screen.findByRole("dialog", { name: /^Stop sharing/ }));
  question.getByText(/cannot be recalled/);
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Stop sharing" }));
  await screen.findByText("Sharing stopped.");
  expect(calls.filter(({ method, path }) => method === "GET" && path === "/api/shares")).toHaveLength(2);
});

test("a locked share asks for a new PIN, which is shown once", async () => {
  const share = shareWith({ label: "Atlas", state: "locked", hasPin: true });
  await open([share], {
    [`POST /api/shares/${share._id}/pin`]: () => ({ body: { share, pin: "902114" } }),
  });
  const row = await rowOf("Atlas");
  row.getByText("Locked after wrong PINs");
  await userEvent.click(row.getByRole("button", { name: "New PIN" }));
  await userEvent.click(await screen.findByRole("button", { name: "Create a new PIN" }));
  await screen.findByText("902114");
});

test("views are listed by day", { tags: ["all"] }, async () => {
  const share = shareWith({ label: "Atlas" });
  await open([share], {
    [`GET /api/shares/${share._id}/views`]: () => ({
      body: {
        views: [
          { at: "2026-11-21T12:05:00Z", count: 2 },
          { at: "2026-11-21T10:00:00Z", count: 1 },
          { at: "2026-11-20T12:00:00Z", count: 1 },
        ],
      },
    }),
  });
  await userEvent.click((await rowOf("Atlas")).getByRole("button", { name: /Actions for the share/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Views by day" }));
  const days = within(await screen.findByRole("dialog", { name: "When it was opened" }));
  await days.findByText("3 views");
  days.getByText("1 view");
});
