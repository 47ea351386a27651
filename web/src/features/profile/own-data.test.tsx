/** A student downloads all that is kept, in the account. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { STUDENT, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { watchSavedFiles } from "../../testing/saved-files.ts";
import { type Answer, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const ARCHIVE = "POST /api/student/my-data";
const saved = watchSavedFiles();

async function open(answer: () => Answer) {
  serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas: [], certificates: [] } } }),
    "GET /api/user/sessions": () => ({ body: { sessions: [] } }),
    "POST /api/user/confirmPassword": () => ({ status: 204 }),
    [ARCHIVE]: answer,
  });
  await renderApp("/student_profile/");
  await userEvent.click(await screen.findByText("Account and security", { selector: "summary *" }));
  return screen.findByRole("button", { name: "Download my data" });
}

test("the archive is saved, after the password was given again", async () => {
  let isConfirmed = false;
  const button = await open(() => {
    if (isConfirmed) return { text: "PK" };
    isConfirmed = true;
    return { status: 403, body: { error: "password_required", message: "Confirm your password." } };
  });
  await userEvent.click(button);
  const prompt = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
  expect(saved).toEqual([]);
  writeInto(prompt.getByLabelText("Password"), "a sentence");
  await userEvent.click(prompt.getByRole("button", { name: "Confirm" }));
  await screen.findByText("Your data has been downloaded. Keep the archive safe.");
  expect(saved).toEqual(["ijaza-my-data.zip"]);
});

test("who downloads too often reads why it is refused, and may try again later", async () => {
  const message = "Too many attempts. Try again in 3 hours.";
  const button = await open(() => ({ status: 429, body: { error: "too_many_requests", message } }));
  await userEvent.click(button);
  await screen.findByText(message);
  expect(saved).toEqual([]);
  expect(button).toHaveProperty("disabled", false);
});
