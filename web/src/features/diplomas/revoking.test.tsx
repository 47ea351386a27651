/** Revoking a diploma through the page: reason, number, password, and what the chain refused. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { RESPONSABLE } from "../../testing/people.ts";
import { writeInto } from "../../testing/write-into.ts";

test("revoking a diploma requires a reason and its number", async () => {
  const diploma = diplomaWith({ status: "signed" });
  const { sent } = await openDiplomas(RESPONSABLE, "/diplomasList", {
    diplomas: [diploma],
    answers: { "POST /api/diploma/revokeDiploma": () => ({ status: 202, body: job("queued") }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Amina Ben Salah" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Revoke…" }));
  const button = screen.getByRole("button", { name: "Revoke the diploma" });
  await userEvent.click(screen.getByLabelText("Issued in error"));
  expect(button.hasAttribute("disabled")).toBe(true);
  writeInto(screen.getByLabelText(/To confirm, type/), diploma.diplomaNumber);
  await userEvent.click(button);
  await waitFor(() =>
    expect(sent("POST /api/diploma/revokeDiploma")).toEqual([{ _id: diploma._id, reason: "issued_in_error" }]),
  );
});

test("a diploma is not revoked if the password is not entered", async () => {
  const diploma = diplomaWith({ status: "signed" });
  const { sent } = await openDiplomas(RESPONSABLE, "/diplomasList", {
    diplomas: [diploma],
    answers: {
      "POST /api/diploma/revokeDiploma": () => ({ status: 403, body: { error: "password_required" } }),
      "POST /api/user/confirmPassword": () => ({
        status: 401,
        body: { error: "invalid_credentials", message: "Wrong." },
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Amina Ben Salah" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Revoke…" }));
  await userEvent.click(screen.getByLabelText("Fraud"));
  writeInto(screen.getByLabelText(/To confirm, type/), diploma.diplomaNumber);
  await userEvent.click(screen.getByRole("button", { name: "Revoke the diploma" }));
  writeInto(await screen.findByLabelText("Password"), "a wrong one");
  const prompt = screen.getByRole("dialog", { name: "Confirm your password" });
  await userEvent.click(within(prompt).getByRole("button", { name: "Confirm" }));
  await within(prompt).findByText("Wrong.");
  await userEvent.click(within(prompt).getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("button", { name: "Revoke the diploma" }).hasAttribute("disabled")).toBe(false);
  expect(sent("POST /api/diploma/revokeDiploma")).toHaveLength(1);
});

test("the details of a revoked diploma show the reason in the reader's language", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", {
    diplomas: [diplomaWith({ status: "revoked", revocationReason: "issued_in_error" })],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  await screen.findByText(/Issued in error/);
});

test("a superseded diploma that the chain refused to revoke says so, and can be revoked as superseded again", async () => {
  const standing = { status: "signed" as const, supersededBy: "d9999000000000000000000000" };
  const diploma = diplomaWith({ ...standing, revocationRefusedAt: "2026-11-19T09:00:00Z" });
  const { sent } = await openDiplomas(RESPONSABLE, "/diplomasList", {
    diplomas: [diploma],
    answers: { "POST /api/diploma/revokeDiploma": () => ({ status: 202, body: job("queued") }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  await screen.findByText(/The blockchain rejected the revocation/);
  await userEvent.click(screen.getByRole("button", { name: "Revoke…" }));
  await userEvent.click(screen.getByLabelText("Replaced by a corrected diploma"));
  writeInto(screen.getByLabelText(/To confirm, type/), diploma.diplomaNumber);
  await userEvent.click(screen.getByRole("button", { name: "Revoke the diploma" }));
  await waitFor(() =>
    expect(sent("POST /api/diploma/revokeDiploma")).toEqual([{ _id: diploma._id, reason: "superseded" }]),
  );
});
