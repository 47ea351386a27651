/** The state of mails to holders: shown only to their university, and sent again after a correction. */
import { revokeCertificate } from "@ijaza/schema/certificates/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { getDocumentMails, sendDocumentMailAgain } from "@ijaza/schema/documents/mails";
import { updateStudent } from "@ijaza/schema/students/calls";
import { expect, test } from "vitest";
import { certificateValues, createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";

const app = await startChainApp();
const { fixtures, ended, mails } = app;
const UNKNOWN_USER = "550 5.1.1 Unknown user";

/** A diploma that is signed while the mail server refuses its holder's address. */
async function createRefusedScene() {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.student({ university });
  mails.refuse(student.email, UNKNOWN_USER);
  const row = diplomaValues(1, { studentNumber: student.student_number });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  await mails.to(student.email);
  const id = (await agent.call(getAllDiplomas)).diplomas[0]!._id;
  const look = async () => (await agent.call(getDocumentMails, { id })).mails;
  return { university, agent, responsable, student, id, look };
}

test("an accepted mail has the state sent, and so has the one about the revocation", async () => {
  const certificates = createCertificateScene(app);
  const { responsable, ids } = await certificates.waiting(1);
  await certificates.accept(responsable, ids);
  const id = ids[0]!;
  await mails.to(String(certificateValues(1).email));
  const signed = { about: "signed", state: "sent", answer: null };
  expect((await responsable.call(getDocumentMails, { id })).mails).toMatchObject([signed]);
  await ended(responsable, await responsable.call(revokeCertificate, { _id: id, reason: "issued_in_error" }));
  await mails.to(String(certificateValues(1).email));
  const revoked = { about: "revoked", state: "sent", answer: null };
  expect((await responsable.call(getDocumentMails, { id })).mails).toMatchObject([signed, revoked]);
  expect(await responsable.refused(sendDocumentMailAgain, { id })).toMatchObject({ error: "mail_not_failed" });
});

test("the reply of the refusing server is shown, and a repeated mail goes to the corrected address", async () => {
  const { agent, student, id, look } = await createRefusedScene();
  expect(await look()).toMatchObject([{ about: "signed", state: "failed", answer: UNKNOWN_USER }]);
  await agent.call(updateStudent, { _id: student.id, email: "right@etu.example" });
  const { mails: after } = await agent.call(sendDocumentMailAgain, { id });
  expect(after).toMatchObject([{ state: "queued", answer: null }]);
  const received = (await mails.to("right@etu.example")).filter(({ text }) => text.includes(`/digital_diploma/${id}`));
  expect(received).toHaveLength(1);
  expect(await look()).toMatchObject([{ about: "signed", state: "sent", answer: null }]);
  expect(await agent.refused(sendDocumentMailAgain, { id })).toMatchObject({ error: "mail_not_failed" });
});

test("of a document revoked meanwhile the mail about the revocation is sent again, not the former one", async () => {
  const { agent, responsable, student, id, look } = await createRefusedScene();
  await ended(responsable, await responsable.call(revokeDiploma, { _id: id, reason: "issued_in_error" }));
  await mails.to(student.email);
  expect(await look()).toMatchObject([{ state: "failed" }, { about: "revoked", state: "failed" }]);
  await agent.call(updateStudent, { _id: student.id, email: "moved@etu.example" });
  await agent.call(sendDocumentMailAgain, { id });
  const received = (await mails.to("moved@etu.example")).filter(({ text }) => text.includes(`/digital_diploma/${id}`));
  expect(received.map(({ subject }) => subject)).toEqual([expect.stringContaining("a révoqué votre diplôme")]);
  expect(await look()).toMatchObject([{ state: "failed" }, { about: "revoked", state: "sent" }]);
  expect(await agent.refused(sendDocumentMailAgain, { id })).toMatchObject({ error: "mail_not_failed" });
});

test("of two who send it again together one does", async () => {
  const { agent, responsable, student, id, look } = await createRefusedScene();
  mails.setUp(false);
  const answers = await Promise.all([agent, responsable].map((each) => each.send(sendDocumentMailAgain, { id })));
  await mails.to(student.email);
  // An error before a server has replied is internal, and shown to nobody.
  expect(await look()).toMatchObject([{ state: "queued", answer: null }]);
  mails.setUp(true);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("another university sees nothing of it and cannot send it again", async () => {
  const { id } = await createRefusedScene();
  const foreign = await fixtures.agent();
  for (const call of [getDocumentMails, sendDocumentMailAgain])
    expect(await foreign.refused(call, { id })).toMatchObject({ error: "not_found" });
});
