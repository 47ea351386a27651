/** A third kind of record gets its list, details and actions from what every kind shares. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Attestation } from "../../../../schema/test/attestation.ts";
import { ATTESTATION_VIEW, AttestationList } from "../../testing/attestations.tsx";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import { renderPart } from "../../testing/render-part.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { RecordsPage } from "./records.parts.tsx";

const attestationWith = (values: Partial<Attestation>): Attestation => ({
  _id: "t0001000000000000000000000",
  status: "pending",
  agentId: AGENT._id,
  universityId: "wn000000000000000000000000",
  studentId: null,
  studentNumber: "S-0001",
  programme: "Public law",
  academicYear: "2025-2026",
  rejectionReason: null,
  submittedAt: "2026-11-18T09:00:00Z",
  decidedAt: null,
  signedAt: null,
  revokedAt: null,
  revocationReason: null,
  revocationRefusedAt: null,
  batchId: null,
  anchor: null,
  ...values,
});

const JOB = { _id: "j0000000000000000000000000", kind: "revoke", status: "running", done: 0, total: 1 };

async function open(user: typeof AGENT, shown: Attestation, answers: Answers = {}) {
  const log = serve({
    "GET /api/certificate/attestation-all": () => ({
      body: {
        attestations: [shown],
        total: 1,
        page: 1,
        pageSize: 50,
        counts: { [shown.status]: 1 },
        academicYears: [],
      },
    }),
    "GET /api/user/getAgents": () => ({ body: { agents: [], total: 0, page: 1, pageSize: 500 } }),
    ...answers,
  });
  const tabs = [{ key: "all", label: "All of them" }];
  const page = (
    <RecordsPage
      view={ATTESTATION_VIEW}
      importPath={null}
      tabs={tabs}
      list={(_, options) => <AttestationList {...options} />}
    />
  );
  await renderPart(page, { user });
  return { sent: (path: string) => log.filter((each) => each.path === path).map(({ body }) => JSON.parse(body)) };
}

const actionsOffered = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for S-0001" }));
  return screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
};

test("each role is offered the actions that the declaration allows", async () => {
  await open(RESPONSABLE, attestationWith({}));
  expect(await actionsOffered()).toEqual(["View the details", "Accept and sign", "Reject", "Copy the reference"]);
});

test("its submitter may correct and delete it, and is offered no decision", async () => {
  await open(AGENT, attestationWith({}));
  expect(await actionsOffered()).toEqual(["View the details", "Correct", "Delete", "Copy the reference"]);
});

test("a signed one shows its facts, and revoking it requires typing its number", async () => {
  const signed = attestationWith({ status: "signed" });
  const { sent } = await open(RESPONSABLE, signed, {
    "POST /api/certificate/attestation-revoke": () => ({ status: 202, body: JOB }),
    "GET /api/jobs/j0000000000000000000000000": () => ({ body: JOB }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "S-0001" }));
  const details = within(await screen.findByRole("dialog", { name: "Details of the certificate" }));
  expect(details.getAllByText("Public law").length).toBeGreaterThan(0);
  await userEvent.click(details.getByRole("button", { name: "Revoke…" }));
  const question = within(await screen.findByRole("dialog", { name: "Revoke this certificate?" }));
  await userEvent.click(question.getByRole("radio", { name: "Fraud" }));
  await userEvent.type(question.getByRole("textbox", { name: /type/ }), "S-0001");
  await userEvent.click(question.getByRole("button", { name: "Revoke the certificate" }));
  await waitFor(() =>
    expect(sent("/api/certificate/attestation-revoke")).toEqual([{ _id: signed._id, reason: "fraud" }]),
  );
});
