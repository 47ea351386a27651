/** The address for which a failure counts, through HTTP: the sender's own, or the one that a trusted proxy reports. */
import { signIn } from "@ijaza/schema/users/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { readTrustProxy } from "../../platform/http/trusted-proxies.ts";

const bare = await startTestApp();
const behindOne = await startTestApp({ trustProxy: readTrustProxy("1") ?? false });
const behindNamed = await startTestApp({ trustProxy: readTrustProxy("10.0.0.0/8, 127.0.0.1") ?? false });

beforeEach(async () => {
  for (const { db } of [bare, behindOne, behindNamed]) await db.deleteFrom("attempts").execute();
});

/** The status of a wrong guess with this forwarded address. */
async function guess({ visitor }: TestApp, forwarded: string): Promise<number> {
  const headers = { "x-forwarded-for": forwarded };
  const guessed = { email: `${Math.random()}@staff.example`, password: "not the password at all" };
  return (await visitor().send(signIn, guessed, { headers })).statusCode;
}

const guessOften = (app: TestApp, from: (each: number) => string) =>
  Promise.all(Array.from({ length: 50 }, (_, each) => guess(app, from(each))));

describe("the address that failures count for", () => {
  test("is the sender's when no proxy is trusted, whatever the header says", async () => {
    await guessOften(bare, (each) => `203.0.113.${each}`);
    expect(await guess(bare, "198.51.100.7")).toBe(429);
  });

  test("is the one that a trusted proxy saw", async () => {
    await guessOften(behindOne, () => "203.0.113.1");
    expect(await guess(behindOne, "203.0.113.1")).toBe(429);
    expect(await guess(behindOne, "203.0.113.2")).toBe(401);
  });

  test("is not one that a sender reported to the trusted proxy", async () => {
    await guessOften(behindOne, (each) => `198.51.100.${each}, 203.0.113.1`);
    expect(await guess(behindOne, "198.51.100.77, 203.0.113.1")).toBe(429);
  });

  test("is the nearest one that is not a trusted proxy", async () => {
    await guessOften(behindNamed, (each) => `198.51.100.${each}, 203.0.113.1, 10.1.2.3`);
    expect(await guess(behindNamed, "203.0.113.1")).toBe(429);
    expect(await guess(behindNamed, "203.0.113.2, 10.1.2.3")).toBe(401);
  });
});
