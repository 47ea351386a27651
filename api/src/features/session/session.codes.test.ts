/** Codes for first sign-ins through HTTP: how long and how often they are valid, and how they are mailed. */

import { createAgentUni } from "@ijaza/schema/accounts/calls";
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import {
  addStudents,
  countWithoutPassword,
  finishFirstSignIn,
  getStudents,
  resendCodes,
  updateStudent,
} from "@ijaza/schema/students/calls";
import { signInWithCode } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { createNewcomerScene } from "../../../test/newcomer-scene.ts";
import { inScope } from "../../platform/database.ts";

const app = await startTestApp();
const { fixtures, mails, visitor, clock, db } = app;
const { registered, codeFor, stateOf, newRow } = createNewcomerScene(app);

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("a code", () => {
  const wrongCode = "AAAA-BBBB-CCCC";

  test("is judged at once, and not ended, however often strangers have guessed", async () => {
    const { identifier, code } = await registered();
    for (let tries = 0; tries < 7; tries += 1) await visitor().refused(signInWithCode, { identifier, code: wrongCode });
    await visitor().call(signInWithCode, { identifier, code });
  });

  test("comes with a link that brings it and the number behind a #, which no server is sent", async () => {
    const { identifier, code, email } = await registered();
    const [mail] = await mails.to(email);
    const link = new URL(/https?:\S+login_student\S*/.exec(mail!.text)![0]);
    expect([link.search, decodeURIComponent(link.hash)]).toEqual(["?first=true", `#${code}.${identifier}`]);
  });

  test("is valid for seven days", async () => {
    const all = await registered();
    clock.advance({ hours: 7 * 24 - 1 });
    await visitor().call(signInWithCode, { identifier: all.identifier, code: all.code });
    clock.advance({ hours: 2 });
    const late = await visitor().refused(signInWithCode, { identifier: all.identifier, code: all.code });
    expect(late).toMatchObject({ error: "invalid_credentials" });
    const agent = await fixtures.agent({ university: { id: all.agent.universityId } });
    expect(await stateOf({ ...all, agent })).toBe("expired");
  });

  test("sent again ends the former one and its session", async () => {
    const { agent, identifier, email, code } = await registered();
    const halfway = visitor();
    await halfway.call(signInWithCode, { identifier, code });
    const { students } = await agent.call(getStudents);
    expect(await agent.call(resendCodes, { ids: [students[0]!._id] })).toEqual({ sent: 1, skipped: 0 });
    const renewed = await codeFor(email);
    expect(renewed).not.toBe(code);
    expect((await visitor().send(signInWithCode, { identifier, code })).statusCode).toBe(401);
    const late = await halfway.refused(finishFirstSignIn, { password: "a sentence of my own, truly" });
    expect(late).toMatchObject({ status: 401 });
    await visitor().call(signInWithCode, { identifier, code: renewed });
  });

  test("is not stored in the database", async () => {
    const { code } = await registered();
    const rows = await inScope(db, EVERYTHING, (trx) => trx.selectFrom("student_codes").selectAll().execute());
    const stored = rows.map(({ digest }) => digest.toString("latin1")).join() + JSON.stringify(rows);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll("-", "").toLowerCase());
  });
});

