/** The pages of certificates, as the staff of a university uses them. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { certificateWith, listOfCertificates } from "../../testing/certificates.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE, UNIVERSITY } from "../../testing/people.ts";
import { pressEnabled } from "../../testing/press-enabled.ts";
import type { Answers } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const COST = { credits: 1, creditsAvailable: 100, ether: "1", etherAvailable: "1000000000000000000", batches: 1 };

const open = (user: typeof AGENT, path: string, certificates: Certificate[], answers: Answers = {}) =>
  openDiplomas(user, path, {
    diplomas: [],
    answers: {
      "GET /api/certificate/all": () => ({ body: listOfCertificates(certificates) }),
      "GET /api/certificate/signing-cost": () => ({ body: COST }),
      ...answers,
    },
  });

test("a signed certificate after its last day is shown as expired", async () => {
  const over = certificateWith({ status: "signed", expired: true, expiryDate: "2021-01-01" });
  await open(RESPONSABLE, "/certificationsList", [over]);
  const row = within(await screen.findByRole("row", { name: /Anis Ayari/ }));
  row.getByText("Expired");
  await userEvent.click(row.getByRole("button", { name: "Anis Ayari" }));
  const details = within(await screen.findByRole("dialog", { name: "Details of the certificate" }));
  details.getByText(/will see that it has expired/);
  expect(details.getAllByText("Cybersécurité").length).toBeGreaterThan(0);
});

test("a signed certificate's files can be downloaded, and its batch as one archive by those who sign and accept", async () => {
  const signed = certificateWith({ status: "signed", batchId: "b0000000000000000000000000" });
  await open(RESPONSABLE, "/certificationsList", [signed]);
  await userEvent.click(await screen.findByRole("button", { name: "Anis Ayari" }));
  const files = within(await screen.findByRole("region", { name: "Files" }));
  const buttons = files.getAllByRole("button").map(({ textContent }) => textContent);
  expect(buttons).toEqual([
    "Download the PDF",
    "Download the proof (.json)",
    "Download the Open Badge",
    "Download the credential (SD-JWT)",
  ]);
  expect(files.getByRole("link", { name: "PDFs of the whole batch (.zip)" }).getAttribute("href")).toBe(
    `/api/diploma/batch-file/${signed.batchId}`,
  );
});

test("a waiting certificate has no files", async () => {
  await open(RESPONSABLE, "/certificationsList", [certificateWith()]);
  await userEvent.click(await screen.findByRole("button", { name: "Anis Ayari" }));
  await screen.findByRole("heading", { level: 2, name: "Anis Ayari" });
  expect(screen.queryByRole("region", { name: "Files" })).toBeNull();
});

test("accepting shows its cost, and starts the signing job", async () => {
  const pending = certificateWith();
  const { sent } = await open(RESPONSABLE, `/certificates_not_confirm/${AGENT._id}`, [pending], {
    "POST /api/certificate/accept-or-reject-certificates": () => ({ status: 202, body: job("running") }),
    "GET /api/jobs/j0000000000000000000000000": () => ({ body: job("running") }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept the last one…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept and sign 1 certificate?" }));
  await dialog.findByRole("row", { name: /^Credits/ });
  await pressEnabled(dialog.getByRole("button", { name: "Accept and sign" }));
  await screen.findByText("Signing 1 certificate");
  const [body] = sent("POST /api/certificate/accept-or-reject-certificates");
  expect(body).toEqual({ agentId: AGENT._id, all: true, decision: "accepted" });
});

test("a rejection needs a reason, and names records that somebody else decided first", async () => {
  const pending = certificateWith();
  const { sent } = await open(RESPONSABLE, "/certificationsList?tab=pending", [pending], {
    "POST /api/certificate/accept-or-reject-certificates": () => ({
      body: { updated: 1, conflicts: [{ _id: pending._id, status: "signed" }] },
    }),
  });
  const row = within(await screen.findByRole("row", { name: /Anis Ayari/ }));
  await userEvent.click(row.getByRole("button", { name: "Actions for Anis Ayari" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Reject" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Reject 1 certificate?" }));
  const reject = dialog.getByRole("button", { name: "Reject" });
  expect(reject).toHaveProperty("disabled", true);
  writeInto(dialog.getByRole("textbox"), "The date is wrong");
  await userEvent.click(reject);
  await screen.findByText(/had already been decided/);
  expect(sent("POST /api/certificate/accept-or-reject-certificates")).toEqual([
    { certificatesIds: [pending._id], decision: "rejected", reason: "The date is wrong" },
  ]);
});

test("revoking a certificate requires typing the recipient's name", async () => {
  const signed = certificateWith({ status: "signed" });
  const { sent } = await open(RESPONSABLE, "/certificationsList", [signed], {
    "POST /api/certificate/revokeCertificate": () => ({ status: 202, body: { ...job("running"), kind: "revoke" } }),
    "GET /api/jobs/j0000000000000000000000000": () => ({ body: job("running") }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Anis Ayari" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Revoke…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Revoke this certificate?" }));
  await userEvent.click(dialog.getByRole("radio", { name: "Fraud" }));
  const revoke = dialog.getByRole("button", { name: "Revoke the certificate" });
  expect(revoke).toHaveProperty("disabled", true);
  writeInto(dialog.getByRole("textbox", { name: /type the recipient/ }), "Anis Ayari");
  await userEvent.click(revoke);
  await waitFor(() =>
    expect(sent("POST /api/certificate/revokeCertificate")).toEqual([{ _id: signed._id, reason: "fraud" }]),
  );
});

test("the agent corrects a rejected certificate by its template's fields", async () => {
  const rejected = certificateWith({ status: "rejected", rejectionReason: "The hours are wrong" });
  const { sent } = await open(AGENT, `/update_one_certificate?id=${rejected._id}`, [rejected], {
    "POST /api/certificate/getCertificateById": () => ({ body: { certificate: rejected } }),
    "PUT /api/certificate/updateCertificateById": () => ({ body: { certificate: rejected } }),
  });
  await screen.findByText("The hours are wrong");
  const hours = await screen.findByLabelText("Hours");
  await userEvent.clear(hours);
  await userEvent.type(hours, "many");
  await userEvent.click(screen.getByRole("button", { name: "Save and submit again" }));
  await screen.findByText(/^Not a number/);
  await userEvent.clear(hours);
  await userEvent.type(hours, "25");
  await userEvent.click(screen.getByRole("button", { name: "Save and submit again" }));
  await waitFor(() => expect(sent("PUT /api/certificate/updateCertificateById")).toHaveLength(1));
  expect(sent("PUT /api/certificate/updateCertificateById")[0]).toMatchObject({ cells: { hours: "25" } });
});

test("certificates cannot be imported if the university may not issue them", async () => {
  await open(AGENT, "/add_certification", []);
  await screen.findByText("The university does not issue certificates");
  expect(UNIVERSITY.certificateCreationEnabled).toBe(false);
});
