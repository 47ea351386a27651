/** Topics of mails through HTTP: everybody switches the own topics; mails without a topic are always sent. */
import { forgetPassword } from "@ijaza/schema/accounts/calls";
import { acceptStudentCorrection, requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { getMailTopics, type MailTopic, switchMailTopic } from "@ijaza/schema/mails/topics";
import { expect, test } from "vitest";
import { createCorrectionRequestScene, NAME } from "../../../../test/correction-request-scene.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp, TEST_PUBLIC_URL } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, mails } = await startTestApp();

async function createImportScene() {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const { student_number: studentNumber } = await fixtures.student({ university });
  let number = 0;
  const submit = () => {
    number += 1;
    const row = diplomaValues(number, { studentNumber, level: "other", titleFr: `Titre ${number}` });
    return agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  };
  const reject = () =>
    responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "rejected", reason: "Absente" });
  return { agent, responsable, submit, reject };
}

const off = (topic: MailTopic) => ({ topic, on: false });
const on = (topic: MailTopic) => ({ topic, on: true });

test("each role sees its topics, all switched on", async () => {
  const [agent, responsable, student] = [
    await fixtures.agent(),
    await fixtures.responsable(),
    await fixtures.signedInStudent(),
  ];
  expect((await agent.call(getMailTopics)).topics).toEqual([on("decisions")]);
  expect((await responsable.call(getMailTopics)).topics).toEqual([on("imports"), on("deposits")]);
  expect((await student.call(getMailTopics)).topics).toEqual([on("documents"), on("corrections")]);
});

test("a topic stays switched off, switching twice changes nothing, and another role's topic is refused", async () => {
  const responsable = await fixtures.responsable();
  for (let time = 0; time < 2; time += 1) await responsable.call(switchMailTopic, off("imports"));
  expect((await responsable.call(getMailTopics)).topics).toEqual([off("imports"), on("deposits")]);
  const { topics } = await responsable.call(switchMailTopic, on("imports"));
  expect(topics).toEqual([on("imports"), on("deposits")]);
  expect(await responsable.refused(switchMailTopic, off("documents"))).toMatchObject({ error: "invalid_input" });
});

test("the log has one event for the change, without the new setting", async () => {
  const agent = await fixtures.agent();
  for (let time = 0; time < 2; time += 1) await agent.call(switchMailTopic, off("decisions"));
  const events = await inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("audit_events").select(["kind", "data"]).where("subject_id", "=", agent.user.id).execute(),
  );
  expect(events.filter(({ kind }) => kind === "user.changed")).toMatchObject([{ data: { fields: "mails_off" } }]);
});

test("an agent who switches off decisions gets no mails about them until they are on again", async () => {
  const { agent, submit, reject } = await createImportScene();
  await agent.call(switchMailTopic, off("decisions"));
  await submit();
  await reject();
  expect(await mails.to(agent.user.email)).toEqual([]);
  await agent.call(switchMailTopic, on("decisions"));
  await submit();
  await reject();
  const [mail, ...others] = await mails.to(agent.user.email);
  expect(others).toEqual([]);
  expect(mail!.text).toContain(`${TEST_PUBLIC_URL}/settings/account#mails`);
  expect(mail!.html).toContain(`href="${TEST_PUBLIC_URL}/settings/account#mails"`);
});

test("a responsable who switches off imports gets no mail about one; the responsable of another university does", async () => {
  const [one, other] = [await createImportScene(), await createImportScene()];
  await one.responsable.call(switchMailTopic, off("imports"));
  await one.submit();
  await other.submit();
  expect(await mails.to(one.responsable.user.email)).toEqual([]);
  expect(await mails.to(other.responsable.user.email)).toHaveLength(1);
});

test("a student who switches corrections off is not answered by mail, but reaches the account by one", async () => {
  const { agent, student, email } = await createCorrectionRequestScene(fixtures).setting();
  await student.call(switchMailTopic, off("corrections"));
  const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
  await agent.call(acceptStudentCorrection, { demandId: request._id });
  expect(await mails.to(email)).toEqual([]);
  await student.call(forgetPassword, { email });
  const [mail] = await mails.to(email);
  expect(mail!.text).toContain("/forget_password/");
  expect(mail!.text).not.toContain("#mails");
});
