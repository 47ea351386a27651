/** Guessing passwords through HTTP: delays by the typed name and by network. */
import { signIn } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";

const { db, clock, fixtures, visitor } = await startTestApp();

const wrong = { password: "not the password at all" };

// Every test calls from the same address, so guesses of one test must not delay the next.
beforeEach(async () => {
  await db.deleteFrom("attempts").execute();
});

describe("guessing", () => {
  const guess = async (times: number, email: string) => {
    for (let time = 0; time < times; time += 1) await visitor().refused(signIn, { email, ...wrong });
  };

  test("is stopped for a minute after five failures, even with the right password", async () => {
    const { user } = await fixtures.agent();
    await guess(5, user.email);
    const response = await visitor().send(signIn, { email: user.email, password: PASSWORD });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(50);
    clock.advance({ seconds: 61 });
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
  });

  test("waits twice as long after each further failure, up to fifteen minutes", async () => {
    const { user } = await fixtures.agent();
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

  test("is no faster with many guesses at once", async () => {
    const { user } = await fixtures.agent();
    const refusals = await Promise.all(
      Array.from({ length: 12 }, () => visitor().refused(signIn, { email: user.email, ...wrong })),
    );
    expect(refusals.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test("is stopped for a network after fifty failures, until fifteen minutes have passed", async () => {
    const { user } = await fixtures.agent();
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
    const { user } = await fixtures.agent();
    await guess(4, user.email);
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
    await guess(4, user.email);
    await visitor().call(signIn, { email: user.email, password: PASSWORD });
  });
});
