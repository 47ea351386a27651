/** Students created by an import of diplomas: the mail about their first signed diploma has the first sign-in code. */
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { addStudents, getStudents } from "@ijaza/schema/students/calls";
import { signInWithCode } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { TEST_PUBLIC_URL } from "../../../../test/harness.ts";

const { fixtures, ended, mails, visitor } = await startChainApp();

const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;
const WITH_CODE = /première connexion, valable 7 jours/;

/** Signs diplomas of students by their number in mode two, each in its own batch. */
async function setting() {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const sign = async (...rows: { diploma: number; student: number }[]) => {
    const diplomas = rows.map(({ diploma, student }) => ({
      ...diplomaValues(diploma, { level: "other", titleFr: `Titre ${diploma}` }),
      ...studentValues(student),
    }));
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
    await ended(agent, await agent.call(signDiplomas, { all: true }));
  };
  const mailsOf = (student: number) => mails.to(String(studentValues(student).email));
  return { agent, sign, mailsOf };
}

test("one mail reports the diploma and has a code that opens the account; the next mail has none", async () => {
  const { agent, sign, mailsOf } = await setting();
  await sign({ diploma: 1, student: 101 });
  const [mail, ...others] = await mailsOf(101);
  expect(others).toEqual([]);
  expect(mail!.text).toContain("/digital_diploma/");
  expect(mail!.text).toContain(`${TEST_PUBLIC_URL}/login_student`);
  const { studentNumber: identifier } = studentValues(101);
  expect(mail!.text).toContain(identifier);
  const [invited] = (await agent.call(getStudents, { search: identifier })).students;
  expect(invited?.invitation?.state).toBe("sent");
  const code = CODE.exec(mail!.text)![0];
  expect(await visitor().call(signInWithCode, { identifier, code })).toMatchObject({ authenticated: true });

  await sign({ diploma: 2, student: 101 });
  const [, next] = await mailsOf(101);
  expect(next!.text).toContain("/digital_diploma/");
  expect(next!.text).not.toMatch(CODE);
});

test("for two diplomas signed together one mail has the code", async () => {
  const { sign, mailsOf } = await setting();
  await sign({ diploma: 3, student: 102 }, { diploma: 4, student: 102 });
  const received = await mailsOf(102);
  expect(received).toHaveLength(2);
  expect(received.filter(({ text }) => WITH_CODE.test(text))).toHaveLength(1);
});

test("a student to whom the university has already sent a code keeps it", async () => {
  const { agent, sign, mailsOf } = await setting();
  await agent.call(addStudents, { students: [studentValues(103)] });
  const [invitation] = await mailsOf(103);
  await sign({ diploma: 5, student: 103 });
  const [, mail, ...others] = await mailsOf(103);
  expect(others).toEqual([]);
  expect(mail!.text).not.toMatch(CODE);
  const code = CODE.exec(invitation!.text)![0];
  const { studentNumber: identifier } = studentValues(103);
  expect(await visitor().call(signInWithCode, { identifier, code })).toMatchObject({ authenticated: true });
});
