/** Cohorts after their signature, on a real chain: batches, mails, verifications, and the archive of their PDFs. */

import { getCohort, getCohortActivity, getCohortFiles } from "@ijaza/schema/cohorts/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import type { Member } from "../../../test/fixtures.ts";
import { unzip } from "../../../test/unzip.ts";
import { newId } from "../../platform/ids.ts";

const { fixtures, anyone, ended, mails, rooms } = await startChainApp();

let agent: Member;
let responsable: Member;
/** The cohort that is signed, and another that waits. */
const [signed, waiting] = [newId(), newId()];
let ids: string[];

const addressOf = (number: number) => `c${number}@etu.example`;

async function importOf(numbers: readonly number[], importId: string, university: { id: string }) {
  const diplomas = [];
  for (const number of numbers) {
    const values = { studentNumber: `C${number}`, nationalId: `${number}`, email: addressOf(number) };
    await fixtures.student({ university, values });
    diplomas.push(diplomaValues(number, { studentNumber: `C${number}`, diplomaNumber: `C-${number}` }));
  }
  await agent.call(addDiplomas, { mode: "modeOne", diplomas, importId, fileName: "c.csv" });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, importId, all: true, decision: "accepted" });
}

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  responsable = await fixtures.responsable({ university });
  mails.refuse(addressOf(2), "550 no such user");
  await importOf([1, 2, 3], signed, university);
  await importOf([4], waiting, university);
  await ended(agent, await agent.call(signDiplomas, { all: true, importId: signed }));
  const { diplomas } = await agent.call(getAllDiplomas, { importId: signed, sort: "diplomaNumber" });
  ids = diplomas.map(({ _id }) => _id);
});

test("signing all of a cohort leaves the others as they are, and each says its batch", async () => {
  expect(await responsable.call(getCohort, { id: signed })).toMatchObject({
    counts: { signed: 3, unsigned: 0 },
    batches: [{ status: "signed", count: 3, block: expect.any(Number), transaction: expect.stringMatching(/^0x/) }],
  });
  expect(await responsable.call(getCohort, { id: waiting })).toMatchObject({ counts: { unsigned: 1 }, batches: [] });
  const both = { diplomasIds: [ids[0]!], importId: signed };
  expect((await agent.refused(signDiplomas, both)).error).toBe("invalid_input");
});

test("mails that arrived and came back are counted, and told of each record", async () => {
  await mails.to(addressOf(1));
  const { activity } = await responsable.call(getCohortActivity, { id: signed, ids });
  const states = new Map(activity.map(({ recordId, mail }) => [recordId, mail?.state]));
  expect(ids.map((id) => states.get(id))).toEqual(["sent", "failed", "sent"]);
  const { mails: counted } = await responsable.call(getCohort, { id: signed });
  expect(counted).toEqual({ delivered: 2, queued: 0, returned: 1 });
});

test("verifications are counted by record and in all; records of another cohort are not told", async () => {
  for (const id of [ids[0]!, ids[0]!, ids[2]!]) await anyone.call(verifyDiplomaById, { id });
  await rooms.visits.close();
  expect((await responsable.call(getCohort, { id: signed })).verified).toEqual({ records: 2, times: 3 });
  const { activity } = await agent.call(getCohortActivity, { id: signed, ids });
  expect(new Map(activity.map((each) => [each.recordId, each.verified]))).toEqual(
    new Map([
      [ids[0], 2],
      [ids[1], 0],
      [ids[2], 1],
    ]),
  );
  expect(await agent.call(getCohortActivity, { id: waiting, ids })).toEqual({ activity: [] });
});

test("the PDFs of a cohort come as one archive: of all that are signed, or of those named", async () => {
  const namesOf = async (query: { id: string; ids?: string }) => {
    const reply = await agent.send(getCohortFiles, query);
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
    return unzip(reply.rawPayload)
      .files.map(({ name }) => name)
      .sort();
  };
  expect(await namesOf({ id: signed })).toEqual(["C-1.pdf", "C-2.pdf", "C-3.pdf"]);
  const { diplomas } = await agent.call(getAllDiplomas, { importId: waiting });
  const named = [ids[1]!, diplomas[0]!._id].join(",");
  expect(await namesOf({ id: signed, ids: named })).toEqual(["C-2.pdf"]);
});

test("a revoked record is no longer in the archive", async () => {
  await ended(responsable, await responsable.call(revokeDiploma, { _id: ids[2]!, reason: "issued_in_error" }));
  const { files } = unzip((await responsable.send(getCohortFiles, { id: signed })).rawPayload);
  expect(files.map(({ name }) => name).sort()).toEqual(["C-1.pdf", "C-2.pdf"]);
  expect((await responsable.call(getCohort, { id: signed })).counts).toMatchObject({ signed: 2, revoked: 1 });
});
