/** Mails to holders when a document of theirs is signed, revoked or replaced. */
import { revokeCertificate } from "@ijaza/schema/certificates/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { stopMails, unsubscribe } from "@ijaza/schema/mails/stops";
import { switchMailTopic } from "@ijaza/schema/mails/topics";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { expect, test } from "vitest";
import { certificateValues, createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { TEST_PUBLIC_URL } from "../../../../test/harness.ts";

const app = await startChainApp();
const { fixtures, ended, mails } = app;
const certificates = createCertificateScene(app);
const addressOf = (number: number) => String(certificateValues(number).email);

test("a student without a known language gets one mail in Arabic and French, with link and picture", async () => {
  const { student, diploma, university } = await fixtures.signedDiploma();
  const received = await mails.to(student.student.email);
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail).toMatchObject({
    language: "ar, fr",
    subject: `وقّعت ${university.name_ar} شهادتك / ${university.name_fr} a signé votre diplôme`,
  });
  for (const text of [mail!.text, mail!.html]) {
    expect(text).toContain(`${TEST_PUBLIC_URL}/digital_diploma/${diploma._id}`);
    expect(text).toContain(`${TEST_PUBLIC_URL}/api/document/picture/${diploma._id}`);
    expect(text).toContain("https://www.linkedin.com/profile/add?");
    expect(text).toContain(diploma.titleFr);
  }
  expect(mail!.html).toMatch(/<div lang="ar" dir="rtl"[\s\S]*<div lang="fr" dir="ltr"/);
});

test("a student who has chosen a language gets mails in it", async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.signedInStudent({ university });
  await student.call(updatePreferences, { language: "en" });
  const row = diplomaValues(1, { studentNumber: student.student.student_number });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  expect(await mails.to(student.student.email)).toEqual([]);
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const subject = `${university.name_en} has signed your diploma`;
  expect(await mails.to(student.student.email)).toMatchObject([{ language: "en", subject }]);
});

test("a student without mails about documents still gets the mail about a revocation", async () => {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.signedInStudent({ university });
  await student.call(switchMailTopic, { topic: "documents", on: false });
  const row = diplomaValues(1, { studentNumber: student.student.student_number });
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  expect(await mails.to(student.student.email)).toEqual([]);
  const { diplomas } = await agent.call(getAllDiplomas, {});
  const revocation = { _id: diplomas[0]!._id, reason: "issued_in_error" as const };
  await ended(responsable, await responsable.call(revokeDiploma, revocation));
  const [mail, ...others] = await mails.to(student.student.email);
  expect(others).toEqual([]);
  expect(mail!.subject).toContain(`${university.name_fr} a révoqué votre diplôme`);
  expect(mail!.text).not.toContain("#mails");
});

test("a mail about a signed diploma links to the page where such mails are switched off", {
  tags: ["all"],
}, async () => {
  const { student } = await fixtures.signedDiploma();
  const [mail] = await mails.to(student.student.email);
  expect(mail!.text).toContain(
    `Choisir les courriels que vous recevez\u00a0:\n${TEST_PUBLIC_URL}/student_profile#mails`,
  );
  expect(mail!.unsubscribe).toBeUndefined();
});

test("a revocation is mailed once it is final, without the reason, which is not public", async () => {
  const { student, diploma, responsable, university } = await fixtures.signedDiploma();
  const revocation = { _id: diploma._id, reason: "fraud", note: "Copied thesis" } as const;
  await ended(responsable, await responsable.call(revokeDiploma, revocation));
  const [, mail, ...others] = await mails.to(student.student.email);
  expect(others).toEqual([]);
  expect(mail!.subject).toContain(`${university.name_fr} a révoqué votre diplôme`);
  expect(mail!.text).toContain(`${TEST_PUBLIC_URL}/digital_diploma/${diploma._id}`);
  expect(mail!.text).not.toMatch(/fraud|Copied thesis/i);
});

test("for a diploma replaced by a correction one mail is sent, about the new one", { tags: ["all"] }, async () => {
  const { student, correct, sign } = await createCorrectionScene(app)();
  const correction = await correct();
  const before = (await mails.to(student.student.email)).length;
  await sign(correction);
  await app.settled();
  const after = (await mails.to(student.student.email)).slice(before);
  expect(after).toHaveLength(1);
  expect(after[0]!.text).toContain(`/digital_diploma/${correction}`);
});

