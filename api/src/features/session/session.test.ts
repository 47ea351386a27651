/** Sessions through HTTP: signing in and out, for the staff and for students. */
import { verifyStudent } from "@ijaza/schema/session/student";
import { keepAlive, logout, signIn, signInStudent, verifyUser } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, fixtures, visitor } = await startTestApp();

const wrong = { password: "not the password at all" };

// Every test calls from the same address, so guesses of one test must not delay the next.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("a member of the staff", () => {
  test("signs in by e-mail or username, whatever the case", async () => {
    const user = await fixtures.account("agent_uni", { universityId: (await fixtures.university()).id });
    for (const name of [user.email.toUpperCase(), user.username]) {
      const reply = await visitor().call(signIn, { email: name, password: PASSWORD });
      expect(reply).toMatchObject({ authenticated: true, user: { _id: user.id, role: { name: "agent_uni" } } });
    }
  });

  test("is identified by the session until signing out", async () => {
    const agent = await fixtures.agent();
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true, user: { _id: agent.user.id } });
    await agent.call(logout);
    expect(await agent.call(verifyUser)).toEqual({ authenticated: false, user: null });
    expect(agent.cookies.has("ijaza-staff")).toBe(false);
  });

  test("sees the university, its modes and the number of sign-ins", async () => {
    const university = await fixtures.university({ modes: ["modeOne"] });
    const agent = await fixtures.signedIn((await fixtures.agent({ university })).user);
    const { user } = await agent.call(verifyUser);
    expect(user?.university).toMatchObject({ _id: university.id, mode: { modeOne: true, modeTwo: false } });
    expect(user).toMatchObject({ numberOfLogins: 1, lastLoginDate: expect.any(String) });
  });

  test("gets a new session at each sign-in, and the former one is over", async () => {
    const agent = await fixtures.agent();
    const former = agent.cookies.get("ijaza-staff") ?? "";
    await agent.call(signIn, { email: agent.user.email, password: PASSWORD });
    const thief = visitor();
    thief.cookies.set("ijaza-staff", former);
    expect(agent.cookies.get("ijaza-staff")).not.toBe(former);
    expect(await thief.call(verifyUser)).toMatchObject({ authenticated: false });
  });

  test("has a token that is useless without the cookie", async () => {
    const { user } = await fixtures.agent();
    const { token } = await visitor().call(signIn, { email: user.email, password: PASSWORD });
    const thief = visitor();
    thief.cookies.set("ijaza-staff", token ?? "");
    expect(await thief.call(verifyUser)).toMatchObject({ authenticated: false });
  });

  test("gets the same refusal for a wrong password and an unknown account", async () => {
    const { user } = await fixtures.agent();
    const known = await visitor().refused(signIn, { email: user.email, ...wrong });
    const unknown = await visitor().refused(signIn, { email: "nobody@staff.example", ...wrong });
    expect(known).toMatchObject({ status: 401, error: "invalid_credentials" });
    expect(unknown).toEqual(known);
  });

  test("who is blocked learns that only with the right password, and loses every session at once", async () => {
    const agent = await fixtures.agent();
    await fixtures.blocked(agent.user);
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await agent.refused(keepAlive)).toMatchObject({ error: "not_authenticated" });
    const { email } = agent.user;
    expect(await visitor().refused(signIn, { email, ...wrong })).toMatchObject({ error: "invalid_credentials" });
    expect(await visitor().refused(signIn, { email, password: PASSWORD })).toMatchObject({ error: "account_blocked" });
  });

  test("leaves an event of signing in and out in the log, without personal data", async () => {
    const agent = await fixtures.signedIn((await fixtures.agent()).user);
    await agent.call(logout);
    const events = await inScope(db, EVERYTHING, (trx) =>
      trx.selectFrom("audit_events").selectAll().where("actor_id", "=", agent.user.id).orderBy("seq").execute(),
    );
    expect(events.map((event) => event.kind)).toEqual(["session.opened", "session.ended"]);
    expect(JSON.stringify(events)).not.toContain(agent.user.email);
  });
});

describe("a student", () => {
  test("signs in by student number or e-mail", async () => {
    const student = await fixtures.student({ password: PASSWORD });
    for (const identifier of [student.student_number, student.email.toUpperCase()]) {
      const { user } = await visitor().call(signInStudent, { identifier, password: PASSWORD });
      expect(user).toMatchObject({
        _id: student.id,
        role: { name: "student" },
        university: { _id: student.university_id },
      });
    }
  });

  test("signs in by the own address in any case, and nobody by one that only looks like it in small letters", async () => {
    const values = { email: "İpek.IŞIK@example.org" };
    const student = await fixtures.student({ password: PASSWORD, values });
    const signIn = (identifier: string) => visitor().call(signInStudent, { identifier, password: PASSWORD });
    for (const identifier of [values.email, "İPEK.IŞIK@EXAMPLE.ORG", student.student_number.toLowerCase()]) {
      expect(await signIn(identifier)).toMatchObject({ user: { _id: student.id } });
    }
    const other = await visitor().refused(signInStudent, { identifier: "ipek.işik@example.org", password: PASSWORD });
    expect(other).toMatchObject({ error: "invalid_credentials" });
  });

  test("has a session separate from the staff's in the same browser", async () => {
    const client = await fixtures.signedInStudent();
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: true, user: { _id: client.student.id } });
    expect(await client.call(verifyUser)).toEqual({ authenticated: false, user: null });
    const { user } = await fixtures.agent();
    await client.call(signIn, { email: user.email, password: PASSWORD });
    expect(await client.call(verifyStudent)).toMatchObject({ user: { _id: client.student.id } });
    expect(await client.call(verifyUser)).toMatchObject({ user: { _id: user.id } });
    await client.call(logout);
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: false });
    expect(await client.call(verifyUser)).toMatchObject({ authenticated: false });
  });

  test("whose number two universities use is identified by the password", async () => {
    const values = { studentNumber: "TWICE-1" };
    const mine = await fixtures.student({ values, password: PASSWORD });
    await fixtures.student({ values, password: "another password of somebody" });
    const { user } = await visitor().call(signInStudent, { identifier: "TWICE-1", password: PASSWORD });
    expect(user._id).toBe(mine.id);
  });

  test("chooses the university when number and password fit in several", async () => {
    const values = { studentNumber: "TWICE-2" };
    const [first, second] = [
      await fixtures.student({ values, password: PASSWORD }),
      await fixtures.student({ values, password: PASSWORD }),
    ];
    const credentials = { identifier: "TWICE-2", password: PASSWORD };
    const refusal = await visitor().refused(signInStudent, credentials);
    expect(refusal).toMatchObject({ status: 409, error: "choose_university" });
    const names = { en: expect.any(String), fr: expect.any(String), ar: expect.any(String) };
    const choices = [first, second].map(({ university_id }) => ({ _id: university_id, name: names }));
    expect(refusal.universities).toEqual(expect.arrayContaining(choices));
    const { user } = await visitor().call(signInStudent, { ...credentials, universityId: second.university_id });
    expect(user._id).toBe(second.id);
  });

  test("gets the same refusal without a password, unknown, or with a wrong password", async () => {
    const { student_number: identifier } = await fixtures.student();
    const without = await visitor().refused(signInStudent, { identifier, password: PASSWORD });
    const unknown = await visitor().refused(signInStudent, { identifier: "NOBODY", password: PASSWORD });
    expect(without).toMatchObject({ status: 401, error: "invalid_credentials" });
    expect(unknown).toEqual(without);
  });
});
