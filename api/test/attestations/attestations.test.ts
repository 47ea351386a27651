/** A third kind of record, from the import to the revocation, built from what the room records offers. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { expect, test } from "vitest";
import { ATTESTATION, CALLS, listPending } from "../../../schema/test/attestation.ts";
import { mountRecord } from "../../src/features/records/records.service.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { startChainApp } from "../chain-harness.ts";
import { TEST_SECRETS } from "../harness.ts";
import { startTestDatabase } from "../test-database.ts";
import { createAttestations } from "./attestations.service.ts";
import { makeTable } from "./attestations.tables.ts";

const database = await startTestDatabase();
await makeTable(database.owner);
const { fixtures, anyone, ended, mails } = await startChainApp({
  database,
  undeclaredEvents: ["attestation."],
  addRooms(mount, { records, students, universities, users }) {
    const deps = { db: database.db, clock: systemClock, contentKey: TEST_SECRETS.content };
    mountRecord(mount, ATTESTATION, createAttestations({ ...deps, records, students, universities, users }));
  },
});

const rowOf = (studentNumber: string, values: object = {}) => {
  return { studentNumber, programme: "Mastère de droit public", academicYear: "2025-2026", ...values };
};

async function waiting(numbers: readonly [string, ...string[]]) {
  const university = await fixtures.issuingUniversity();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  const student = await fixtures.student({ university, values: { studentNumber: numbers[0] } });
  await agent.call(CALLS.add, { attestations: numbers.map((number) => rowOf(number)) });
  const { attestations } = await responsable.call(listPending, { sort: "submittedAt" });
  return { university, agent, responsable, student, ids: attestations.map(({ _id }) => _id).reverse() };
}

test("attestations are imported, corrected, signed, read and revoked as every record is", async () => {
  const { agent, responsable, student, ids } = await waiting(["S-1", "S-2", "S-3"]);
  const [first, second, third] = ids as [string, string, string];
  await agent.call(CALLS.correct, { _id: second, cells: { programme: "Licence d’anglais" } });
  await agent.call(CALLS.remove, { _id: third });
  expect(await responsable.refused(CALLS.revoke, { _id: first, reason: "fraud" })).toMatchObject({ status: 409 });

  const signed = await responsable.call(CALLS.decide, { attestationsIds: [first, second], decision: "accepted" });
  expect(await ended(responsable, signed as Job)).toMatchObject({ status: "succeeded", total: 2 });
  const { attestation } = await anyone.call(CALLS.read, { id: second });
  expect(attestation).toMatchObject({ status: "signed", programme: "Licence d’anglais", anchor: { count: 2 } });
  expect(attestation).not.toHaveProperty("studentNumber");

  const revoking = await responsable.call(CALLS.revoke, { _id: first, reason: "issued_in_error" });
  expect(await ended(responsable, revoking)).toMatchObject({ status: "succeeded" });
  expect(await agent.call(CALLS.listAll, {})).toMatchObject({
    total: 2,
    counts: { signed: 1, revoked: 1, pending: 0 },
  });
  await expect
    .poll(async () => (await mails.to(student.email!)).map(({ subject }) => subject))
    .toEqual([expect.stringContaining("وُقّعت"), expect.stringContaining("أُلغيت")]);
});

test("missing values are reported, an existing row adds nothing, and a trial import stores nothing", async () => {
  const { agent, responsable } = await waiting(["S-1"]);
  const attestations = [rowOf("S-1"), rowOf("S-2", { academicYear: "2026" }), rowOf("S-3")];
  const tried = await agent.call(CALLS.tryOut, { attestations });
  expect(tried).toMatchObject({ existing: 1, attestations: [{ row: 3, errors: [{ path: "academicYear" }] }] });
  expect(await responsable.call(listPending, {})).toMatchObject({ total: 1 });
  expect(await agent.call(CALLS.add, { attestations })).toMatchObject({
    created: 1,
    existing: 1,
    errors: [{ row: 3 }],
  });
});

test("forbidden decisions are refused as the declaration says", async () => {
  const { agent, responsable, ids } = await waiting(["S-1"]);
  const decision = { attestationsIds: ids, decision: "rejected" as const, reason: "Another year" };
  expect(await agent.refused(CALLS.decide, decision)).toMatchObject({ status: 403 });
  const stranger = await fixtures.responsable();
  expect(await stranger.refused(CALLS.decide, decision)).toMatchObject({ status: 404 });
  expect(await responsable.call(CALLS.decide, decision)).toEqual({ updated: 1, conflicts: [] });
  expect(await responsable.refused(CALLS.decide, decision)).toMatchObject({ error: "certificate_not_pending" });
  expect(await anyone.refused(CALLS.read, { id: ids[0]! })).toMatchObject({ status: 404 });
});
