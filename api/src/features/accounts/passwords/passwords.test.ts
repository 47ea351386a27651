/** Passwords through HTTP: forgotten, reset, changed, and set where one is required. */
import {
  changePassword,
  forgetPassword,
  resetPassword,
  resolveToken,
  updatePassword,
} from "@ijaza/schema/accounts/calls";
import { getSessions } from "@ijaza/schema/accounts/own";
import { keepAlive, signIn, signInStudent, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { PASSWORD, type Staff } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";

const { db, fixtures, mails, clock, visitor } = await startTestApp();

const NEW = "a sentence of my own";
const tokenFor = async (email: string) => (await mails.linkFor(email)).pathname.split("/").at(-1) ?? "";

const mustSetPassword = ({ user }: Staff) =>
  inScope(db, EVERYTHING, (trx) =>
    trx.updateTable("users").set({ must_set_password: true }).where("id", "=", user.id).execute(),
  );

// Every test calls from the same address.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("a user who has forgotten the password", () => {
  test("sets a new one from the mail, once; every session of the account ends", async () => {
    const agent = await fixtures.agent();
    const { email } = agent.user;
    await visitor().call(forgetPassword, { email: email.toUpperCase() });
    const token = await tokenFor(email);
    expect(await visitor().call(resolveToken, { token })).toMatchObject({ purpose: "reset", email });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => visitor().send(resetPassword, { token, password: NEW })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await visitor().refused(signIn, { email, password: PASSWORD })).toMatchObject({ status: 401 });
    await visitor().call(signIn, { email, password: NEW });
    expect((await mails.to(email)).at(-1)?.subject).toBe("Your password has been changed");
  });

  test("gets the same answer for a known and an unknown e-mail, and an unknown one is not stored", async () => {
    const { user } = await fixtures.agent();
    const known = await visitor().send(forgetPassword, { email: user.email });
    const unknown = await visitor().send(forgetPassword, { email: "nobody@nowhere.example" });
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(unknown.statusCode).toBe(202);
    expect(await mails.to("nobody@nowhere.example")).toEqual([]);
    const links = await inScope(db, EVERYTHING, (trx) =>
      trx.selectFrom("account_links").select("subject_id").execute(),
    );
    expect(links.map(({ subject_id }) => subject_id)).toContain(user.id);
    const { rows } = { rows: links.filter(({ subject_id }) => subject_id !== user.id) };
    expect(rows.length).toBeLessThan(2);
  });

  test("gets one mail an hour from one network and always the same answer; mails for the owner's browser are counted separately", async () => {
    const { user } = await fixtures.agent();
    const known = await fixtures.signedIn(user);
    for (let time = 0; time < 7; time += 1) await visitor().call(forgetPassword, { email: user.email });
    expect(await mails.to(user.email)).toHaveLength(1);
    await known.call(forgetPassword, { email: user.email });
    expect(await mails.to(user.email)).toHaveLength(2);
    clock.advance({ hours: 1 });
    await visitor().call(forgetPassword, { email: user.email.toUpperCase() });
    expect(await mails.to(user.email)).toHaveLength(3);
  });

  test("is refused only by the limit of the network, whatever the e-mails", async () => {
    for (let time = 0; time < 50; time += 1) await visitor().call(forgetPassword, { email: `no${time}@body.example` });
    expect(await visitor().refused(forgetPassword, { email: "no@body.example" })).toMatchObject({ status: 429 });
  });

  test("has 24 hours, or until another one is mailed", async () => {
    const { user } = await fixtures.agent();
    const mailed = async () => {
      await visitor().call(forgetPassword, { email: user.email });
      return tokenFor(user.email);
    };
    const isRefused = async (token: string) =>
      expect(await visitor().refused(resetPassword, { token, password: NEW })).toMatchObject({
        error: "link_not_valid",
      });
    const first = await mailed();
    clock.advance({ hours: 23, minutes: 59 });
    await visitor().call(resolveToken, { token: first });
    const second = await mailed();
    await isRefused(first);
    clock.advance({ hours: 24 });
    await isRefused(second);
  });

  test("can sign in with the browser of the link although others keep guessing the password", async () => {
    const { user } = await fixtures.agent();
    const { email } = user;
    const owner = visitor();
    await owner.call(forgetPassword, { email });
    for (let time = 0; time < 5; time += 1) await visitor().refused(signIn, { email, password: "a wrong guess" });
    expect(await owner.refused(signIn, { email, password: PASSWORD })).toMatchObject({ status: 429 });
    await owner.call(resetPassword, { token: await tokenFor(email), password: NEW });
    await owner.call(signIn, { email, password: NEW });
  });

  test("may be a student; a blocked user gets no mail", async () => {
    const student = await fixtures.student({ password: PASSWORD });
    await visitor().call(forgetPassword, { email: student.email });
    await visitor().call(resetPassword, { token: await tokenFor(student.email), password: NEW });
    const { student_number: identifier, university_id: universityId } = student;
    await visitor().call(signInStudent, { identifier, universityId, password: NEW });
    const { user } = await fixtures.agent();
    await fixtures.blocked(user);
    await visitor().call(forgetPassword, { email: user.email });
    expect(await mails.to(user.email)).toEqual([]);
  });
});

describe("the own password", () => {
  test("is changed with the former one; this session stays, the others end", async () => {
    const agent = await fixtures.agent();
    const elsewhere = await fixtures.signedIn(agent.user);
    const wrong = { currentPassword: "not the password", password: NEW };
    expect(await agent.refused(changePassword, wrong)).toMatchObject({ error: "invalid_credentials" });
    await agent.call(changePassword, { currentPassword: PASSWORD, password: NEW });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true });
    expect(await elsewhere.call(verifyUser)).toMatchObject({ authenticated: false });
    await visitor().call(signIn, { email: agent.user.email, password: NEW });
  });

  test("is changed by students too", async () => {
    const student = await fixtures.signedInStudent();
    await student.call(changePassword, { currentPassword: PASSWORD, password: NEW });
    const { student_number: identifier } = student.student;
    await visitor().call(signInStudent, { identifier, universityId: student.universityId, password: NEW });
  });

  test("is set without the former one only while the account must set one", async () => {
    const agent = await fixtures.agent();
    expect(await agent.refused(updatePassword, { password: NEW })).toMatchObject({ error: "password_not_due" });
    await mustSetPassword(agent);
    await agent.call(updatePassword, { password: NEW });
    expect((await agent.call(verifyUser)).user?.mustSetPassword).toBe(false);
  });

  test("that must be set is required before any other call", async () => {
    const agent = await fixtures.agent();
    await mustSetPassword(agent);
    const client = visitor();
    await client.call(signIn, { email: agent.user.email, password: PASSWORD });
    expect((await client.call(verifyUser)).user).toMatchObject({ _id: agent.user.id, mustSetPassword: true });
    expect(await client.refused(getSessions)).toMatchObject({ status: 403, error: "first_sign_in_open" });
    expect(await client.refused(updatePassword, { password: "short" })).toMatchObject({ error: "invalid_input" });
    await client.call(updatePassword, { password: NEW });
    clock.advance({ minutes: 29 });
    await client.call(keepAlive);
    clock.advance({ minutes: 29 });
    expect((await client.call(getSessions)).sessions).toHaveLength(1);
  });
});
