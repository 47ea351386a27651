/** Many diplomas revoked at once: one reason, one job, one transaction a batch, and each its own event and mail. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, revokeDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import type { Hex } from "viem";
import { afterEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { createSpoiling } from "../../../../test/spoiled-wallet.ts";
import { inScope } from "../../../platform/database.ts";
import { registryCalls } from "../../chain/chain.service.ts";

const app = await startChainApp();
const { fixtures, anyone, ended, settled, mails, rooms, db } = app;
const { spoilWallet, send } = createSpoiling(app);

let held: string | undefined;
// The revocation that names this record waits until the test releases it.
rooms.chain.on("record.revoke-many", {
  foresee: async ({ subject }) => (held && subject.recordIds.includes(held) ? { wait: "chain" } : null),
});
afterEach(() => {
  held = undefined;
});

/** A university with signed diplomas in batches of these sizes. */
async function signedBatches(...sizes: number[]) {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const students: { id: string; studentNumber: string; email: string }[] = [];
  for (const size of sizes) {
    const numbers = Array.from({ length: size }, (_, at) => students.length + at + 1);
    for (const number of numbers) {
      const values = {
        studentNumber: `M${number}`,
        nationalId: `${number}`,
        email: `m${number}.${university.id}@etu.example`,
      };
      students.push({ ...values, id: (await fixtures.student({ university, values })).id });
    }
    const rows = numbers.map((number) =>
      diplomaValues(number, { studentNumber: `M${number}`, diplomaNumber: `M-${number}` }),
    );
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
  }
  const list = async () => (await responsable.call(getAllDiplomas, { sort: "diplomaNumber", pageSize: 500 })).diplomas;
  const ids = (await list()).map(({ _id }) => _id);
  const statuses = async () => (await list()).map(({ status }) => status);
  return { university, agent, responsable, students, ids, list, statuses };
}

/** The university's revocations on their way to the chain, the first first. */
const revocationsOf = (universityId: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const rows = await trx
      .selectFrom("chain_transactions")
      .select(["kind", "status"])
      .where("university_id", "=", universityId)
      .where("kind", "in", ["record.revoke", "record.revoke-many"])
      .orderBy("seq")
      .execute();
    return rows.map(({ kind, status }) => `${kind} ${status}`);
  });

const verdictOf = async (id: string) => (await anyone.call(verifyDiplomaById, { id })).result;

test("diplomas of two batches are revoked by two transactions and one job", async () => {
  const { university, responsable, ids, list } = await signedBatches(3, 2);
  const input = { ids: [...ids, ids[0]!], reason: "issued_in_error" as const, note: "Wrong list" };
  const { job, conflicts } = await responsable.call(revokeDiplomas, input);
  expect(job).toMatchObject({ kind: "revoke", total: 5 });
  expect(conflicts).toEqual([]);
  const end = await ended(responsable, job);
  expect(end).toMatchObject({ status: "succeeded", done: 5, result: { refused: [] } });
  expect(end.result?.transactions).toHaveLength(2);
  expect(await revocationsOf(university.id)).toEqual(["record.revoke-many final", "record.revoke-many final"]);
  for (const diploma of await list()) {
    expect(diploma).toMatchObject({ status: "revoked", revocationReason: "issued_in_error" });
    expect(await verdictOf(diploma._id)).toMatchObject({ verdict: "invalid", reason: "revoked" });
  }
});

