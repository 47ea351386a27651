/** A responsable erases a student's data from the list of students. */
import type { Erasure } from "@ijaza/schema/privacy/erasure";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RESPONSABLE, studentWith, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const AMINA = { ...studentWith({ _id: "amina" }), invitation: null };

const SURVEY: Erasure = {
  _id: "amina",
  studentNumber: "S1",
  firstName: "Amina",
  lastName: "Ben Salah",
  firstNameAr: null,
  lastNameAr: null,
  valid: [{ _id: "d1", kind: "diploma", label: "D-000001" }],
  revoked: 0,
  drafts: 2,
  files: 4,
  shares: 1,
  accessRequests: 0,
  correctionRequests: 0,
  mails: 3,
  sessions: 0,
  hasToWait: false,
};

const JOB = { _id: "job", kind: "erasure.files", status: "queued", done: 0, total: 4 };

async function open({ survey = {}, erase = () => ({ status: 202, body: JOB }), user = RESPONSABLE } = {}) {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/student/getStudentsByUniversityName": () => ({
      body: { students: [AMINA], total: 1, page: 1, pageSize: 50 },
    }),
    "GET /api/student/erasure/amina": () => ({ body: { erasure: { ...SURVEY, ...survey } } }),
    "POST /api/student/erase": erase,
    "POST /api/user/confirmPassword": () => ({ status: 204 }),
  });
  await renderApp("/student");
  await screen.findByText("Amina Ben Salah");
  return requests;
}

async function ask() {
  await userEvent.click(screen.getByRole("button", { name: "Actions for Amina Ben Salah" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Erase the data" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Erase the data of/ }));
  await dialog.findByText("What will be deleted");
  return dialog;
}

const sentTo = (requests: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ path }) => path === "/api/student/erase").map(({ body }) => JSON.parse(body));

test("before an erasure the responsable reads what goes with its numbers, what stays, and what is not revoked", async () => {
  await open();
  const dialog = await ask();
  const numberOf = (label: RegExp) => dialog.getByText(label).nextElementSibling?.textContent;
  expect(numberOf(/^Valid documents/)).toBe("1");
  expect(numberOf(/^Documents never signed/)).toBe("2");
  expect(numberOf(/^Files/)).toBe("4");
  expect(dialog.queryByText(/^Requests from organisations/)).toBeNull();
  dialog.getByText(/A fingerprint of 32 bytes/);
  const link = dialog.getByRole("link", { name: "Diploma D-000001" });
  expect(link).toHaveProperty("search", "?search=D-000001");
});

test("nothing is erased before the student's number is typed", async () => {
  const requests = await open();
  const dialog = await ask();
  const action = dialog.getByRole("button", { name: "Erase the data" });
  expect(action).toHaveProperty("disabled", true);
  await userEvent.type(dialog.getByLabelText(/type the student number/), "S2");
  expect(action).toHaveProperty("disabled", true);
  await userEvent.clear(dialog.getByLabelText(/type the student number/));
  await userEvent.type(dialog.getByLabelText(/type the student number/), " S١ ");
  await userEvent.click(action);
  await screen.findByText(/has been erased\. Its files are being removed/);
  expect(sentTo(requests)).toEqual([{ _id: "amina", studentNumber: "S1" }]);
});

test("without a recent password it is asked for, and the erasure goes on with it", async () => {
  let tries = 0;
  const requests = await open({
    erase: () => {
      tries += 1;
      const body: object = { error: "password_required", message: "Confirm your password." };
      return tries === 1 ? { status: 403, body: body as typeof JOB } : { status: 202, body: JOB };
    },
  });
  const dialog = await ask();
  await userEvent.type(dialog.getByLabelText(/type the student number/), "S1");
  await userEvent.click(dialog.getByRole("button", { name: "Erase the data" }));
  const prompt = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
  await userEvent.type(prompt.getByLabelText("Password"), "correct horse");
  await userEvent.click(prompt.getByRole("button", { name: "Confirm" }));
  await screen.findByText(/has been erased\. Its files are being removed/);
  expect(sentTo(requests)).toHaveLength(2);
});

test("while a document is being signed the dialog says so, and offers nothing to confirm", async () => {
  await open({ survey: { hasToWait: true } });
  const dialog = await ask();
  dialog.getByText(/is being signed or revoked, or signing it failed/);
  expect(dialog.queryByLabelText(/type the student number/)).toBeNull();
  expect(dialog.getByRole("button", { name: "Erase the data" })).toHaveProperty("disabled", true);
});

test("an admin of the university reads the list, and erases nothing", async () => {
  await open({ user: UNIVERSITY_ADMIN });
  expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
});
