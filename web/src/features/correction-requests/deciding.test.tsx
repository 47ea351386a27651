/** Requests for corrections, as an agent decides them. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, RESPONSABLE, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const item = (field: string, oldValue: string, newValue: string): CorrectionRequest["items"][number] => ({
  _id: field,
  field,
  oldValue,
  newValue,
  status: "open",
  reason: null,
  decidedAt: null,
  decidedBy: null,
  diplomaId: null,
});
const request: CorrectionRequest = {
  _id: "request",
  kind: "student",
  universityId: "u",
  status: "open",
  note: "As in my passport.",
  evidence: { type: "application/pdf" },
  student: studentWith(),
  diploma: null,
  items: [item("lastName", "Ben Salah", "Ben Saleh"), item("sex", "F", "M")],
  createdAt: "2026-11-18T09:00:00Z",
  closedAt: null,
};
const open = async (user = AGENT) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "POST /api/student/get-diploma-data-update-demand": () => ({
      body: { demands: [request], total: 1, page: 1, pageSize: 50 },
    }),
    "GET /api/diploma/countDiplomasAndStudentsUpdatesDemandes": () => ({
      body: { studentsCount: 1, diplomasCount: 0 },
    }),
    "POST /api/student/reject-specific-student-data-update-demand": () => ({ body: { demand: request } }),
    "POST /api/student/accept-student-data-update-demand": () => ({ body: { demand: request } }),
  });
  await renderApp("/student-demandes");
  return requests;
};
const openDetail = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  return within(await screen.findByRole("dialog", { name: "Correction request" }));
};

test("old and new values are shown side by side, with the note and the evidence", async () => {
  await open();
  const detail = await openDetail();
  detail.getByText("Ben Saleh");
  detail.getByText("Female");
  detail.getByText("Male");
  detail.getByText("As in my passport.");
  expect(detail.getByRole("link", { name: "Download the evidence (PDF)" }).getAttribute("href")).toBe(
    "/api/student/evidence/request",
  );
});

test("one item is rejected with a reason only", async () => {
  const requests = await open();
  const detail = await openDetail();
  await userEvent.click(detail.getAllByRole("button", { name: "Reject" })[0]!);
  const question = within(await screen.findByRole("dialog", { name: "Reject this correction?" }));
  const reject = question.getByRole<HTMLButtonElement>("button", { name: "Reject" });
  expect(reject.disabled).toBe(true);
  writeInto(question.getByLabelText("Reason"), "The passport says otherwise.");
  await userEvent.click(reject);
  await screen.findByText("Correction rejected.");
  const sent = requests.find(({ path }) => path.includes("reject-specific"));
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({
    demandId: "request",
    itemId: "lastName",
    reason: "The passport says otherwise.",
  });
});

test("all items are accepted at once", async () => {
  const requests = await open();
  const detail = await openDetail();
  await userEvent.click(detail.getByRole("button", { name: "Accept all" }));
  const question = within(await screen.findByRole("dialog", { name: "Accept 2 corrections?" }));
  await userEvent.click(question.getByRole("button", { name: "Accept" }));
  await screen.findByText("Correction accepted.");
  const sent = requests.find(({ path }) => path === "/api/student/accept-student-data-update-demand");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ demandId: "request" });
});

test("a responsable does not see the requests", async () => {
  await open(RESPONSABLE);
  expect(screen.queryByText("Student data corrections")).toBeNull();
});
