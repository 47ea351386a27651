/** Audit events of certificates, their owners, and the check of their records. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { revokeCertificate } from "@ijaza/schema/certificates/calls";
import { getCertificateById } from "@ijaza/schema/certificates/reading";
import { deleteStudent, getOwnStudent } from "@ijaza/schema/students/calls";
import { getAgents } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { certificateValues, createCertificateScene, setUpCertificates } from "../../../test/certificate-scene.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { TEST_SECRETS } from "../../../test/harness.ts";
import { fsck } from "../../fsck.ts";
import { inScope } from "../../platform/database.ts";
import type { Finding } from "../../platform/fsck/findings.ts";

const { fixtures, ended, chain, db, url, storage } = await startChainApp();
const { waiting, accept } = createCertificateScene({ fixtures, ended });

const spoil = (universityId: string, from: string, to: string) =>
  inScope(db, { university: universityId }, (trx) =>
    sql`update certificates set content = replace(content, ${from}, ${to})`.execute(trx),
  );

test("the list of agents counts pending certificates, and the log describes every change of one", async () => {
  const { agent, responsable, ids } = await waiting(2);
  const { agents } = await responsable.call(getAgents, {});
  expect(agents).toMatchObject([{ _id: agent.user.id, pendingCertificates: 2 }]);
  await accept(responsable, [ids[0]!]);
  const revocation = { _id: ids[0]!, reason: "fraud" as const, note: "a false attendance list" };
  expect(await ended(responsable, await responsable.call(revokeCertificate, revocation))).toMatchObject({
    status: "succeeded",
  });
  const { events } = await responsable.call(getAudit, { kind: "certificate", pageSize: 50 });
  const inOrder = events.toSorted((one, other) => one.seq - other.seq);
  const kinds = inOrder
    .filter(({ subjectId }) => subjectId === ids[0])
    .map(({ kind }) => kind.replace("certificate.", ""));
  expect(kinds).toEqual(["submitted", "accepted", "signing", "signed", "revoking", "revoked"]);
});

describe("a certificate that names a student's number", () => {
  test("belongs to that student, and keeps the student's record", async () => {
    const university = await fixtures.issuingUniversity();
    const student = await fixtures.signedInStudent({ university });
    const studentNumber = student.student.student_number;
    const scene = await setUpCertificates(fixtures, { university, rows: [certificateValues(1, { studentNumber })] });
    expect(await student.call(getCertificateById, { id: scene.id })).toMatchObject({
      certificate: { email: certificateValues(1).email, studentId: student.student.id },
    });
    await accept(scene.responsable, scene.ids);
    const own = await student.call(getOwnStudent);
    expect(own.student.certificates).toMatchObject([{ _id: scene.id, status: "signed", verifications: 0 }]);
    const refusal = await scene.agent.refused(deleteStudent, { _id: student.student.id });
    expect(refusal).toMatchObject({ status: 409, error: "student_has_certificates" });
  });

  test("belongs to nobody while the number is unknown, and never to a student who only has its e-mail", async () => {
    const university = await fixtures.issuingUniversity();
    const other = await fixtures.signedInStudent({ university });
    const rows = [certificateValues(1, { studentNumber: "LATER-1", email: other.student.email })];
    const scene = await setUpCertificates(fixtures, { university, rows });
    expect(await other.refused(getCertificateById, { id: scene.id })).toMatchObject({ status: 404 });
    const later = await fixtures.signedInStudent({ university, values: { studentNumber: "LATER-1" } });
    await accept(scene.responsable, scene.ids);
    expect((await later.call(getCertificateById, { id: scene.id })).certificate.email).toBe(other.student.email);
  });
});

test("the check of the records finds nothing, until a certificate differs from what was accepted", async () => {
  const findings: Finding[] = [];
  const check = () =>
    fsck({
      databaseUrl: url,
      rpcUrl: chain.url,
      contentKey: TEST_SECRETS.content,
      storage,
      report: (each) => findings.push(each),
    });
  const { university, responsable, ids } = await waiting(1);
  await accept(responsable, ids);
  await check();
  expect(findings.filter(({ about }) => about === `certificate ${ids[0]}`)).toEqual([]);
  await spoil(university.id, "Cyber", "Syber");
  await check();
  const codes = findings.filter(({ about }) => about === `certificate ${ids[0]}`).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["content_differs", "credential_content_differs"]);
});
