/** A diploma that is revoked while its correction is under way: for fraud the correction ends with it, else it goes on. */

import { requestDiplomaCorrection } from "@ijaza/schema/correction-requests/calls";
import { decideDiplomas, revokeDiploma, signDiplomas, updateDiploma } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { createCorrectionScene, HONOURS } from "../../../test/correction-scene.ts";
import { TEST_SECRETS } from "../../../test/harness.ts";
import { fsck } from "../../fsck.ts";
import type { Finding } from "../../platform/fsck/findings.ts";

const { fixtures, anyone, ended, settled, mails, rooms, url, chain, storage } = await startChainApp();
const setting = createCorrectionScene({ fixtures, ended });

type Setting = Awaited<ReturnType<typeof setting>>;
type Reason = "fraud" | "issued_in_error";

const revoke = async ({ responsable, old }: Setting, reason: Reason) =>
  ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason }));
/** Of the mails about the correction; another one tells of the revocation. */
const lastSubject = async ({ student }: Setting) => {
  const subjects = (await mails.to(student.student.email)).map(({ subject }) => subject);
  return subjects.findLast((subject) => subject.includes("correction"));
};

describe("for fraud", () => {
  test("the pending correction is sent back, and can be accepted no more, however it is resubmitted", async () => {
    const scene = await setting();
    const { agent, responsable, student, old, correct, read } = scene;
    const corrected = await correct();
    await revoke(scene, "fraud");
    expect(await read(corrected)).toMatchObject({
      status: "rejected",
      rejectionReason: expect.stringMatching(/revoked/),
    });
    await expect.poll(() => lastSubject(scene)).toBe("The correction of diploma D-000001 has ended");

    await agent.call(updateDiploma, { _id: corrected, honours: "bien" });
    const acceptance = { diplomasIds: [corrected], decision: "accepted" as const };
    expect(await responsable.refused(decideDiplomas, acceptance)).toMatchObject({ error: "correction_barred" });
    const all = { agentId: agent.user.id, all: true as const, decision: "accepted" as const };
    expect(await responsable.refused(decideDiplomas, all)).toMatchObject({ error: "correction_barred" });
    await responsable.call(decideDiplomas, { ...acceptance, decision: "rejected", reason: "It was forged." });
    await expect.poll(() => lastSubject(scene)).toBe("The correction of diploma D-000001 has ended");
    expect(await read(old)).toMatchObject({ status: "revoked", revocationReason: "fraud", supersededBy: null });
    const items = [HONOURS];
    const again = await student.refused(requestDiplomaCorrection, { diplomaId: old, items });
    expect(again).toMatchObject({ error: "diploma_not_correctable" });
  });

  test("its student is told why in the student's language, whatever the responsable speaks", async () => {
    const scene = await setting();
    await scene.student.call(updatePreferences, { language: "fr" });
    await scene.correct();
    await revoke(scene, "fraud");
    await expect.poll(() => lastSubject(scene)).toBe("La correction du diplôme D-000001 est abandonnée");
    const received = await mails.to(scene.student.student.email);
    const [mail] = received.filter(({ subject }) => subject.includes("abandonnée"));
    expect(mail!.text).toContain("Le diplôme qu’il corrige a été révoqué.");
  });

  test("the accepted correction is sent back too, what was frozen of it is open again, and nothing is signed", async () => {
    const scene = await setting();
    const { agent, correct, accept, read } = scene;
    const corrected = await correct();
    await accept(corrected);
    await revoke(scene, "fraud");
    expect(await read(corrected)).toMatchObject({ status: "rejected" });
    expect(await agent.refused(signDiplomas, { diplomasIds: [corrected] })).toMatchObject({
      error: "diploma_not_unsigned",
    });
    expect(await agent.refused(signDiplomas, { all: true })).toMatchObject({ error: "nothing_to_sign" });
  });

  test("at the very moment of its acceptance, the correction is never left to be signed", async () => {
    const scene = await setting();
    const { responsable, old, correct, read } = scene;
    const corrected = await correct();
    const acceptance = { diplomasIds: [corrected], decision: "accepted" };
    const [accepted, revoked] = await Promise.all([
      responsable.send(decideDiplomas, acceptance),
      responsable.send(revokeDiploma, { _id: old, reason: "fraud" }),
    ]);
    expect([200, 409]).toContain(accepted.statusCode);
    expect(revoked.statusCode).toBe(202);
    await settled();
    expect(await read(corrected)).toMatchObject({ status: "rejected" });
  });

  test("the correction that is on its way is signed, the old one keeps its reason, and both can be revoked", async () => {
    const scene = await setting();
    const { agent, responsable, old, correct, accept, read } = scene;
    const corrected = await correct();
    await accept(corrected);
    const { context } = rooms.chainInsides;
    const { mayIssue } = context;
    context.mayIssue = async () => false;
    const job = await agent.call(signDiplomas, { diplomasIds: [corrected] });
    await revoke(scene, "fraud");
    context.mayIssue = mayIssue;
    expect((await ended(agent, job)).status).toBe("succeeded");
    await settled();
    expect(await read(old)).toMatchObject({ status: "revoked", revocationReason: "fraud", supersededBy: corrected });
    expect(await read(corrected)).toMatchObject({ status: "signed" });
    const after = await ended(responsable, await responsable.call(revokeDiploma, { _id: corrected, reason: "fraud" }));
    expect(after.status).toBe("succeeded");
  });
});

test("as issued in error, the correction goes on: the old one stays revoked with its reason, and points to it", async () => {
  const scene = await setting();
  const { agent, old, correct, sign, read } = scene;
  const corrected = await correct();
  await revoke(scene, "issued_in_error");
  await sign(corrected);
  await settled();
  const after = { status: "revoked", revocationReason: "issued_in_error", supersededBy: corrected };
  expect(await read(old)).toMatchObject(after);
  expect(await anyone.call(verifyDiplomaById, { id: corrected })).toMatchObject({ result: { verdict: "valid" } });
  expect(await anyone.call(verifyDiplomaById, { id: old })).toMatchObject({ result: { reason: "revoked" } });
  expect((await agent.call(getAllDiplomas)).counts).toMatchObject({ signed: 1, revoked: 1 });
});

test("records and chain agree after all of it", async () => {
  await settled();
  const findings: Finding[] = [];
  const report = (finding: Finding) => findings.push(finding);
  await fsck({ databaseUrl: url, rpcUrl: chain.url, contentKey: TEST_SECRETS.content, storage, report });
  expect(findings).toEqual([]);
});
