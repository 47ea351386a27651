/** Revoking several diplomas from the bar of the selection: their names, one reason, their number, one call. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import type { Answers } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";
import { readToasts } from "../../ui/toast.ts";

const CALL = "POST /api/diploma/revoke-many";
const signed = (count: number) =>
  Array.from({ length: count }, (_, at) => diplomaWith({ status: "signed", diplomaNumber: `D-${at + 1}` }));
const revoking = (conflicts: object[] = []): Answers => ({
  [CALL]: () => ({ status: 202, body: { job: { ...job("running"), total: 2 }, conflicts } }),
});

const openDialog = async (count: number) => {
  const boxes = await screen.findAllByRole("checkbox", { name: "Select Amina Ben Salah" });
  for (const box of boxes) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Revoke…" }));
  return within(screen.getByRole("dialog", { name: `Revoke ${count} diplomas?` }));
};

test("several are revoked by one call with one reason, once their number is typed", async () => {
  const diplomas = signed(3);
  const { sent } = await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas, answers: revoking() });
  const dialog = await openDialog(3);
  const button = dialog.getByRole("button", { name: "Revoke 3 diplomas" });
  await userEvent.click(dialog.getByLabelText("Issued in error"));
  await userEvent.type(dialog.getByLabelText(/the number of diplomas/), "2");
  expect(button.hasAttribute("disabled")).toBe(true);
  await userEvent.clear(dialog.getByLabelText(/the number of diplomas/));
  await userEvent.type(dialog.getByLabelText(/the number of diplomas/), "3");
  writeInto(dialog.getByLabelText("Note"), "Wrong list");
  await userEvent.click(button);
  const body = { ids: diplomas.map(({ _id }) => _id), reason: "issued_in_error", note: "Wrong list" };
  await waitFor(() => expect(sent(CALL)).toEqual([body]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
});

test("the dialog names the first of them, and how many more there are", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: signed(7) });
  const dialog = await openDialog(7);
  expect(dialog.getAllByText(/^D-\d$/).map(({ textContent }) => textContent)).toEqual([
    "D-1",
    "D-2",
    "D-3",
    "D-4",
    "D-5",
  ]);
  dialog.getByText("and 2 more");
  expect(dialog.queryByLabelText(/Replaced by/)).toBeNull();
});

test("those that are no longer signed are named, and the job counts the others", async () => {
  const diplomas = signed(3);
  const answers = revoking([{ _id: diplomas[1]!._id, status: "revoked" }]);
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas, answers });
  const dialog = await openDialog(3);
  await userEvent.click(dialog.getByLabelText("Fraud"));
  await userEvent.type(dialog.getByLabelText(/the number of diplomas/), "٣");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke 3 diplomas" }));
  await screen.findByText("Revoking 2 diplomas");
  expect(readToasts().map(({ text }) => text)).toEqual([
    "1 diploma is no longer signed and was left unchanged: Amina Ben Salah (D-2)",
  ]);
});

test("a refusal keeps what was entered", { tags: ["all"] }, async () => {
  const refusal = {
    status: 409,
    body: { error: "diploma_not_signed", message: "Only a signed diploma can be revoked." },
  };
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: signed(2), answers: { [CALL]: () => refusal } });
  const dialog = await openDialog(2);
  await userEvent.click(dialog.getByLabelText("Fraud"));
  await userEvent.type(dialog.getByLabelText(/the number of diplomas/), "2");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke 2 diplomas" }));
  await dialog.findByText("Only a signed diploma can be revoked.");
  expect(dialog.getByLabelText<HTMLInputElement>("Fraud").checked).toBe(true);
});

test("an agent is not offered to revoke", async () => {
  await openDiplomas(AGENT, "/diplomasList", { diplomas: signed(2) });
  for (const box of await screen.findAllByRole("checkbox", { name: "Select Amina Ben Salah" }))
    await userEvent.click(box);
  const bar = within(screen.getByRole("region", { name: "Selection" }));
  bar.getByRole("button", { name: "Download 2 PDFs" });
  expect(bar.queryByRole("button", { name: "Revoke…" })).toBeNull();
});
