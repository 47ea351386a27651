/** Other people's guesses through HTTP: they do not lock out the owner or signed-in users, and reveal no account. */
import { changePassword, forgetPassword } from "@ijaza/schema/accounts/calls";
import { confirmPassword, logout, signIn, signInStudent, signInWithCode } from "@ijaza/schema/users/calls";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { createNewcomerScene } from "../../../test/newcomer-scene.ts";
import { readTrustProxy } from "../../platform/http/trusted-proxies.ts";

const app = await startTestApp({ trustProxy: readTrustProxy("1") ?? false });
const { db, fixtures, visitor, clock } = app;
const { registered } = createNewcomerScene(app);

const WRONG = "not the password at all";
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

async function guessOften(email: string): Promise<void> {
  for (let time = 0; time < 6; time += 1) await visitor().refused(signIn, { email, password: WRONG });
}

describe("strangers who guess at an account", () => {
  test("do not lock out a browser that signed in to it before, nor stop the network's other sign-ins", async () => {
    const { user } = await fixtures.agent();
    const { email } = user;
    const owner = await fixtures.signedIn(user);
    await owner.call(logout);
    await guessOften(email);
    for (let each = 0; each < 50; each += 1) {
      await visitor().refused(signIn, { email: `nobody${each}@staff.example`, password: WRONG });
    }
    expect(await visitor().refused(signIn, { email, password: PASSWORD })).toMatchObject({ status: 429 });
    await owner.call(signIn, { email, password: PASSWORD });
  });

  test("do not stop signed-in users from confirming and changing their password", async () => {
    const agent = await fixtures.agent();
    await guessOften(agent.user.email);
    await agent.call(confirmPassword, { password: PASSWORD });
    await agent.call(changePassword, { currentPassword: PASSWORD, password: "a sentence of my own" });
  });

  test("do not delay the owner with the right password from another network", async () => {
    const { user } = await fixtures.agent();
    const { email } = user;
    await guessOften(email);
    const signingIn = (address: string) => visitor().send(signIn, { email, password: PASSWORD }, from(address));
    expect((await visitor().refused(signIn, { email, password: PASSWORD })).status).toBe(429);
    expect((await signingIn("203.0.113.9")).statusCode).toBe(200);
  });

  test("cannot avoid the limit with a browser that signed in to their own account", async () => {
    const [{ user: own }, { user: target }] = [await fixtures.agent(), await fixtures.agent()];
    const browser = await fixtures.signedIn(own);
    for (let time = 0; time < 5; time += 1) {
      await browser.refused(signIn, { email: target.email, password: WRONG });
      await browser.call(signIn, { email: own.email, password: PASSWORD });
    }
    expect(await browser.refused(signIn, { email: target.email, password: PASSWORD })).toMatchObject({ status: 429 });
  });

  test("cannot reset the limit with their own account that has the same number elsewhere", async () => {
    const number = "SHARED-1";
    const own = await fixtures.student({ values: { studentNumber: number }, password: "a password of my own" });
    const target = await fixtures.student({ values: { studentNumber: number }, password: PASSWORD });
    const mine = { identifier: number, universityId: own.university_id, password: "a password of my own" };
    const theirs = { identifier: number, universityId: target.university_id, password: WRONG };
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      for (let each = 0; each < 2; each += 1) statuses.push((await visitor().send(signInStudent, theirs)).statusCode);
      await visitor().send(signInStudent, { ...mine, universityId: undefined });
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  test("have five guesses in the owner's browser, and then wait like everybody", async () => {
    const { user } = await fixtures.agent();
    const owner = await fixtures.signedIn(user);
    for (let time = 0; time < 5; time += 1) await owner.refused(signIn, { email: user.email, password: WRONG });
    expect(await owner.refused(signIn, { email: user.email, password: PASSWORD })).toMatchObject({ status: 429 });
    clock.advance({ minutes: 1, seconds: 1 });
    await owner.call(signIn, { email: user.email, password: PASSWORD });
  });
});

test("an account called by its other name is not guessed at more often", async () => {
  const { user } = await fixtures.agent();
  await guessOften(user.email);
  const called = (password: string) => visitor().refused(signIn, { email: user.username, password });
  for (let time = 0; time < 3; time += 1) await called(WRONG);
  expect(await called(PASSWORD)).toMatchObject({ status: 401, error: "invalid_credentials" });
});

test("one network's requests for a new password do not limit other networks", async () => {
  const { user } = await fixtures.agent();
  const ask = (address: string) => visitor().send(forgetPassword, { email: user.email }, from(address));
  for (let time = 0; time < 50; time += 1) await ask("198.51.100.7");
  expect((await ask("198.51.100.7")).statusCode).toBe(429);
  for (const address of ["203.0.113.9", "8.8.8.8", "10.1.2.3", "2001:db8::1"]) {
    expect((await ask(address)).statusCode).toBe(202);
  }
});

describe("guesses do not reveal which accounts exist", () => {
  type Answer = { status: number; body: Record<string, unknown> };
  /** The answer to a browser, without the id of the request. */
  async function answerOf(send: () => ReturnType<ReturnType<typeof visitor>["send"]>): Promise<Answer> {
    const reply = await send();
    const { instance: _instance, requestId: _id, ...body } = reply.json() as Record<string, unknown>;
    return { status: reply.statusCode, body };
  }

  const inArabicDigits = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  const fullwidth = (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  const spellings = [
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
    inArabicDigits,
    fullwidth,
  ] as const;
  const series = fc.array(fc.constantFrom(...spellings), { minLength: 7, maxLength: 9 });

  const alike = async (
    guess: (typed: string) => () => ReturnType<ReturnType<typeof visitor>["send"]>,
    names: [string, string],
    { statuses = [429] }: { statuses?: number[] } = {},
  ) =>
    fc.assert(
      fc.asyncProperty(series, async (spelled) => {
        const answers: Answer[][] = [];
        for (const name of names) {
          await db.deleteFrom("attempts").execute();
          const sequence: Answer[] = [];
          for (const spell of spelled) sequence.push(await answerOf(guess(spell(name))));
          answers.push(sequence);
        }
        expect(answers[0]).toEqual(answers[1]);
        expect([...new Set(answers[0]?.slice(5).map(({ status }) => status))]).toEqual(statuses);
      }),
      { numRuns: runs({ few: 2, all: 8 }) },
    );

  test("by student numbers, in any spelling", async () => {
    const student = await fixtures.student({ values: { studentNumber: "DEMO0001" }, password: PASSWORD });
    expect(student.student_number).toBe("DEMO0001");
    await alike(
      (identifier) => () => visitor().send(signInStudent, { identifier, password: WRONG }),
      ["DEMO0001", "DEMO9995"],
    );
  });

  test("by the numbers of students with a code", async () => {
    const { identifier } = await registered();
    await alike(
      (typed) => () => visitor().send(signInWithCode, { identifier: typed, code: "AAAA-BBBB-CCCC" }),
      [identifier, identifier.replace(/\d/g, "9")],
      { statuses: [401] },
    );
  });

  test("by e-mails of the staff, in any spelling", async () => {
    const { user } = await fixtures.agent();
    await alike(
      (email) => () => visitor().send(signIn, { email, password: WRONG }),
      [user.email, "nobody17@staff.example"],
    );
  });

  test("by an e-mail and a username alternately, whether or not they belong together", async () => {
    const { user } = await fixtures.agent();
    const pairs = [
      [user.email, user.username],
      ["nobody17@staff.example", "Nobody Seventeen"],
    ] as const;
    const answers = [];
    for (const [email, username] of pairs) {
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        for (const typed of [email, username]) {
          statuses.push((await visitor().send(signIn, { email: typed, password: WRONG })).statusCode);
        }
      }
      answers.push(statuses);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.slice(-2)).toEqual([429, 429]);
  });
});
