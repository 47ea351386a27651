/** A student's first sign-in by the door: the code of the mail, then a password of one's own. */

import { updatePassword } from "@ijaza/schema/accounts";
import { addDiplomas } from "@ijaza/schema/diplomas";
import { confirmEmail } from "@ijaza/schema/own-account";
import { verifyStudent } from "@ijaza/schema/student-session";
import {
  addStudents,
  deleteStudent,
  finishFirstSignIn,
  getOwnStudent,
  getStudents,
  resendCodes,
  updateStudent,
} from "@ijaza/schema/students";
import { demandStudentUpdate } from "@ijaza/schema/update-demands";
import { keepAlive, logout, signInStudent, signInWithCode } from "@ijaza/schema/users";
import { beforeEach, describe, expect, test } from "vitest";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { studentValues } from "../../../test/given.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { given, mails, visitor, clock, db } = await startTestApp();

const PASSWORD = "a sentence of my own, truly";
let last = 0;

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

/** An agent who has registered a student. */
async function registered(values: Record<string, string> = {}) {
  const agent = await given.agent();
  last += 1;
  const student = { ...studentValues(last), email: `first-${last}@etu.example`, ...values };
  await agent.call(addStudents, { students: [student] });
  return { agent, identifier: student.studentNumber, email: student.email, code: await codeFor(student.email) };
}

async function codeFor(email: string): Promise<string> {
  const mail = (await mails.to(email)).at(-1);
  return mail?.text.match(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/)?.[0] ?? "none";
}

const stateOf = async ({ agent }: Awaited<ReturnType<typeof registered>>) =>
  (await agent.call(getStudents)).students[0]?.invitation?.state;

