/** A student's first sign-in through HTTP: with the mailed code, then with a chosen password. */
import { updatePassword } from "@ijaza/schema/accounts/calls";
import { confirmEmail } from "@ijaza/schema/accounts/own";
import { requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { verifyStudent } from "@ijaza/schema/session/student";
import {
  deleteStudent,
  finishFirstSignIn,
  getOwnStudent,
  getStudents,
  updateStudent,
} from "@ijaza/schema/students/calls";
import { keepAlive, logout, signInStudent, signInWithCode } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { createNewcomerScene } from "../../../test/newcomer-scene.ts";

const PASSWORD = "a sentence of my own, truly";
const app = await startTestApp();
const { mails, visitor, db } = app;
const { registered, codeFor } = createNewcomerScene(app);

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("the first sign-in", () => {
  test("accepts the mailed code, then a new password, and from then on only the password", async () => {
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

  test("accepts the code as people type it, and the e-mail instead of the number", async () => {
    const { email, code } = await registered();
    for (const typed of [code.toLowerCase().replaceAll("-", " "), code.replaceAll("-", "").replaceAll("0", "O")]) {
      await visitor().call(signInWithCode, { identifier: email.toUpperCase(), code: typed });
    }
  });

  test("accepts the student number in digits of an Arabic keyboard, now and later", async () => {
    const { code } = await registered({ studentNumber: "007314", nationalId: "A-007314" });
    const client = visitor();
    await client.call(signInWithCode, { identifier: "٠٠٧٣١٤", code });
    await client.call(finishFirstSignIn, { password: PASSWORD });
    const { user } = await visitor().call(signInStudent, { identifier: "٠٠٧٣١٤", password: PASSWORD });
    expect(user.role.name).toBe("student");
  });

  test("sends a mail to confirm a new e-mail, and refuses a common password", async () => {
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

  test("permits only setting the password", async () => {
    const { identifier, code } = await registered();
    const client = visitor();
    await client.call(signInWithCode, { identifier, code });
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: true, user: { mustSetPassword: true } });
    const items = [{ field: "lastName", value: "X" }];
    for (const refusal of [
      await client.refused(getOwnStudent),
      await client.refused(keepAlive),
      await client.refused(requestStudentCorrection, { items }),
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

  test("is not possible with a code sent to a wrong address: the corrected address gets another code", async () => {
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

  test("gives the same answer for a wrong code and for an unknown student", async () => {
    const { identifier } = await registered();
    const code = "AAAA-BBBB-CCCC";
    const wrong = await visitor().refused(signInWithCode, { identifier, code });
    const nobody = await visitor().refused(signInWithCode, { identifier: "nobody", code });
    expect(wrong).toEqual(nobody);
    expect(wrong).toMatchObject({ status: 401, error: "invalid_credentials" });
  });

  test("finds the right student among universities that use the same number", async () => {
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
