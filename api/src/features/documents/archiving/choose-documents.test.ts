/** Documents that are chosen in a list, downloaded as one archive. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { getDocumentFiles } from "@ijaza/schema/documents/calls";
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { beforeAll, expect, test } from "vitest";
import { createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { unzip } from "../../../../test/unzip.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";

const { fixtures, ended } = await startChainApp();
const certificates = createCertificateScene({ fixtures, ended });
const NUMBERS = [1, 2, 3, 4];

let university: UniversityRow;
let agent: Member;
let responsable: Member;
/** By the last figure of their numbers; the fourth is not signed. */
let ids: Record<number, string>;
let erasable: { id: string; studentNumber: string };

beforeAll(async () => {
  university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  responsable = await fixtures.responsable({ university });
  const students = [];
  for (const number of NUMBERS)
    students.push(
      await fixtures.student({ university, values: { studentNumber: `D${number}`, nationalId: `${number}` } }),
    );
  erasable = { id: students[2]!.id, studentNumber: "D3" };
  const rows = NUMBERS.map((number) =>
    diplomaValues(number, { studentNumber: `D${number}`, diplomaNumber: `2026/${number}` }),
  );
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
  const { diplomas } = await agent.call(getAllDiplomas);
  ids = Object.fromEntries(diplomas.map(({ _id, diplomaNumber }) => [Number(diplomaNumber.slice(-1)), _id]));
  const diplomasIds = [1, 2, 3].map((number) => ids[number]!);
  await responsable.call(decideDiplomas, { diplomasIds, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
});

const idsOf = (numbers: readonly number[]) => numbers.map((number) => ids[number]!);
function namesIn(archive: Buffer): string[] {
  const { message, files } = unzip(archive);
  expect(message).toBe("");
  return files.map(({ name }) => name).sort();
}

test("agent and responsable download the chosen diplomas in one archive, also revoked ones, each once", async () => {
  await ended(responsable, await responsable.call(revokeDiploma, { _id: ids[2]!, reason: "other" }));
  const chosen = { kind: "diploma", ids: idsOf([2, 1, 2]) } as const;
  const reply = await agent.send(getDocumentFiles, chosen);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
  expect(namesIn(reply.rawPayload)).toEqual(["2026_1.pdf", "2026_2.pdf"]);
  // The same files, of another moment.
  expect((await responsable.send(getDocumentFiles, chosen)).rawPayload).toHaveLength(reply.rawPayload.length);
});

test("files of certificates are named by their recipients, and two of one name are told apart", async () => {
  const scene = await certificates.waiting(2, { at: { university, responsable } });
  await certificates.accept(scene.responsable, scene.ids);
  const { certificates: signed } = await scene.agent.call(getAllCertificates);
  const chosen = signed.map(({ _id }) => _id);
  const reply = await scene.agent.send(getDocumentFiles, { kind: "certificate", ids: chosen });
  expect(namesIn(reply.rawPayload)).toEqual(["Anis Ayari (2).pdf", "Anis Ayari.pdf"]);
});

test("a download is one event of the audit log, with how many they are", async () => {
  await agent.send(getDocumentFiles, { kind: "diploma", ids: idsOf([1, 3]) });
  const { events } = await responsable.call(getAudit, { kind: "diploma.downloaded" });
  expect(events[0]).toMatchObject({ data: { total: 2 }, actor: { _id: agent.user.id } });
});

test("one that is not signed refuses all of them, and is named; nothing is noted", async () => {
  const count = async () => (await responsable.call(getAudit, { kind: "diploma.downloaded" })).total;
  const before = await count();
  const refusal = await agent.refused(getDocumentFiles, { kind: "diploma", ids: idsOf([1, 4]) });
  expect(refusal).toMatchObject({ status: 409, error: "documents_not_signed" });
  expect(refusal.message).toContain("2026/4");
  expect(refusal.message).not.toContain("2026/1");
  expect(await count()).toBe(before);
});

test("ids of another university, of another kind and of nothing are unknown alike", async () => {
  const stranger = await fixtures.agent();
  const unknown = { status: 404, error: "not_found" };
  expect(await stranger.refused(getDocumentFiles, { kind: "diploma", ids: idsOf([1]) })).toMatchObject(unknown);
  expect(await agent.refused(getDocumentFiles, { kind: "certificate", ids: idsOf([1]) })).toMatchObject(unknown);
  const absent = ["0".repeat(26), ids[1]!];
  expect(await agent.refused(getDocumentFiles, { kind: "diploma", ids: absent })).toMatchObject(unknown);
});

test("an erased one says that it was erased", async () => {
  const { id, studentNumber } = erasable;
  await ended(responsable, await responsable.call(eraseStudent, { _id: id, studentNumber }));
  const refusal = await agent.refused(getDocumentFiles, { kind: "diploma", ids: idsOf([1, 3]) });
  expect(refusal).toMatchObject({ status: 410, error: "document_erased" });
});