describe("the first sign-in", () => {
  test("takes the mailed code, then a password, and from then on the password alone", async () => {
    const { identifier, email, code, agent } = await registered();
    const client = visitor();
    const { user } = await client.call(signInWithCode, { identifier, code });
    expect(user).toMatchObject({ mustSetPassword: true, role: { name: "student" } });
    const before = client.cookies.get("ijaza-student");
    const { student } = await client.call(finishFirstSignIn, { password: PASSWORD, phone: "+216 71 000 000" });
    expect(student).toMatchObject({ email, phone: "+216 71 000 000" });
    expect(client.cookies.get("ijaza-student")).not.toBe(before);
    expect((await client.call(getOwnStudent)).student._id).toBe(student._id);
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: true, user: { mustSetPassword: false } });
    await visitor().call(signInStudent, { identifier, password: PASSWORD });
    expect(await visitor().refused(signInWithCode, { identifier, code })).toMatchObject({
      error: "invalid_credentials",
    });
    expect((await agent.call(getStudents)).students[0]?.invitation?.state).toBe("used");
  });

  test("takes the code as people type it, and the e-mail for the number", async () => {
    const { email, code } = await registered();
    for (const typed of [code.toLowerCase().replaceAll("-", " "), code.replaceAll("-", "").replaceAll("0", "O")]) {
      await visitor().call(signInWithCode, { identifier: email.toUpperCase(), code: typed });
    }
  });

  test("takes the student number in the digits of an Arabic keyboard, then and later", async () => {
    const { code } = await registered({ studentNumber: "007314", nationalId: "A-007314" });
    const client = visitor();
    await client.call(signInWithCode, { identifier: "٠٠٧٣١٤", code });
    await client.call(finishFirstSignIn, { password: PASSWORD });
    const { user } = await visitor().call(signInStudent, { identifier: "٠٠٧٣١٤", password: PASSWORD });
    expect(user.role.name).toBe("student");
  });

  test("asks by mail for a new e-mail to be confirmed, and refuses a password that everybody tries", async () => {
    const { identifier, email, code } = await registered();
    const client = visitor();
    await client.call(signInWithCode, { identifier, code });
    const common = await client.refused(finishFirstSignIn, { password: "passwordpassword" });
    expect(common).toMatchObject({ errors: [{ path: "password", error: "password_common" }] });
    const { student } = await client.call(finishFirstSignIn, { password: PASSWORD, email: `new-${email}` });
    expect(student.email).toBe(email);
    await client.call(confirmEmail, { token: (await mails.linkFor(`new-${email}`)).pathname.split("/").at(-1)! });
    expect((await client.call(getOwnStudent)).student.email).toBe(`new-${email}`);
  });

  test("opens nothing but the setting of the password", async () => {
    const { identifier, code } = await registered();
    const client = visitor();
    await client.call(signInWithCode, { identifier, code });
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: true, user: { mustSetPassword: true } });
    const items = [{ field: "lastName", value: "X" }];
    for (const refusal of [
      await client.refused(getOwnStudent),
      await client.refused(keepAlive),
      await client.refused(demandStudentUpdate, { items }),
      await client.refused(updatePassword, { password: PASSWORD }),
    ]) {
      expect(refusal).toMatchObject({ status: 403, error: "first_sign_in_open" });
    }
    const short = await client.refused(finishFirstSignIn, { password: "short" });
    expect(short).toMatchObject({ status: 400, errors: [{ path: "password", error: "too_short" }] });
    await client.call(logout);
    expect(await client.refused(finishFirstSignIn, { password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await visitor().refused(getOwnStudent)).toMatchObject({ error: "not_authenticated" });
  });

  test("is not for whom the code reached by a wrong address: the corrected one is mailed another", async () => {
    const { agent, identifier, code } = await registered({ email: "stranger@mail.example" });
    const stranger = visitor();
    await stranger.call(signInWithCode, { identifier, code });
    const _id = (await agent.call(getStudents)).students[0]!._id;
    await agent.call(updateStudent, { _id, email: "right@etu.example" });
    expect(await stranger.refused(finishFirstSignIn, { password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await stranger.refused(signInWithCode, { identifier, code })).toMatchObject({
      error: "invalid_credentials",
    });
    const client = visitor();
    await client.call(signInWithCode, { identifier, code: await codeFor("right@etu.example") });
    await client.call(finishFirstSignIn, { password: PASSWORD });
  });

  test("sets one password, however many try at once", async () => {
    const { identifier, code } = await registered();
    const clients = Array.from({ length: 12 }, () => visitor());
    for (const client of clients) await client.call(signInWithCode, { identifier, code });
    const replies = await Promise.all(
      clients.map((client, number) => client.send(finishFirstSignIn, { password: `${PASSWORD} ${number}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const losers = replies.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode);
    expect(losers.every((status) => status === 401 || status === 409)).toBe(true);
    const winner = replies.findIndex(({ statusCode }) => statusCode === 200);
    await visitor().call(signInStudent, { identifier, password: `${PASSWORD} ${winner}` });
  });

  test("says the same of a wrong code and of nobody", async () => {
    const { identifier } = await registered();
    const code = "AAAA-BBBB-CCCC";
    const wrong = await visitor().refused(signInWithCode, { identifier, code });
    const nobody = await visitor().refused(signInWithCode, { identifier: "nobody", code });
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ status: 401, error: "invalid_credentials" });
  });

  test("finds the right one among universities that use one number", async () => {
    const [one, other] = [await registered({ studentNumber: "SAME" }), await registered({ studentNumber: "SAME" })];
    const emails = [];
    for (const { code } of [one, other]) {
      emails.push((await visitor().call(signInWithCode, { identifier: "SAME", code })).user.email);
    }
    expect(emails).toEqual([one.email, other.email]);
  });

  test("ends with the student's deletion", async () => {
    const { agent, identifier, code } = await registered();
    const client = visitor();
    await client.call(signInWithCode, { identifier, code });
    await agent.call(deleteStudent, { _id: (await agent.call(getStudents)).students[0]!._id });
    expect(await client.refused(finishFirstSignIn, { password: PASSWORD })).toMatchObject({ status: 401 });
    expect((await visitor().send(signInWithCode, { identifier, code })).statusCode).toBe(401);
  });
});

describe("a code", () => {
  test("is good for five tries", async () => {
    const { identifier, code } = await registered();
    const wrong = { identifier, code: "AAAA-BBBB-CCCC" };
    for (let tries = 0; tries < 5; tries += 1) await visitor().refused(signInWithCode, wrong);
    await db.deleteFrom("attempts").execute();
    expect(await visitor().refused(signInWithCode, { identifier, code })).toMatchObject({
      error: "invalid_credentials",
    });
  });

  test("of which many are guessed at once counts every one", async () => {
    const { identifier, code } = await registered();
    const guess = () => visitor().send(signInWithCode, { identifier, code: "AAAA-BBBB-CCCC" });
    await Promise.all(Array.from({ length: 12 }, guess));
    await db.deleteFrom("attempts").execute();
    expect((await visitor().send(signInWithCode, { identifier, code })).statusCode).toBe(401);
  });

  test("is good for seven days", async () => {
    const all = await registered();
    clock.advance({ hours: 7 * 24 - 1 });
    await visitor().call(signInWithCode, { identifier: all.identifier, code: all.code });
    clock.advance({ hours: 2 });
    const late = await visitor().refused(signInWithCode, { identifier: all.identifier, code: all.code });
    expect(late).toMatchObject({ error: "invalid_credentials" });
    const agent = await given.agent({ university: { id: all.agent.universityId } });
    expect(await stateOf({ ...all, agent })).toBe("expired");
  });

  test("sent again ends the former one", async () => {
    const { agent, identifier, email, code } = await registered();
    const { students } = await agent.call(getStudents);
    expect(await agent.call(resendCodes, { ids: [students[0]!._id] })).toEqual({ sent: 1 });
    const renewed = await codeFor(email);
    expect(renewed).not.toBe(code);
    expect((await visitor().send(signInWithCode, { identifier, code })).statusCode).toBe(401);
    await visitor().call(signInWithCode, { identifier, code: renewed });
  });

  test("stands nowhere in the database", async () => {
    const { code } = await registered();
    const rows = await inScope(db, "all", (trx) => trx.selectFrom("student_codes").selectAll().execute());
    const stored = rows.map(({ digest }) => digest.toString("latin1")).join() + JSON.stringify(rows);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", "").toLowerCase());
  });
});

describe("the mails with codes", () => {
  test("come in the agent's language, and a failed one is seen and sent again", async () => {
    const agent = await given.agent();
    last += 1;
    const student = { ...studentValues(last), email: `first-${last}@etu.example` };
    await agent.call(addStudents, { students: [student] }, { headers: { language: "ar" } });
    const state = async () => (await agent.call(getStudents)).students[0]?.invitation?.state;
    expect(await state()).toBe("queued");
    const [mail] = await mails.to(student.email);
    expect(mail).toMatchObject({ language: "ar", subject: "رمز تسجيل دخولك الأول" });
    expect(await state()).toBe("sent");
    await inScope(db, "all", (trx) => trx.updateTable("mails").set({ status: "failed" }).execute());
    expect(await state()).toBe("failed");
    expect(await agent.call(resendCodes, { all: true })).toEqual({ sent: 1 });
    expect(await state()).toBe("queued");
  });

  test("go to students of diploma rows when the agent asks, and to nobody who has a password", async () => {
    const university = await given.university();
    const agent = await given.agent({ university });
    await given.signedInStudent({ university });
    last += 1;
    const row = { ...studentValues(last), email: `row-${last}@etu.example`, ...diplomaValues(last) };
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [row] });
    expect(await mails.to(row.email)).toEqual([]);
    expect(await agent.call(resendCodes, { all: true })).toEqual({ sent: 1 });
    expect(await codeFor(row.email)).not.toBe("none");
  });

  test("go to one's own students only", async () => {
    const { agent } = await registered();
    const stranger = await given.agent();
    const { students } = await agent.call(getStudents);
    for (const id of [students[0]!._id, "0".repeat(26)]) {
      expect(await stranger.refused(resendCodes, { ids: [id] })).toMatchObject({ error: "not_found" });
    }
    expect(await stranger.call(resendCodes, { all: true })).toEqual({ sent: 0 });
    expect((await stranger.send(resendCodes, {})).statusCode).toBe(400);
  });
});
