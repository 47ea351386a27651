/** Sessions by the door: signing in and out, throttling, CSRF, and how long a session lasts. */
import { verifyStudent } from "@ijaza/schema/students";
import { confirmPassword, getAgents, keepAlive, logout, signIn, signInStudent, verifyUser } from "@ijaza/schema/users";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/given.ts";
import { startTestApp, TEST_PUBLIC_URL } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { db, clock, given, visitor } = await startTestApp();

const wrong = { password: "not the password at all" };

// Every test calls from the same address: what one guesses must not slow down the next.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("a member of the staff", () => {
  test("signs in by e-mail or username, whatever the case", async () => {
    const user = await given.account("agent_uni", { universityId: (await given.university()).id });
    for (const name of [user.email.toUpperCase(), user.username]) {
      const reply = await visitor().call(signIn, { email: name, password: PASSWORD });
      expect(reply).toMatchObject({ authenticated: true, user: { _id: user.id, role: { name: "agent_uni" } } });
    }
  });

  test("is known by the session until logging out", async () => {
    const agent = await given.agent();
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true, user: { _id: agent.user.id } });
    await agent.call(logout);
    expect(await agent.call(verifyUser)).toEqual({ authenticated: false, user: null });
    expect(agent.cookies.has("ijaza-staff")).toBe(false);
  });

  test("sees the university, its modes and how often he signed in", async () => {
    const university = await given.university({ modes: ["modeOne"] });
    const agent = await given.agent({ university });
    const { user } = await agent.call(verifyUser);
    expect(user?.university).toMatchObject({ _id: university.id, mode: { modeOne: true, modeTwo: false } });
    expect(user).toMatchObject({ numberOfLogins: 1, lastLoginDate: expect.any(String) });
  });

  test("gets a new session at each sign-in, and the former one is over", async () => {
    const agent = await given.agent();
    const former = agent.cookies.get("ijaza-staff") ?? "";
    await agent.call(signIn, { email: agent.user.email, password: PASSWORD });
    const thief = visitor();
    thief.cookies.set("ijaza-staff", former);
    expect(agent.cookies.get("ijaza-staff")).not.toBe(former);
    expect(await thief.call(verifyUser)).toMatchObject({ authenticated: false });
  });

  test("has a token that opens nothing without the cookie", async () => {
    const { user } = await given.agent();
    const { token } = await visitor().call(signIn, { email: user.email, password: PASSWORD });
    const thief = visitor();
    thief.cookies.set("ijaza-staff", token);
    expect(await thief.call(verifyUser)).toMatchObject({ authenticated: false });
  });

  test("is refused alike for a wrong password and for an unknown account", async () => {
    const { user } = await given.agent();
    const known = await visitor().refused(signIn, { email: user.email, ...wrong });
    const unknown = await visitor().refused(signIn, { email: "nobody@staff.example", ...wrong });
    expect(known).toMatchObject({ status: 401, error: "invalid_credentials" });
    expect(unknown).toEqual(known);
  });

  test("who is blocked is told so only with the right password, and loses every session at once", async () => {
    const agent = await given.agent();
    await given.blocked(agent.user);
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await agent.refused(keepAlive)).toMatchObject({ error: "not_authenticated" });
    const { email } = agent.user;
    expect(await visitor().refused(signIn, { email, ...wrong })).toMatchObject({ error: "invalid_credentials" });
    expect(await visitor().refused(signIn, { email, password: PASSWORD })).toMatchObject({ error: "account_blocked" });
  });

  test("leaves an event of signing in and out in the log, without personal data", async () => {
    const agent = await given.agent();
    await agent.call(logout);
    const events = await inScope(db, "all", (trx) =>
      trx.selectFrom("audit_events").selectAll().where("actor_id", "=", agent.user.id).orderBy("seq").execute(),
    );
    expect(events.map((event) => event.kind)).toEqual(["session.opened", "session.ended"]);
    expect(JSON.stringify(events)).not.toContain(agent.user.email);
  });
});

