import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { addStudents } from "@ijaza/schema/students/calls";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { verify } from "@ijaza/verifier";
import { expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { studentValues } from "../../../test/fixtures.ts";

const { fixtures, anyone, ended, verifyOptions } = await startChainApp();

const diplomaRow = (number: number) => ({
  diplomaNumber: `D-${number}`,
  studentNumber: studentValues(number).studentNumber,
  level: "licence",
  titleFr: "Licence en droit",
  academicYear: "2025-2026",
  decisionDate: "2026-07-01",
  average: "14,5",
});

test("a cohort is imported, signed and verified, and the verdict changes when a diploma is revoked", async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const numbers = [1, 2, 3, 4, 5];
  await agent.call(addStudents, { students: numbers.map((number) => studentValues(number)) });
  const added = await agent.call(addDiplomas, { mode: "modeOne", diplomas: numbers.map(diplomaRow) });
  expect(added).toMatchObject({ created: 5, errors: [] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });

  const signing = await ended(agent, await agent.call(signDiplomas, { all: true }));
  expect(signing).toMatchObject({ status: "succeeded", done: 5, total: 5 });
  const { diplomas } = await agent.call(getAllDiplomas, { status: "signed" });
  expect(diplomas).toHaveLength(5);

  const id = diplomas[0]!._id;
  expect(await anyone.call(verifyDiplomaById, { id })).toMatchObject({ result: { verdict: "valid" } });
  const bundle = (await anyone.send(getDiplomaFile, { id })).json();
  expect(await anyone.call(verifyDiploma, { credential: bundle })).toMatchObject({ result: { verdict: "valid" } });
  const own = await verify(bundle, verifyOptions);
  expect(own).toMatchObject({
    verdict: "valid",
    facts: { claims: { titleFr: "Licence en droit" }, holderNamed: true },
  });
  expect(own.facts.claims).not.toHaveProperty("average");

  const job = await responsable.call(revokeDiploma, { _id: id, reason: "issued_in_error" });
  expect(await ended(responsable, job)).toMatchObject({ status: "succeeded" });
  expect(await verify(bundle, verifyOptions)).toMatchObject({
    verdict: "invalid",
    reason: "revoked",
  });
});
