/** The shared parts of records by themselves: what is asked before they are signed, revoked or deleted. */
import type { Job } from "@ijaza/schema/jobs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { refusedWith, renderPart } from "../../testing/render-part.tsx";
import { serve } from "../../testing/server.ts";
import { readToasts } from "../../ui/toast.ts";
import { ConfirmSigning, DecideAll, DecideRecords, RemoveRecords, RevokeRecord } from "./records.parts.tsx";

const QUEUED: Job = { _id: "j0000000000000000000000000", kind: "sign", status: "queued", done: 0, total: 3 };

type Ends = { onClose: () => void; onDone: () => void };

/** A page with a button that opens the question, as the lists have one; says once it is done. */
function Page({ question }: { question: (ends: Ends) => ReactNode }) {
  const [state, setState] = useState<"closed" | "open" | "done">("closed");
  return (
    <>
      <button type="button" onClick={() => setState("open")}>
        Open
      </button>
      {state === "done" && <p>Done.</p>}
      {state === "open" && question({ onClose: () => setState("closed"), onDone: () => setState("done") })}
    </>
  );
}

const open = async (question: (ends: Ends) => ReactNode) => {
  const store = await renderPart(<Page question={question} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return { store, dialog: await screen.findByRole("dialog") };
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const isDisabled = (name: string) => screen.getByRole("button", { name }).hasAttribute("disabled");

const COST = { credits: 3, creditsAvailable: 10, ether: "1000", etherAvailable: "2000", batches: 1 };
const SIGN_WORDS = { title: "Sign 3?", text: "For good.", action: "Sign now" };

const signing =
  (sign: () => Promise<{ _id: string }>, cost = COST, busy = false) =>
  (ends: Ends) => (
    <ConfirmSigning
      about="signing"
      count={3}
      cost={{ data: cost }}
      words={SIGN_WORDS}
      busy={busy}
      sign={sign}
      {...ends}
    />
  );

test("a signing says what it takes and leaves, and its job is followed", async () => {
  const { store, dialog } = await open(signing(async () => QUEUED));
  within(dialog).getByRole("row", { name: "Credits 3 10 7" });
  await press("Sign now");
  await screen.findByText("Done.");
  expect(JSON.stringify(store.getState())).toContain(QUEUED._id);
});

test("what costs more credits than there are cannot be signed; too little ether is only said", async () => {
  await open(signing(async () => QUEUED, { ...COST, creditsAvailable: 2, etherAvailable: "1" }));
  screen.getByText(/too few credits/);
  expect(isDisabled("Sign now")).toBe(true);
});

test("too little ether is said, and does not keep anybody from signing", async () => {
  await open(signing(async () => QUEUED, { ...COST, etherAvailable: "1" }));
  screen.getByText(/less ether than estimated/);
  expect(isDisabled("Sign now")).toBe(false);
});

test("a refused signing says why in the question, which stands and can be tried again", async () => {
  let isRefused = true;
  await open(signing(() => (isRefused ? Promise.reject(refusedWith("issuing_frozen")) : Promise.resolve(QUEUED))));
  await press("Sign now");
  expect(screen.getByRole("alert").textContent).toContain("The server says no.");
  isRefused = false;
  await press("Sign now");
  await screen.findByText("Done.");
});

test("an old password is asked for, and then what was asked before is done", async () => {
  serve({ "POST /api/user/confirmPassword": () => ({ body: {} }) });
  let calls = 0;
  const sign = async () => {
    calls += 1;
    if (calls === 1) throw { status: 403, data: { error: "password_required" } };
    return QUEUED;
  };
  await open(signing(sign));
  await press("Sign now");
  await userEvent.type(await screen.findByLabelText("Password"), "a sentence");
  await press("Confirm");
  await screen.findByText("Done.");
  expect(calls).toBe(2);
});

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

const revoking = (revoke: (given: object) => Promise<Job>) => (ends: Ends) => (
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

test("a revocation waits for its reason and for what is to be typed, and sends a note only where one was written", async () => {
  const sent: object[] = [];
  const revoke = async (given: object) => {
    sent.push(given);
    return QUEUED;
  };
  await open(revoking(revoke));
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

test("nothing that was entered is lost when a revocation is refused", async () => {
  await open(revoking(() => Promise.reject(refusedWith("no_signing_key"))));
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

const removing = (remove: (record: { _id: string }) => Promise<unknown>) => (ends: Ends) => (
  <RemoveRecords records={RECORDS} remove={remove} words={REMOVE_WORDS} {...ends} />
);

test("records are deleted one after the other, with how far it is, once however often one presses", async () => {
  const gates = RECORDS.map(() => gateFor<void>());
  const asked: string[] = [];
  const remove = ({ _id }: { _id: string }) => {
    asked.push(_id);
    return gates[asked.length - 1]!.opened;
  };
  await open(removing(remove));
  await press("Delete");
  await press("Delete");
  expect(asked).toEqual(["a"]);
  gates[0]!.open();
  await screen.findByRole("progressbar");
  for (const gate of gates) gate.open();
  await screen.findByText("Done.");
  expect(asked).toEqual(["a", "b", "c"]);
  expect(readToasts().map(({ text }) => text)).toEqual(["3 gone"]);
});

test("a refusal ends the deleting, and says why", async () => {
  const asked: string[] = [];
  const remove = async ({ _id }: { _id: string }) => {
    asked.push(_id);
    if (_id === "b") throw refusedWith("diploma_not_editable");
  };
  await open(removing(remove));
  await press("Delete");
  expect((await screen.findByRole("alert")).textContent).toContain("The server says no.");
  expect(asked).toEqual(["a", "b"]);
  expect(readToasts()).toEqual([]);
});

test("how much waits is read out as a sentence, beside what settles all of it", async () => {
  await renderPart(
    <DecideAll total={1200} text="1,200 diplomas wait.">
      <button type="button">Accept all</button>
    </DecideAll>,
  );
  screen.getByText("1,200 diplomas wait.");
  screen.getByRole("button", { name: "Accept all" });
});

test("Escape closes a question, and the focus goes back to what opened it", async () => {
  const { dialog } = await open(revoking(async () => QUEUED));
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

/** Asks like a room does: what the last try was refused with stands beside it. */
function Deciding({ decide, ...ends }: Ends & Pick<ComponentProps<typeof DecideRecords>, "decide">) {
  const [error, setError] = useState<unknown>();
  const tried = (reason: string) =>
    decide(reason).catch((refusal: unknown) => {
      setError(refusal);
      throw refusal;
    });
  return <DecideRecords rejecting words={DECIDE_WORDS} decide={tried} isBusy={false} error={error} {...ends} />;
}

test("a rejection needs a reason, which a refusal does not lose, and is told in numbers", async () => {
  const reasons: string[] = [];
  const decide = async (reason: string) => {
    reasons.push(reason);
    if (reasons.length === 1) throw refusedWith("diploma_not_pending");
    return { updated: 1, conflicts: ["one"] };
  };
  await open((ends) => <Deciding decide={decide} {...ends} />);
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
