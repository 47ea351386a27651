/** The queue of a university by imports: each row leads to exactly the documents that it counts. */

import { updateUser } from "@ijaza/schema/accounts/own";
import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getPendingByResponsable } from "@ijaza/schema/diplomas/reading";
import { getWaitingImports } from "@ijaza/schema/statistics/overviews";
import { expect, test } from "vitest";
import { certificateValues, setUpCertificates, TEMPLATE } from "../../../test/certificate-scene.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { startTestApp } from "../../../test/harness.ts";
import { newId } from "../../platform/ids.ts";

const { fixtures } = await startTestApp();

const reason = "a page is missing";

/** Two files of diplomas, one of certificates, and a certificate without a file, all of one agent. */
async function scene() {
  const { university, agent, responsable } = await setUpCertificates(fixtures, { rows: [certificateValues(1)] });
  const rows = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const student = await fixtures.student({ university });
      return diplomaValues(number, { studentNumber: student.student_number });
    }),
  );
  const [master, licence, attestations] = [newId(), newId(), newId()];
  const diplomas = { mode: "modeOne" as const, fileName: "master.xlsx", importId: master };
  await agent.call(addDiplomas, { ...diplomas, diplomas: rows.slice(0, 2) });
  await agent.call(addDiplomas, { ...diplomas, diplomas: rows.slice(2), fileName: "licence.xlsx", importId: licence });
  const certificates = [certificateValues(2), certificateValues(3)];
  const file = { fileName: "attestations.csv", importId: attestations };
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates, ...file });
  return { university, agent, responsable, master, licence, attestations };
}

test("files of diplomas and of certificates, and records without a file, are in one queue", async () => {
  const { university, agent, responsable, master, licence, attestations } = await scene();
  await agent.call(updateUser, { usernameAr: "هند برادة" });
  const by = { _id: agent.user.id, username: agent.user.username, usernameAr: "هند برادة" };
  const { imports } = await responsable.call(getWaitingImports);
  expect(imports).toMatchObject([
    { kind: "certificate", importId: null, fileName: null, count: 1, agent: by },
    { kind: "diploma", importId: master, fileName: "master.xlsx", count: 2, agent: by },
    { kind: "diploma", importId: licence, fileName: "licence.xlsx", count: 1, agent: by },
    { kind: "certificate", importId: attestations, fileName: "attestations.csv", count: 2, agent: by },
  ]);
  const overseer = await fixtures.universityAdmin({ university });
  expect(await overseer.call(getWaitingImports)).toEqual({ imports });
  expect((await agent.refused(getWaitingImports)).status).toBe(403);
  expect(await (await fixtures.responsable()).call(getWaitingImports)).toEqual({ imports: [] });
});

test("lists of diplomas and of certificates can show one import of the own university", async () => {
  const { responsable, master, attestations } = await scene();
  expect(await responsable.call(getAllDiplomas, { importId: master })).toMatchObject({
    total: 2,
    counts: { pending: 2 },
  });
  expect(await responsable.call(getPendingByResponsable, { importId: master })).toMatchObject({ total: 2 });
  const listed = await responsable.call(getAllCertificates, { importId: attestations, status: "pending" });
  expect(listed).toMatchObject({ total: 2, counts: { pending: 2 } });
  expect(await responsable.call(getPendingCertificates, { importId: attestations })).toMatchObject({ total: 2 });
  expect(await responsable.call(getAllDiplomas, { importId: attestations })).toMatchObject({ total: 0 });
  const foreign = await fixtures.responsable();
  expect(await foreign.call(getAllDiplomas, { importId: master })).toMatchObject({ total: 0 });
});

test("a decision on all of an import does not affect other imports", async () => {
  const { agent, responsable, master, attestations } = await scene();
  const all = { agentId: agent.user.id, all: true, decision: "rejected", reason } as const;
  expect(await responsable.call(decideDiplomas, { ...all, importId: master })).toMatchObject({ updated: 2 });
  expect(await responsable.call(decideCertificates, { ...all, importId: attestations })).toMatchObject({ updated: 2 });
  const { imports } = await responsable.call(getWaitingImports);
  expect(imports.map(({ fileName, count }) => [fileName, count])).toEqual([
    [null, 1],
    ["licence.xlsx", 1],
  ]);
  expect((await responsable.refused(decideDiplomas, { ...all, importId: master })).error).toBe("diploma_not_pending");
});

test("an import can be given with an agent, but not with ids", async () => {
  const { responsable, master } = await scene();
  const { diplomas } = await responsable.call(getAllDiplomas, { importId: master });
  const named = {
    diplomasIds: diplomas.map(({ _id }) => _id),
    importId: master,
    decision: "rejected",
    reason,
  } as const;
  expect(await responsable.refused(decideDiplomas, named)).toMatchObject({ errors: [{ error: "ids_or_all" }] });
});
