/** Mails to the staff about records: decisions to their agents, waiting imports to the responsable. */

import { updateUser } from "@ijaza/schema/accounts/own";
import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { updateUniversity } from "@ijaza/schema/universities/calls";
import { expect, test } from "vitest";
import { certificateValues, setUpCertificates, TEMPLATE } from "../../../../test/certificate-scene.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { newId } from "../../../platform/ids.ts";

const { fixtures, mails } = await startTestApp();

/** A university with an agent, a responsable, and a student who can have any number of diplomas. */
async function setting() {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.student({ university });
  const row = (number: number) =>
    diplomaValues(number, { studentNumber: student.student_number, level: "other", titleFr: `Titre ${number}` });
  const add = (rows: readonly number[], importId?: string) =>
    agent.call(addDiplomas, {
      mode: "modeOne",
      diplomas: rows.map(row),
      firstRow: rows[0] ?? 1,
      importId,
    });
  const all = { agentId: agent.user.id, all: true as const };
  return { university, agent, responsable, add, all };
}

const mailsTo = ({ user: { email } }: { user: { email: string } }) => mails.to(email);

test("the responsable gets one mail for all calls of an import, naming the agent; another import again", async () => {
  const { agent, responsable, add } = await setting();
  const importId = newId();
  await add([1, 2], importId);
  await add([3], importId);
  const [mail, ...others] = await mailsTo(responsable);
  expect(others).toEqual([]);
  expect(mail!.subject).toContain("Un import de diplômes attend votre décision");
  expect(mail!.text).toContain(agent.user.username);
  expect(mail!.text).toContain(`/diplomas_not_confirm/${agent.user.id}`);
  await add([4], newId());
  expect(await mailsTo(responsable)).toHaveLength(2);
});

test("in Arabic the responsable and the agent are named in Arabic letters, and in French by their usernames", async () => {
  const { agent, responsable, add } = await setting();
  await agent.call(updateUser, { usernameAr: "هند برادة" });
  await responsable.call(updateUser, { usernameAr: "منير بالحاج" });
  await responsable.call(updatePreferences, { language: "ar" });
  await add([1], newId());
  await responsable.call(updatePreferences, { language: "fr" });
  await add([2], newId());
  const [arabic, french] = await mailsTo(responsable);
  expect(arabic!.text).toContain("مرحبًا منير بالحاج،");
  expect(arabic!.text).toContain("هند برادة");
  expect(arabic!.text).not.toContain(agent.user.username);
  expect(french!.text).toContain(`Bonjour ${responsable.user.username},`);
  expect(french!.text).toContain(agent.user.username);
});

test("another university's import with the same name is mailed too, an import without new rows is not", async () => {
  const [one, other] = [await setting(), await setting()];
  const importId = newId();
  await one.add([1], importId);
  await other.add([1], importId);
  await other.add([1], newId());
  expect(await mailsTo(other.responsable)).toHaveLength(1);
});

test("an agent gets one mail for a rejection, with its reason and the first ten records", async () => {
  const { agent, responsable, add, all } = await setting();
  await agent.call(updatePreferences, { language: "fr" });
  await add([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  await responsable.call(decideDiplomas, { ...all, decision: "rejected", reason: "Moyenne absente" });
  const [mail, ...others] = await mailsTo(agent);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: "fr", subject: "Renvoyés pour correction : diplômes que vous avez soumis" });
  expect(mail!.text).toContain("Motif\u00a0: Moyenne absente");
  expect(mail!.text).toMatch(/\(12\)\u00a0: (D-\d+ · ){9}D-\d+ …/);
});

test("an agent gets a mail for an acceptance, and a colleague without decided records does not", async () => {
  const { university, agent, responsable, add, all } = await setting();
  const colleague = await fixtures.agent({ university });
  await agent.call(updatePreferences, { language: "en" });
  await add([1]);
  await responsable.call(decideDiplomas, { ...all, decision: "accepted" });
  expect(await mailsTo(agent)).toMatchObject([{ subject: "Accepted: diplomas that you submitted" }]);
  expect(await mailsTo(colleague)).toEqual([]);
});

test("a recipient without a chosen language gets that of the university, else Arabic and French", async () => {
  const { university, agent, responsable, add, all } = await setting();
  const founder = await fixtures.admin("admin_alecso");
  const languages = [];
  for (const language of ["en", null] as const) {
    const { university: changed } = await founder.call(updateUniversity, { _id: university.id, language });
    expect(changed.language).toBe(language);
    await add([languages.length + 1]);
    await responsable.call(decideDiplomas, { ...all, decision: "accepted" });
    languages.push((await mailsTo(agent)).at(-1)!.language);
  }
  await founder.call(updateUniversity, { _id: university.id, language: "en" });
  await agent.call(updatePreferences, { language: "fr" });
  await add([3]);
  await responsable.call(decideDiplomas, { ...all, decision: "accepted" });
  languages.push((await mailsTo(agent)).at(-1)!.language);
  expect(languages).toEqual(["en", "ar, fr", "fr"]);
});

test("certificates are mailed in the same way: the import to the responsable, the rejection to the agent", async () => {
  const { agent, responsable, ids } = await setUpCertificates(fixtures);
  const certificates = [certificateValues(2)];
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates, importId: newId() });
  await responsable.call(decideCertificates, { certificatesIds: ids, decision: "rejected", reason: "Note absente" });
  expect((await mailsTo(responsable)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Un import de certificats"),
    expect.stringContaining("Un import de certificats"),
  ]);
  const [mail] = await mailsTo(agent);
  expect(mail!.text).toContain("Motif\u00a0: Note absente");
  expect(mail!.text).toContain("Anis Ayari");
});
