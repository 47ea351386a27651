/** The list of students, and the codes of first sign-in that an agent sends from it. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, RESPONSABLE, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { serve } from "../../testing/server.ts";

const at = "2026-11-18T09:00:00Z";
const failed = { ...studentWith({ _id: "failed" }), invitation: { state: "failed", at } };
const used = { ...studentWith({ _id: "used", firstName: "Rim" }), invitation: { state: "used", at } };

const open = async (user = AGENT) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/student/getStudentsByUniversityName": () => ({
      body: { students: [failed, used], total: 2, page: 1, pageSize: 50 },
    }),
    "GET /api/student/without-password": () => ({ body: { count: 20 } }),
    "POST /api/student/resendCodes": () => ({ body: { sent: 1, skipped: 0 } }),
    "DELETE /api/student/deleteStudentById": () => ({
      status: 409,
      body: { error: "student_has_diplomas", message: "A diploma still stands." },
    }),
  });
  await renderApp("/student");
  await screen.findByText("E-mail not delivered");
  return requests;
};

test("selected students are sent a new code, and those who sign in with a password cannot be selected", async () => {
  const requests = await open();
  expect(screen.queryByRole("checkbox", { name: "Select Rim Ben Salah" })).toBeNull();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Amina Ben Salah" }));
  await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  const question = within(await screen.findByRole("dialog", { name: "Send 1 student a new code?" }));
  await userEvent.click(question.getByRole("button", { name: "Send a new code" }));
  await screen.findByText("1 code is on its way.");
  const sent = requests.find(({ path }) => path === "/api/student/resendCodes");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ ids: ["failed"] });
});

test("before codes are sent to all, their number is told", async () => {
  const requests = await open();
  await userEvent.click(screen.getByRole("button", { name: "Send all codes" }));
  const question = within(await screen.findByRole("dialog", { name: "Send 20 students new codes?" }));
  await userEvent.click(question.getByRole("button", { name: "Send a new code" }));
  await screen.findByText("1 code is on its way.");
  const sent = requests.find(({ path }) => path === "/api/student/resendCodes");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ all: true });
});

test("a student who cannot be deleted stays, and the agent reads why", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Actions for Rim Ben Salah" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  const question = within(await screen.findByRole("dialog"));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await question.findByText("A diploma still stands.");
});

test("a responsable sees the states, sends no codes and selects nobody", async () => {
  await open(RESPONSABLE);
  expect(screen.queryByRole("button", { name: "Send all codes" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
});