test("each of them has its events in the audit log, and each holder a mail", async () => {
  const { responsable, ids, students } = await signedBatches(2);
  const { job } = await responsable.call(revokeDiplomas, { ids, reason: "other" });
  await ended(responsable, job);
  for (const kind of ["diploma.revoking", "diploma.revoked"]) {
    const { events } = await responsable.call(getAudit, { kind });
    expect(events.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
  }
  const { events } = await responsable.call(getAudit, { kind: "diploma.revoking" });
  expect(events[0]?.actor._id).toBe(responsable.user.id);
  const countMails = async (email: string) =>
    (await mails.to(email)).filter(({ subject }) => /revoked|révoqu|أُلغيت/i.test(subject)).length;
  for (const { email } of students) await expect.poll(() => countMails(email)).toBe(1);
});

test("those that are not signed are named by row and left as they are; the others are revoked", async () => {
  const { responsable, ids, statuses } = await signedBatches(3);
  await ended(responsable, await responsable.call(revokeDiploma, { _id: ids[1]!, reason: "fraud" }));
  const { job, conflicts } = await responsable.call(revokeDiplomas, { ids, reason: "other" });
  expect(conflicts).toEqual([{ _id: ids[1], status: "revoked" }]);
  expect(job.total).toBe(2);
  await ended(responsable, job);
  expect(await statuses()).toEqual(["revoked", "revoked", "revoked"]);
  const again = await responsable.refused(revokeDiplomas, { ids, reason: "other" });
  expect(again).toMatchObject({ status: 409, error: "diploma_not_signed" });
});

test("an id of another university or of nothing refuses all of them, and changes nothing", async () => {
  const { responsable, ids, statuses } = await signedBatches(2);
  const foreign = await signedBatches(1);
  for (const unknown of [foreign.ids[0]!, "0".repeat(26)]) {
    const refusal = await responsable.refused(revokeDiplomas, { ids: [...ids, unknown], reason: "other" });
    expect(refusal).toMatchObject({ status: 404, error: "not_found" });
  }
  expect(await statuses()).toEqual(["signed", "signed"]);
  expect(await foreign.statuses()).toEqual(["signed"]);
});

test("of two calls at the same time each diploma is revoked by one", async () => {
  const { responsable, ids, statuses } = await signedBatches(3);
  const both = await Promise.all(
    [ids.slice(0, 2), ids.slice(1)].map((named) => responsable.call(revokeDiplomas, { ids: named, reason: "other" })),
  );
  // Where the second comes late, the first is through.
  const isTaken = { _id: ids[1], status: expect.stringMatching(/^revok(?:ing|ed)$/) };
  expect(both.flatMap(({ conflicts }) => conflicts)).toEqual([isTaken]);
  for (const { job } of both) expect(await ended(responsable, job)).toMatchObject({ status: "succeeded" });
  expect(await statuses()).toEqual(["revoked", "revoked", "revoked"]);
});

test("one that the chain has revoked already does not stop the others of its batch", async () => {
  const { university, responsable, ids, list, statuses } = await signedBatches(3);
  const { anchor } = (await list())[1]!;
  const { registry_id: registryId } = university;
  const place = {
    registryId,
    root: anchor!.root as Hex,
    count: anchor!.count,
    indexes: [anchor!.index],
    superseded: false,
  };
  await send({ universityId: university.id, by: "university", data: async () => registryCalls.revoke(place) });
  const { job } = await responsable.call(revokeDiplomas, { ids, reason: "other" });
  expect(await ended(responsable, job)).toMatchObject({ status: "succeeded", done: 3, result: { refused: [] } });
  expect(await statuses()).toEqual(["revoked", "revoked", "revoked"]);
  const alone = Array.from(ids, () => "record.revoke final");
  expect(await revocationsOf(university.id)).toEqual(["record.revoke-many refused", ...alone]);
});

test("what the chain refuses is named by the job, verifies as before, and what it took stays revoked", async () => {
  const { university, responsable, ids, list } = await signedBatches(2, 2);
  held = ids[2];
  const { job } = await responsable.call(revokeDiplomas, { ids, reason: "other" });
  const statusOf = async () => (await list()).map(({ status }) => status);
  await expect.poll(statusOf).toEqual(["revoked", "revoked", "revoking", "revoking"]);
  await spoilWallet(university.id);
  held = undefined;
  await settled();
  const end = await ended(responsable, job);
  expect(end).toMatchObject({ status: "succeeded", done: 4 });
  expect(end.result?.refused).toHaveLength(2);
  expect(end.result?.refused).toEqual(expect.arrayContaining(ids.slice(2)));
  for (const diploma of (await list()).slice(2)) {
    expect(diploma).toMatchObject({
      status: "signed",
      revocationReason: null,
      revocationRefusedAt: expect.any(String),
    });
  }
  const all = await responsable.call(revokeDiplomas, { ids: ids.slice(2), reason: "other" });
  expect(await ended(responsable, all.job)).toMatchObject({ status: "failed", error: { error: "chain_refused" } });
});

test("an erased one among them is revoked with the others", { tags: ["all"] }, async () => {
  const { responsable, students, ids } = await signedBatches(2);
  const { id: _id, studentNumber } = students[0]!;
  await ended(responsable, await responsable.call(eraseStudent, { _id, studentNumber }));
  const { job } = await responsable.call(revokeDiplomas, { ids, reason: "fraud" });
  expect(await ended(responsable, job)).toMatchObject({ status: "succeeded", done: 2 });
  const { events } = await responsable.call(getAudit, { kind: "diploma.revoked" });
  expect(events.map(({ subjectId }) => subjectId).sort()).toEqual(ids.toSorted());
});
