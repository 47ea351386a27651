/** The language in which students are answered, by the door: their own once they have chosen one, else that of the page. */

import { forgetPassword } from "@ijaza/schema/accounts/calls";
import { acceptStudentCorrection, requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { expect, test } from "vitest";
import { createCorrectionRequestScene, NAME } from "../../../test/correction-request-scene.ts";
import { startTestApp } from "../../../test/harness.ts";

const { fixtures, mails, visitor } = await startTestApp();
const { setting } = createCorrectionRequestScene(fixtures);
const speaking = (language: string) => ({ headers: { language } });

test("a request is answered in the language that the student has chosen, whatever it and the agent speak", async () => {
  const { agent, student, email } = await setting();
  await student.call(updatePreferences, { language: "ar" });
  const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] }, speaking("fr"));
  await agent.call(acceptStudentCorrection, { demandId: request._id }, speaking("en"));
  const [mail] = await mails.to(email);
  expect(mail).toMatchObject({ language: "ar", subject: "قُبل طلب التصحيح الذي قدّمته" });
  expect(mail?.text).toContain("اسم العائلة بالأحرف اللاتينية");
});

test("a student who has chosen none is answered in the language of the request", async () => {
  const { agent, student, email } = await setting();
  const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] }, speaking("fr"));
  await agent.call(acceptStudentCorrection, { demandId: request._id }, speaking("en"));
  expect((await mails.to(email))[0]).toMatchObject({ language: "fr" });
});

test("a forgotten password is answered in the language that the student has chosen", async () => {
  const { student, email } = await setting();
  await student.call(updatePreferences, { language: "ar" });
  await visitor().call(forgetPassword, { email }, speaking("fr"));
  expect((await mails.to(email)).at(-1)).toMatchObject({ language: "ar" });
});

test("a forgotten password is answered in the language of the page to a student who has chosen none", async () => {
  const { email } = await setting();
  await visitor().call(forgetPassword, { email }, speaking("fr"));
  expect((await mails.to(email)).at(-1)).toMatchObject({ language: "fr" });
});
