/** A responsable erases certificates of people who have no student's record. */
import type { CertificateErasure } from "@ijaza/schema/privacy/erasure";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { certificateWith, listOfCertificates } from "../../testing/certificates.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import type { Answers } from "../../testing/server.ts";

const CERTIFICATE = certificateWith({ _id: "c7qf20000000000000000k9x2m", status: "signed" });
const OTHER = "c7qf20000000000000000other";
const JOB = { _id: "job", kind: "erasure.files", status: "queued", done: 0, total: 4 };

type Listed = CertificateErasure["certificates"][number];
const listed = (overrides: Partial<Listed> = {}): Listed => ({
  _id: CERTIFICATE._id,
  recipientFirstName: "Anis",
  recipientLastName: "Ayari",
  recipientFirstNameAr: null,
  recipientLastNameAr: null,
  templateName: "Certificate",
  issueDate: "2026-10-15",
  status: "signed",
  files: 2,
  mails: 1,
  hasToWait: false,
  ...overrides,
});
const SECOND = listed({ _id: OTHER, templateName: "Workshop", status: "pending", files: 0, mails: 4 });

async function open({
  certificate = CERTIFICATE,
  user = RESPONSABLE,
  certificates = [listed(), SECOND],
  answers = {},
}: {
  certificate?: typeof CERTIFICATE;
  user?: typeof AGENT;
  certificates?: Listed[];
  answers?: Answers;
} = {}) {
  const opened = await openDiplomas(user, "/certificationsList", {
    diplomas: [],
    answers: {
      "GET /api/certificate/all": () => ({ body: listOfCertificates([certificate]) }),
      [`GET /api/certificate/erasure/${CERTIFICATE._id}`]: () => ({
        body: { erasure: { email: "anis@mail.example", certificates } },
      }),
      "POST /api/certificate/erase": () => ({ status: 202, body: JOB }),
      "POST /api/user/confirmPassword": () => ({ status: 204 }),
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Anis Ayari" }));
  return opened;
}

async function ask() {
  await userEvent.click(screen.getByRole("menuitem", { name: "Erase the data" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Erase the data of/ }));
  await dialog.findByText("What will be deleted");
  return dialog;
}

test("before an erasure the responsable reads what goes with its numbers, what stays, and what is not revoked", async () => {
  await open();
  const dialog = await ask();
  const numberOf = (label: RegExp) => dialog.getByText(label).nextElementSibling?.textContent;
  expect([numberOf(/^Valid documents/), numberOf(/^Files/), numberOf(/^E-mails/)]).toEqual(["1", "2", "1"]);
  expect(dialog.queryByText(/^Documents never signed/)).toBeNull();
  dialog.getByText(/A fingerprint of 32 bytes/);
  dialog.getByText(/^Erasing does not revoke/);
  await userEvent.click(dialog.getByRole("checkbox", { name: /Workshop/ }));
  expect([numberOf(/^Documents never signed/), numberOf(/^E-mails/)]).toEqual(["1", "5"]);
});

test("the end of the reference is typed, and of the others only those that are ticked go with it", async () => {
  const { sent } = await open();
  const dialog = await ask();
  const action = dialog.getByRole("button", { name: "Erase the data" });
  expect(dialog.getByRole("checkbox", { name: /^Anis Ayari Certificate · .* Signed$/ })).toHaveProperty(
    "disabled",
    true,
  );
  await userEvent.click(dialog.getByRole("checkbox", { name: /Workshop/ }));
  const end = dialog.getByLabelText(/last six characters of the reference: .*0K9X2M/);
  await userEvent.type(end, "k9x2n");
  expect(action).toHaveProperty("disabled", true);
  await userEvent.clear(end);
  await userEvent.type(end, "0k9x2-m");
  await userEvent.click(action);
  await screen.findByText(/erased\. The files are being removed/);
  expect(sent("POST /api/certificate/erase")).toEqual([
    { _id: CERTIFICATE._id, others: [OTHER], reference: "0k9x2-m" },
  ]);
});

test("without a recent password it is asked for, and the erasure goes on with it", async () => {
  let tries = 0;
  const erase = () => {
    tries += 1;
    return tries === 1 ? { status: 403, body: { error: "password_required" } } : { status: 202, body: JOB };
  };
  const { sent } = await open({ answers: { "POST /api/certificate/erase": erase }, certificates: [listed()] });
  const dialog = await ask();
  expect(dialog.queryByRole("checkbox")).toBeNull();
  await userEvent.type(dialog.getByLabelText(/last six characters/), "0K9X2M");
  await userEvent.click(dialog.getByRole("button", { name: "Erase the data" }));
  const prompt = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
  await userEvent.type(prompt.getByLabelText("Password"), "correct horse");
  await userEvent.click(prompt.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(sent("POST /api/certificate/erase")).toHaveLength(2));
});

test("while one that is ticked is being signed the dialog says so, and offers nothing to type", async () => {
  await open({ certificates: [listed(), { ...SECOND, status: "signing", hasToWait: true }] });
  const dialog = await ask();
  dialog.getByLabelText(/last six characters/);
  await userEvent.click(dialog.getByRole("checkbox", { name: /Workshop/ }));
  dialog.getByText(/is being signed or revoked, or signing it failed/);
  expect(dialog.queryByLabelText(/last six characters/)).toBeNull();
  expect(dialog.getByRole("button", { name: "Erase the data" })).toHaveProperty("disabled", true);
});

test("a certificate of a student is erased with the student", async () => {
  await open({ certificate: { ...CERTIFICATE, studentId: "st000000000000000000000000" } });
  screen.getByRole("menuitem", { name: "Copy the reference" });
  expect(screen.queryByRole("menuitem", { name: "Erase the data" })).toBeNull();
});

test("an agent is not offered to erase anything", async () => {
  await open({ user: AGENT });
  screen.getByRole("menuitem", { name: "Copy the reference" });
  expect(screen.queryByRole("menuitem", { name: "Erase the data" })).toBeNull();
});
