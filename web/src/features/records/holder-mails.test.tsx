/** The state of the mails to a holder, beside the document. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import type { Answers } from "../../testing/server.ts";

const AT = "2026-11-18T09:00:00Z";
const REPLY = "550 5.1.1 Unknown user";
const diploma = diplomaWith({ status: "signed" });
const MAILS = `/api/document/mails/${diploma._id}`;
const mailThat = (state: "queued" | "failed", answer: string | null) => ({ about: "signed", state, at: AT, answer });

const open = async (user: typeof AGENT, answers: Answers = {}) => {
  const refused = { body: { mails: [mailThat("failed", REPLY)] } };
  await openDiplomas(user, "/diplomasList", {
    diplomas: [diploma],
    answers: { [`GET ${MAILS}`]: () => refused, ...answers },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  return within(await screen.findByRole("region", { name: "E-mails to the holder" }));
};

test("a mail that was not delivered says what the server replied, and is sent again", async () => {
  const mails = await open(AGENT, { [`POST ${MAILS}`]: () => ({ body: { mails: [mailThat("queued", null)] } }) });
  await mails.findByText(REPLY);
  await userEvent.click(mails.getByRole("button", { name: "Send again" }));
  await mails.findByText("Waiting");
  await screen.findByText("The e-mail is being sent again.");
  expect(mails.queryByText(REPLY)).toBeNull();
  expect(mails.queryByRole("button", { name: "Send again" })).toBeNull();
});

test("a user who may only read sees the state, and cannot send again", async () => {
  const mails = await open(UNIVERSITY_ADMIN);
  await mails.findByText(REPLY);
  expect(mails.queryByRole("button", { name: "Send again" })).toBeNull();
});

test("a mail that cannot be sent again shows the server's message", async () => {
  const refusal = { status: 409, body: { error: "mail_not_failed", message: "There is nothing to send again." } };
  const mails = await open(AGENT, { [`POST ${MAILS}`]: () => refusal });
  await userEvent.click(await mails.findByRole("button", { name: "Send again" }));
  await mails.findByText("There is nothing to send again.");
});
