/** The dialog before signing: the cost, refusals, and a password that is too old. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { isDisabled, openQuestion, press, type QuestionHandlers } from "../../testing/question.tsx";
import { refusedWith } from "../../testing/render-part.tsx";
import { serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";
import { ConfirmSigning } from "./records.parts.tsx";

const QUEUED: Job = { _id: "j0000000000000000000000000", kind: "sign", status: "queued", done: 0, total: 3 };

const COST = { credits: 3, creditsAvailable: 10, ether: "1000", etherAvailable: "2000", batches: 1 };
const QUESTION = { title: "Sign 3?", text: "For good.", action: "Sign now" };

const signing =
  (sign: () => Promise<{ _id: string }>, cost = COST) =>
  (handlers: QuestionHandlers) => (
    <ConfirmSigning about="signing" count={3} cost={{ data: cost }} question={QUESTION} sign={sign} {...handlers} />
  );

test("signing shows its cost and the remaining credits, and its job is followed", async () => {
  const { store, dialog } = await openQuestion(signing(async () => QUEUED));
  within(dialog).getByRole("row", { name: "Credits 3 10 7" });
  await press("Sign now");
  await screen.findByText("Done.");
  expect(JSON.stringify(store.getState())).toContain(QUEUED._id);
});

test("what is left out is not counted in the job that is followed", async () => {
  const { store } = await openQuestion(signing(async () => ({ ...QUEUED, total: 2, leftOut: 1 })));
  await press("Sign now");
  await screen.findByText("Done.");
  expect(JSON.stringify(store.getState())).toContain('"count":2');
});

test("records cannot be signed with too few credits", async () => {
  await openQuestion(signing(async () => QUEUED, { ...COST, creditsAvailable: 2 }));
  screen.getByText(/too few credits/);
  expect(isDisabled("Sign now")).toBe(true);
});

test("a warning about too little ether does not prevent signing", { tags: ["all"] }, async () => {
  await openQuestion(signing(async () => QUEUED, { ...COST, etherAvailable: "1" }));
  screen.getByText(/less ether than estimated/);
  expect(isDisabled("Sign now")).toBe(false);
});

test("a refusal is shown in the dialog, which stays open to try again", async () => {
  let isRefused = true;
  await openQuestion(
    signing(() => (isRefused ? Promise.reject(refusedWith("issuing_frozen")) : Promise.resolve(QUEUED))),
  );
  await press("Sign now");
  expect(screen.getByRole("alert").textContent).toContain("The server says no.");
  isRefused = false;
  await press("Sign now");
  await screen.findByText("Done.");
});

test("an old password is asked for again, and signing then continues", async () => {
  serve({ "POST /api/user/confirmPassword": () => ({ body: {} }) });
  let calls = 0;
  const sign = async () => {
    calls += 1;
    if (calls === 1) throw { status: 403, data: { error: "password_required" } };
    return QUEUED;
  };
  await openQuestion(signing(sign));
  await press("Sign now");
  writeInto(await screen.findByLabelText("Password"), "a sentence");
  await press("Confirm");
  await screen.findByText("Done.");
  expect(calls).toBe(2);
});

test("who closes the question for the password sees no refusal, and can sign again", async () => {
  await openQuestion(signing(() => Promise.reject({ status: 403, data: { error: "password_required" } })));
  await press("Sign now");
  const prompt = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
  fireEvent.click(prompt.getByRole("button", { name: "Cancel" }));
  const again = screen.getByRole("button", { name: "Sign now" });
  await waitFor(() => expect(again.hasAttribute("aria-busy")).toBe(false));
  expect(screen.queryByRole("alert")).toBeNull();
});
