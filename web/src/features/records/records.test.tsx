/** The shared dialogs before records are revoked, deleted or decided on. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ATTESTATION_VIEW } from "../../testing/attestations.tsx";
import { gateFor } from "../../testing/gate.ts";
import { isDisabled, openQuestion, press, type QuestionHandlers } from "../../testing/question.tsx";
import { refusedWith, renderPart } from "../../testing/render-part.tsx";
import { readToasts } from "../../ui/toast.ts";
import { DecideAll, DecideRecords, RemoveRecords, RevokeRecord } from "./records.parts.tsx";

const QUEUED: Job = { _id: "j0000000000000000000000000", kind: "sign", status: "queued", done: 0, total: 3 };

const IDLE = { isLoading: false };
const QUESTION = { title: "Revoke?", text: "For good.", action: "Revoke it" };
const TYPED = { text: "D-1", label: "Type D-1", dir: "ltr" } as const;

const revoking = (revoke: (body: object) => Promise<Job>) => (handlers: QuestionHandlers) => (
  <RevokeRecord
    view={ATTESTATION_VIEW}
    question={QUESTION}
    reasons={["fraud", "issued_in_error"]}
    typed={TYPED}
    revoke={revoke}
    {...handlers}
  >
    Amina Ben Salah
  </RevokeRecord>
);

test("a revocation requires its reason and the typed text, and sends a note only if one was written", async () => {
  const sent: object[] = [];
  const revoke = async (body: object) => {
    sent.push(body);
    return QUEUED;
  };
  await openQuestion(revoking(revoke));
  expect(isDisabled("Revoke it")).toBe(true);
  await userEvent.click(screen.getByLabelText("Fraud"));
  await userEvent.type(screen.getByLabelText("Type D-1"), "D-");
  expect(isDisabled("Revoke it")).toBe(true);
  await userEvent.type(screen.getByLabelText("Type D-1"), "1 ");
  await userEvent.type(screen.getByLabelText("Note"), "   ");
  await press("Revoke it");
  await screen.findByText("Done.");
  expect(sent).toEqual([{ reason: "fraud" }]);
});

test("a refused revocation keeps what was entered", async () => {
  await openQuestion(revoking(() => Promise.reject(refusedWith("no_signing_key"))));
  await userEvent.click(screen.getByLabelText("Fraud"));
  await userEvent.type(screen.getByLabelText("Note"), "Copied");
  await userEvent.type(screen.getByLabelText("Type D-1"), "D-1");
  await press("Revoke it");
  expect(screen.getByRole("alert").textContent).toContain("The server says no.");
  expect(screen.getByLabelText<HTMLInputElement>("Fraud").checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Note").value).toBe("Copied");
  expect(isDisabled("Revoke it")).toBe(false);
});

const RECORDS = ["a", "b", "c"].map((_id) => ({ _id }));
const removing = (remove: (record: { _id: string }) => Promise<unknown>) => (handlers: QuestionHandlers) => (
  <RemoveRecords view={{ ...ATTESTATION_VIEW, useDelete: () => [remove, IDLE] }} records={RECORDS} {...handlers} />
);

test("records are deleted in sequence with a progress, and once even if the button is pressed repeatedly", async () => {
  const gates = RECORDS.map(() => gateFor<void>());
  const removed: string[] = [];
  const remove = ({ _id }: { _id: string }) => {
    removed.push(_id);
    return gates[removed.length - 1]!.opened;
  };
  await openQuestion(removing(remove));
  await press("Delete");
  await press("Delete");
  expect(removed).toEqual(["a"]);
  gates[0]!.open();
  await screen.findByRole("progressbar");
  for (const gate of gates) gate.open();
  await screen.findByText("Done.");
  expect(removed).toEqual(["a", "b", "c"]);
  expect(readToasts().map(({ text }) => text)).toEqual(["3 certificates deleted."]);
});

test("a refusal stops the deletion, with the reason", async () => {
  const removed: string[] = [];
  const remove = async ({ _id }: { _id: string }) => {
    removed.push(_id);
    if (_id === "b") throw refusedWith("diploma_not_editable");
  };
  await openQuestion(removing(remove));
  await press("Delete");
  expect((await screen.findByRole("alert")).textContent).toContain("The server says no.");
  expect(removed).toEqual(["a", "b"]);
  expect(readToasts()).toEqual([]);
});

test("the number of waiting records is a sentence, beside the action for all of them", async () => {
  await renderPart(
    <DecideAll total={1200} text="1,200 diplomas wait.">
      <button type="button">Accept all</button>
    </DecideAll>,
  );
  screen.getByText("1,200 diplomas wait.");
  screen.getByRole("button", { name: "Accept all" });
});

test("Escape closes a dialog, and the focus returns to the button that opened it", async () => {
  const { dialog } = await openQuestion(revoking(async () => QUEUED));
  expect(document.activeElement).toBe(screen.getByLabelText("Fraud"));
  dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
  await screen.findByRole("button", { name: "Open" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
});

test("a rejection needs a reason, which a refusal keeps, and its result is shown as numbers", async () => {
  const reasons: string[] = [];
  const decide = async ({ reason }: { reason?: string }) => {
    reasons.push(reason ?? "");
    if (reasons.length === 1) throw refusedWith("diploma_not_pending");
    return { updated: 1, conflicts: ["one"] };
  };
  const view = { ...ATTESTATION_VIEW, useDecide: () => [decide, IDLE] as const };
  await openQuestion((handlers) => (
    <DecideRecords view={view} targets={{ records: [], count: 2 }} action="reject" {...handlers} />
  ));
  expect(isDisabled("Reject")).toBe(true);
  await userEvent.type(screen.getByLabelText("Reason"), " The date ");
  await press("Reject");
  expect((await screen.findByRole("alert")).textContent).toContain("The server says no.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe(" The date ");
  await press("Reject");
  await screen.findByText("Done.");
  expect(reasons).toEqual(["The date", "The date"]);
  expect(readToasts().map(({ text }) => text)).toEqual([
    "1 certificate rejected.",
    "1 certificate had already been decided and was left unchanged.",
  ]);
});
