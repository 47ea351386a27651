/** A responsable erases the student of a revoked diploma. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";

const openMenu = async (user: typeof AGENT, status: "signed" | "revoked") => {
  const diploma = diplomaWith({ status });
  await openDiplomas(user, "/diplomasList", {
    diplomas: [{ ...diploma, student: { ...diploma.student, _id: "st000000000000000000000000" } }],
    answers: { "GET /api/student/erasure/st000000000000000000000000": () => ({ status: 404 }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Actions for / }));
};

test("the menu of a signed diploma erases nobody", async () => {
  await openMenu(RESPONSABLE, "signed");
  expect(screen.queryByRole("menuitem", { name: "Erase the data" })).toBeNull();
});

test("the dialog asks by the name that the diploma has", async () => {
  await openMenu(RESPONSABLE, "revoked");
  await userEvent.click(screen.getByRole("menuitem", { name: "Erase the data" }));
  await screen.findByRole("dialog", { name: /^Erase the data of .*Amina Ben Salah/ });
});

test("an agent is not offered to erase a student", async () => {
  await openMenu(AGENT, "revoked");
  expect(screen.queryByRole("menuitem", { name: "Erase the data" })).toBeNull();
});