describe("guessing", () => {
  const guess = async (times: number, email: string) => {
    for (let time = 0; time < times; time += 1) await visitor().refused(signIn, { email, ...wrong });
  };

  test("is stopped for a minute after five failures, even with the right password", async () => {
    const { user } = await given.agent();
    await guess(5, user.email);
    const response = await visitor().send(signIn, { email: user.email, password: PASSWORD });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(50);
    clock.advance({ seconds: 61 });
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
  });

  test("waits twice as long after each further failure, up to fifteen minutes", async () => {
    const { user } = await given.agent();
    await guess(5, user.email);
    const waits: number[] = [];
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const { headers } = await visitor().send(signIn, { email: user.email, ...wrong });
      waits.push(Math.round(Number(headers["retry-after"]) / 60));
      clock.advance({ minutes, seconds: 1 });
      await guess(1, user.email);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test("counts username and e-mail as one account, and unknown accounts too", async () => {
    const { user } = await given.agent();
    await guess(3, user.email);
    await guess(2, user.username);
    expect(await visitor().refused(signIn, { email: user.email, ...wrong })).toMatchObject({ status: 429 });
    await guess(5, "nobody@staff.example");
    const refusal = await visitor().refused(signIn, { email: "nobody@staff.example", ...wrong });
    expect(refusal).toMatchObject({ error: "too_many_requests" });
  });

  test("is no faster with many guesses at once", async () => {
    const { user } = await given.agent();
    const refusals = await Promise.all(
      Array.from({ length: 12 }, () => visitor().refused(signIn, { email: user.email, ...wrong })),
    );
    expect(refusals.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("is stopped for an address after fifty failures, until fifteen minutes have passed", async () => {
    const { user } = await given.agent();
    await Promise.all(
      Array.from({ length: 50 }, (_, each) =>
        visitor().refused(signIn, { email: `nobody-${each}@staff.example`, ...wrong }),
      ),
    );
    expect(await visitor().refused(signIn, { email: user.email, password: PASSWORD })).toMatchObject({ status: 429 });
    clock.advance({ minutes: 15, seconds: 1 });
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
  });

  test("is forgotten once the right password is given", async () => {
    const { user } = await given.agent();
    await guess(4, user.email);
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
    await guess(4, user.email);
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
  });
});

describe("a student", () => {
  test("signs in by student number or e-mail", async () => {
    const student = await given.student({ password: PASSWORD });
    for (const identifier of [student.student_number, student.email.toUpperCase()]) {
      const { user } = await visitor().call(signInStudent, { identifier, password: PASSWORD });
      expect(user).toMatchObject({
        _id: student.id,
        role: { name: "student" },
        university: { _id: student.university_id },
      });
    }
  });

  test("keeps a session apart from the staff's in the same browser", async () => {
    const client = await given.signedInStudent();
    expect(await client.call(verifyStudent)).toMatchObject({ authenticated: true, user: { _id: client.student.id } });
    expect(await client.call(verifyUser)).toEqual({ authenticated: false, user: null });
    const { user } = await given.agent();
    await client.call(signIn, { email: user.email, password: PASSWORD });
    expect(await client.call(verifyStudent)).toMatchObject({ user: { _id: client.student.id } });
    expect(await client.call(verifyUser)).toMatchObject({ user: { _id: user.id } });
  });

  test("whose number two universities use is told apart by the password", async () => {
    const values = { studentNumber: "TWICE-1" };
    const mine = await given.student({ values, password: PASSWORD });
    await given.student({ values, password: "another password of somebody" });
    const { user } = await visitor().call(signInStudent, { identifier: "TWICE-1", password: PASSWORD });
    expect(user._id).toBe(mine.id);
  });

  test("chooses the university when number and password fit in several", async () => {
    const values = { studentNumber: "TWICE-2" };
    const [first, second] = [
      await given.student({ values, password: PASSWORD }),
      await given.student({ values, password: PASSWORD }),
    ];
    const asked = { identifier: "TWICE-2", password: PASSWORD };
    const refusal = await visitor().refused(signInStudent, asked);
    expect(refusal).toMatchObject({ status: 409, error: "choose_university" });
    const names = { en: expect.any(String), fr: expect.any(String), ar: expect.any(String) };
    const choices = [first, second].map(({ university_id }) => ({ _id: university_id, name: names }));
    expect(refusal.universities).toEqual(expect.arrayContaining(choices));
    const { user } = await visitor().call(signInStudent, { ...asked, universityId: second.university_id });
    expect(user._id).toBe(second.id);
  });

  test("without a password, unknown, or with a wrong one is refused alike", async () => {
    const { student_number: identifier } = await given.student();
    const without = await visitor().refused(signInStudent, { identifier, password: PASSWORD });
    const unknown = await visitor().refused(signInStudent, { identifier: "NOBODY", password: PASSWORD });
    expect(without).toMatchObject({ status: 401, error: "invalid_credentials" });
    expect(unknown).toEqual(without);
  });
});

describe("a call that changes something", () => {
  test("is refused without its token, with a foreign one, and with an expired one", async () => {
    const agent = await given.agent();
    const headers = (token: string) => ({ headers: { "x-csrf-token": token } });
    expect(await agent.refused(keepAlive, {}, headers(""))).toMatchObject({ status: 403, error: "csrf_missing" });
    expect(await agent.refused(keepAlive, {}, headers("x".repeat(72)))).toMatchObject({ error: "csrf_invalid" });
    const other = await (await given.agent()).token();
    expect(await agent.refused(keepAlive, {}, headers(other))).toMatchObject({ error: "csrf_invalid" });
    const own = await agent.token();
    clock.advance({ seconds: 901 });
    expect(await agent.refused(keepAlive, {}, headers(own))).toMatchObject({ error: "csrf_expired" });
  });

  test("takes an older token while it lasts, so that open tabs go on", async () => {
    const agent = await given.agent();
    const older = await agent.token();
    await agent.token();
    await agent.call(keepAlive, {}, { headers: { "x-csrf-token": older } });
  });

  test("needs a token for signing in too, and a new one after it", async () => {
    const client = visitor();
    const { user } = await given.agent();
    const asked = { email: user.email, password: PASSWORD };
    const before = await client.token();
    expect(await client.refused(signIn, asked, { headers: { "x-csrf-token": "" } })).toMatchObject({
      error: "csrf_missing",
    });
    await client.call(signIn, asked, { headers: { "x-csrf-token": before } });
    const stale = await client.refused(keepAlive, {}, { headers: { "x-csrf-token": before } });
    expect(stale).toMatchObject({ error: "csrf_invalid" });
  });

  test("is refused from another site, whatever token it brings", async () => {
    const agent = await given.agent();
    const from = (headers: Record<string, string>) => agent.refused(keepAlive, {}, { headers });
    expect(await from({ origin: "https://evil.example" })).toMatchObject({ status: 403, error: "foreign_origin" });
    expect(await from({ "sec-fetch-site": "cross-site" })).toMatchObject({ error: "foreign_origin" });
    await agent.call(keepAlive, {}, { headers: { origin: TEST_PUBLIC_URL, "sec-fetch-site": "same-origin" } });
  });
});

describe("a session", () => {
  test("ends after 30 minutes and 30 seconds without input; reading extends nothing", async () => {
    const agent = await given.agent();
    clock.advance({ minutes: 30 });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true });
    clock.advance({ seconds: 31 });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await agent.refused(getAgents)).toMatchObject({ status: 401, error: "not_authenticated" });
  });

  test("goes on as long as there is input, until its absolute end", async () => {
    const hoursOf = async (client: Awaited<ReturnType<typeof given.agent>>) => {
      for (let half = 1; half <= 30; half += 1) {
        clock.advance({ minutes: 30 });
        if ((await client.send(keepAlive)).statusCode === 401) return half / 2;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(await hoursOf(await given.agent())).toBe(12);
    expect(await hoursOf(await given.universityAdmin())).toBe(8);
  });

  test("can be confirmed with the password, and guesses are counted", async () => {
    const agent = await given.agent();
    await agent.call(confirmPassword, { password: PASSWORD });
    for (let time = 0; time < 5; time += 1) {
      expect(await agent.refused(confirmPassword, wrong)).toMatchObject({ error: "invalid_credentials" });
    }
    expect(await agent.refused(confirmPassword, { password: PASSWORD })).toMatchObject({ error: "too_many_requests" });
  });
});
