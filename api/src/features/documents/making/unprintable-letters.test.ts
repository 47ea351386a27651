/** Records that are older than the check of letters: signed, but with a letter that no font can print. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getBatchFile, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { unzip } from "../../../../test/unzip.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, ended, anyone, db, verifyOptions } = await startChainApp();

let agent: Member;
let old: { id: string; batchId: string };

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (const number of [1, 2])
    await fixtures.student({ university, values: { studentNumber: `B${number}`, nationalId: `${number}` } });
  const diplomas = [1, 2].map((number) => diplomaValues(number, { studentNumber: `B${number}` }));
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  await inScope(db, EVERYTHING, (trx) =>
    trx.updateTable("diplomas").set({ title_fr: "王" }).where("diploma_number", "=", "D-000002").execute(),
  );
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const { diplomas: signed } = await agent.call(getAllDiplomas, {});
  const found = signed.find(({ diplomaNumber }) => diplomaNumber === "D-000002")!;
  old = { id: found._id, batchId: String(found.batchId) };
});

test("a diploma with a letter that no font has says so instead of its PDF", async () => {
  const refused = await agent.refused(getDiplomaFile, { id: old.id, format: "pdf" });
  expect(refused).toMatchObject({ status: 422, code: 242, error: "letter_not_printable" });
  expect(refused.message).toContain("“王” (U+738B)");
});

test("its proof is good, and its picture is there", async () => {
  const { id } = old;
  const proof = await anyone.send(getDiplomaFile, { id });
  const { verdict } = await verify(proof.rawPayload, verifyOptions);
  expect([verdict, (await anyone.send(getDocumentPicture, { id })).statusCode]).toEqual(["valid", 200]);
});

test("the archive of its batch has the other PDFs, and the reason in its place", async () => {
  const reply = await agent.send(getBatchFile, { batchId: old.batchId }, { headers: { language: "fr" } });
  const { files } = unzip(reply.rawPayload);
  expect(files.map(({ name }) => name)).toEqual(["D-000001.pdf", "D-000002.txt"]);
  expect(String(files[1]?.bytes)).toContain("aucune de ses polices ne contient «\u00a0王\u00a0» (U+738B)");
});