test("recipients of certificates are mailed at the address that was accepted with each", async () => {
  const { university, responsable, ids } = await certificates.waiting(2);
  await certificates.accept(responsable, ids);
  for (const number of [1, 2]) {
    const [mail, ...others] = await mails.to(addressOf(number));
    expect(others).toEqual([]);
    expect(mail!.subject).toContain(`${university.name_fr} a signé un certificat à votre nom`);
    expect(mail!.text).toContain("Cybersécurité");
    expect(mail!.text).toContain("مرحبًا أنيس العياري،");
  }
  const revocation = { _id: ids[0]!, reason: "issued_in_error" as const };
  await ended(responsable, await responsable.call(revokeCertificate, revocation));
  const subjects = (await mails.to(addressOf(1))).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects[1]).toContain(`${university.name_fr} a révoqué votre certificat`);
});

test("a recipient stops mails of every university by the link in one; revocations are still mailed", async () => {
  const [one, other] = [await certificates.waiting(4), await certificates.waiting(4)];
  const to = addressOf(4);
  const stopLink = async () => new URL(/\S+\/stop_mails\/\S+/.exec((await mails.to(to)).at(-1)!.text)![0]);
  await certificates.accept(one.responsable, one.ids);
  const token = (await stopLink()).pathname.split("/").at(-1)!;
  const before = (await mails.to(to)).length;
  await app.anyone.call(stopMails, { token, stopped: true });
  await app.anyone.call(stopMails, { token, stopped: true });
  await certificates.accept(other.responsable, other.ids);
  expect(await mails.to(to)).toHaveLength(before);
  expect(await mails.to(addressOf(3))).toHaveLength(2);
  const revocation = { _id: other.ids[3]!, reason: "issued_in_error" as const };
  await ended(other.responsable, await other.responsable.call(revokeCertificate, revocation));
  expect((await mails.to(to)).at(-1)!.subject).toContain("a révoqué votre certificat");
  expect(await mails.to(to)).toHaveLength(before + 1);

  await app.anyone.call(stopMails, { token, stopped: false });
  const third = await certificates.waiting(4);
  await certificates.accept(third.responsable, third.ids);
  expect(await mails.to(to)).toHaveLength(before + 2);
});

/** The request of mail programs by RFC 8058, in either form; they send neither cookies nor a token. */
const ONE_CLICK = [
  { type: "application/x-www-form-urlencoded", payload: "List-Unsubscribe=One-Click" },
  {
    type: "multipart/form-data; boundary=b",
    payload: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  },
];

const stopsMails = async ({ type, payload }: (typeof ONE_CLICK)[number]) => {
  const [one, other] = [await certificates.waiting(1), await certificates.waiting(1)];
  await certificates.accept(one.responsable, one.ids);
  const url = (await mails.to(addressOf(1))).at(-1)!.unsubscribe!;
  expect(url).toContain(`${TEST_PUBLIC_URL}/stop_mails/`);
  const before = (await mails.to(addressOf(1))).length;
  const press = { method: "POST" as const, url: new URL(url).pathname, payload };
  const answer = await app.http.inject({ ...press, headers: { "content-type": type } });
  expect(answer.statusCode).toBe(204);
  await certificates.accept(other.responsable, other.ids);
  expect(await mails.to(addressOf(1))).toHaveLength(before);
  const token = new URL(url).pathname.split("/").at(-1)!;
  await app.anyone.call(stopMails, { token, stopped: false });
};
const STOPPED = "a mail program stops the mails by its own button, as $type";
test.each(ONE_CLICK.slice(0, 1))(STOPPED, stopsMails);
test.each(ONE_CLICK.slice(1))(STOPPED, { tags: ["all"] }, stopsMails);

test("no other call accepts a form, and this call accepts no other form", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const form = { method: "POST" as const, headers, payload: "List-Unsubscribe=Later" };
  const errorAt = async (url: string) => (await app.http.inject({ ...form, url })).json().error;
  expect(await errorAt("/stop_mails/token")).toBe("invalid_input");
  expect(await errorAt("/api/chain/rpc")).toBe("unsupported_media_type");
});

test("a link that was not made here stops nothing", async () => {
  const made = Buffer.alloc(64, 7).toString("base64url");
  for (const token of [made, "short"]) {
    expect(await app.anyone.refused(stopMails, { token, stopped: true })).toMatchObject({ error: "link_not_valid" });
    const press = { token, "List-Unsubscribe": "One-Click" as const };
    expect(await app.anyone.refused(unsubscribe, press)).toMatchObject({ error: "link_not_valid" });
  }
});
