/** The shared dialogs before records are revoked, deleted or decided on. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { isDisabled, openQuestion, press, type QuestionEnds } from "../../testing/question.tsx";
import { refusedWith, renderPart } from "../../testing/render-part.tsx";
import { readToasts } from "../../ui/toast.ts";
import { DecideAll, DecideRecords, RemoveRecords, RevokeRecord } from "./records.parts.tsx";

const QUEUED: Job = { _id: "j0000000000000000000000000", kind: "sign", status: "queued", done: 0, total: 3 };

const REVOKE_WORDS = {
  title: "Revoke?",
  text: "For good.",
  action: "Revoke it",
  reason: "Why",
  note: "Note",
  noteHint: "",
};
const REASONS = [
  { code: "fraud", label: "Fraud" },
  { code: "issued_in_error", label: "Issued in error" },
] as const;
const TYPED = { text: "D-1", label: "Type D-1", dir: "ltr" } as const;

const revoking = (revoke: (body: object) => Promise<Job>) => (ends: QuestionEnds) => (
  <RevokeRecord
    about="revoking"
    reasons={REASONS}
    typed={TYPED}
    words={REVOKE_WORDS}
    isBusy={false}
    revoke={revoke}
    {...ends}
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
const REMOVE_WORDS = {
  title: "Delete 3?",
  text: "For good.",
  action: "Delete",
  done: (count: number) => `${count} gone`,
};

const removing = (remove: (record: { _id: string }) => Promise<unknown>) => (ends: QuestionEnds) => (
  <RemoveRecords records={RECORDS} remove={remove} words={REMOVE_WORDS} {...ends} />
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
  expect(readToasts().map(({ text }) => text)).toEqual(["3 gone"]);
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

const DECIDE_WORDS = {
  title: "Reject 2?",
  text: "The agent sees why.",
  action: "Reject",
  done: (count: number) => `${count} rejected`,
  conflicts: (count: number) => `${count} decided meanwhile`,
};

/** Opens the dialog as a room does, with the last refusal in it. */
function Deciding({ decide, ...ends }: QuestionEnds & Pick<ComponentProps<typeof DecideRecords>, "decide">) {
  const [error, setError] = useState<unknown>();
  const tried = (reason: string) =>
    decide(reason).catch((refusal: unknown) => {
      setError(refusal);
      throw refusal;
    });
  return <DecideRecords rejecting words={DECIDE_WORDS} decide={tried} isBusy={false} error={error} {...ends} />;
}

test("a rejection needs a reason, which a refusal keeps, and its result is shown as numbers", async () => {
  const reasons: string[] = [];
  const decide = async (reason: string) => {
    reasons.push(reason);
    if (reasons.length === 1) throw refusedWith("diploma_not_pending");
    return { updated: 1, conflicts: ["one"] };
  };
  await openQuestion((ends) => <Deciding decide={decide} {...ends} />);
  expect(isDisabled("Reject")).toBe(true);
  await userEvent.type(screen.getByLabelText("Reason"), " The date ");
  await press("Reject");
  expect((await screen.findByRole("alert")).textContent).toContain("The server says no.");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe(" The date ");
  await press("Reject");
  await screen.findByText("Done.");
  expect(reasons).toEqual(["The date", "The date"]);
  expect(readToasts().map(({ text }) => text)).toEqual(["1 rejected", "1 decided meanwhile"]);
});