describe("the mails with codes", () => {
  test("are shown as waiting, sent or failed, and a failed one is sent again", async () => {
    const agent = await fixtures.agent();
    const student = newRow();
    await agent.call(addStudents, { students: [student] });
    const state = async () => (await agent.call(getStudents)).students[0]?.invitation?.state;
    expect(await state()).toBe("queued");
    expect(await mails.to(student.email)).toHaveLength(1);
    expect(await state()).toBe("sent");
    await inScope(db, EVERYTHING, (trx) => trx.updateTable("mails").set({ status: "failed" }).execute());
    expect(await state()).toBe("failed");
    expect(await agent.call(resendCodes, { all: true })).toEqual({ sent: 1, skipped: 0 });
    expect(await state()).toBe("queued");
  });

  test("go to students of diploma rows on the agent's request, but not to those with a password", async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    await fixtures.signedInStudent({ university });
    const row = { ...newRow(), ...diplomaValues(1) };
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas: [row] });
    await fixtures.student();
    expect(await agent.call(countWithoutPassword)).toEqual({ count: 1 });
    expect(await mails.to(row.email)).toEqual([]);
    expect(await agent.call(resendCodes, { all: true })).toEqual({ sent: 1, skipped: 0 });
    expect(await codeFor(row.email)).not.toBe("none");
  });

  test("go to nobody twice within ten minutes; skipped students are reported, and their code stays valid", async () => {
    const { agent, identifier, email } = await registered();
    const resend = () => agent.call(resendCodes, { all: true });
    expect(await resend()).toEqual({ sent: 1, skipped: 0 });
    const code = await codeFor(email);
    expect(await resend()).toEqual({ sent: 0, skipped: 1 });
    await visitor().call(signInWithCode, { identifier, code });
    clock.advance({ minutes: 10, seconds: 1 });
    expect(await resend()).toEqual({ sent: 1, skipped: 0 });
  });

  test("go to one address three times a day, even from several universities, and again the next day", async () => {
    const { agent, email } = await registered();
    const elsewhere = await fixtures.agent();
    const resend = () => agent.call(resendCodes, { all: true });
    await elsewhere.call(addStudents, { students: [{ ...newRow(), email }] });
    expect(await resend()).toEqual({ sent: 1, skipped: 0 });
    clock.advance({ minutes: 11 });
    const row = { ...newRow(), email };
    const { errors: _, ...added } = await elsewhere.call(addStudents, { students: [row] });
    const { studentNumber, firstName, lastName } = row;
    expect(added).toEqual({
      created: 1,
      existing: 0,
      withoutCode: [{ row: expect.any(Number), studentNumber, firstName, lastName }],
    });
    expect(await resend()).toEqual({ sent: 0, skipped: 1 });
    expect(await mails.to(email)).toHaveLength(3);
    const { students } = await elsewhere.call(getStudents);
    expect(students.map(({ invitation }) => invitation?.state ?? "none").sort()).toEqual(["none", "sent"]);
    clock.advance({ hours: 24 });
    const back = await fixtures.signedIn(elsewhere.user);
    expect(await back.call(resendCodes, { all: true })).toEqual({ sent: 2, skipped: 0 });
  });

  test("are limited even if the address is corrected repeatedly", async () => {
    const { agent, email } = await registered();
    const [student] = (await agent.call(getStudents)).students;
    const correct = (to: string) => agent.send(updateStudent, { _id: student!._id, email: to });
    for (const to of ["other@etu.example", email, "other@etu.example", email]) {
      expect((await correct(to)).statusCode).toBe(200);
    }
    expect((await correct("other@etu.example")).statusCode).toBe(200);
    expect((await correct(email)).statusCode).toBe(429);
    expect((await agent.call(getStudents)).students[0]!.email).toBe("other@etu.example");
  });

  test("are counted separately from invitations of the staff", async () => {
    const { agent, email } = await registered();
    for (let time = 0; time < 3; time += 1) {
      await agent.call(resendCodes, { all: true });
      clock.advance({ minutes: 11 });
    }
    const responsable = await fixtures.responsable();
    await responsable.call(createAgentUni, { username: "Salma Trabelsi", email });
    expect(await mails.to(email)).toHaveLength(4);
  });

  test("go to students of the own university only", async () => {
    const { agent } = await registered();
    const stranger = await fixtures.agent();
    const { students } = await agent.call(getStudents);
    for (const id of [students[0]!._id, "0".repeat(26)]) {
      expect(await stranger.refused(resendCodes, { ids: [id] })).toMatchObject({ error: "not_found" });
    }
    expect(await stranger.call(resendCodes, { all: true })).toEqual({ sent: 0, skipped: 0 });
    expect((await stranger.send(resendCodes, {})).statusCode).toBe(400);
  });
});
