/** The protection of a session through HTTP: CSRF tokens, origins, and its ends. */
import { confirmPassword, getAgents, keepAlive, signIn, verifyUser } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp, TEST_PUBLIC_URL } from "../../../test/harness.ts";

const { clock, fixtures, visitor } = await startTestApp();

const wrong = { password: "not the password at all" };

describe("a call that changes something", () => {
  test("is refused without its token, with a foreign one, and with an expired one", async () => {
    const agent = await fixtures.agent();
    const headers = (token: string) => ({ headers: { "x-csrf-token": token } });
    expect(await agent.refused(keepAlive, {}, headers(""))).toMatchObject({ status: 403, error: "csrf_missing" });
    expect(await agent.refused(keepAlive, {}, headers("x".repeat(72)))).toMatchObject({ error: "csrf_invalid" });
    const other = await (await fixtures.agent()).token();
    expect(await agent.refused(keepAlive, {}, headers(other))).toMatchObject({ error: "csrf_invalid" });
    const own = await agent.token();
    clock.advance({ seconds: 901 });
    expect(await agent.refused(keepAlive, {}, headers(own))).toMatchObject({ error: "csrf_expired" });
  });

  test("accepts an older token while it is valid, so that open tabs keep working", async () => {
    const agent = await fixtures.agent();
    const older = await agent.token();
    await agent.token();
    await agent.call(keepAlive, {}, { headers: { "x-csrf-token": older } });
  });

  test("needs a token for signing in too, and a new one afterwards", async () => {
    const client = visitor();
    const { user } = await fixtures.agent();
    const credentials = { email: user.email, password: PASSWORD };
    const before = await client.token();
    expect(await client.refused(signIn, credentials, { headers: { "x-csrf-token": "" } })).toMatchObject({
      error: "csrf_missing",
    });
    await client.call(signIn, credentials, { headers: { "x-csrf-token": before } });
    const stale = await client.refused(keepAlive, {}, { headers: { "x-csrf-token": before } });
    expect(stale).toMatchObject({ error: "csrf_invalid" });
  });

  test("is refused from another site, with any token", async () => {
    const agent = await fixtures.agent();
    const from = (headers: Record<string, string>) => agent.refused(keepAlive, {}, { headers });
    expect(await from({ origin: "https://evil.example" })).toMatchObject({ status: 403, error: "foreign_origin" });
    expect(await from({ "sec-fetch-site": "cross-site" })).toMatchObject({ error: "foreign_origin" });
    await agent.call(keepAlive, {}, { headers: { origin: TEST_PUBLIC_URL, "sec-fetch-site": "same-origin" } });
  });
});

describe("a session", () => {
  test("ends after 30 minutes and 30 seconds without input, which reading does not extend", async () => {
    const agent = await fixtures.agent();
    clock.advance({ minutes: 30 });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: true });
    clock.advance({ seconds: 31 });
    expect(await agent.call(verifyUser)).toMatchObject({ authenticated: false });
    expect(await agent.refused(getAgents)).toMatchObject({ status: 401, error: "not_authenticated" });
  });

  test("continues as long as there is input, until its absolute end", async () => {
    const hoursOf = async (client: Awaited<ReturnType<typeof fixtures.agent>>) => {
      for (let half = 1; half <= 30; half += 1) {
        clock.advance({ minutes: 30 });
        if ((await client.send(keepAlive)).statusCode === 401) return half / 2;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(await hoursOf(await fixtures.agent())).toBe(12);
    expect(await hoursOf(await fixtures.universityAdmin())).toBe(8);
  });

  test("can be confirmed with the password, and guesses are counted", async () => {
    const agent = await fixtures.agent();
    await agent.call(confirmPassword, { password: PASSWORD });
    for (let time = 0; time < 5; time += 1) {
      expect(await agent.refused(confirmPassword, wrong)).toMatchObject({ error: "invalid_credentials" });
    }
    expect(await agent.refused(confirmPassword, { password: PASSWORD })).toMatchObject({ error: "too_many_requests" });
  });
});
