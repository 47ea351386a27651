/** Public requests of one network through HTTP: what they cost is charged, and who sends slowly holds no turn. */
import { PassThrough } from "node:stream";
import { signIn, verifyUser } from "@ijaza/schema/users";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { createTimeShares } from "../time-shares.ts";
import { AT_ONCE, BURST_MS } from "./time-accounts.ts";
import { createTimeBudget } from "./time-budget.ts";
import { readTrustProxy } from "./trusted-proxies.ts";

let used = 0;
const clock = { now: () => new Date(Date.UTC(2026, 10, 30)) };
const budget = createTimeBudget({ clock, shares: createTimeShares(() => used), later: async () => {} });
const { app, fixtures, visitor } = await startTestApp({ budget, trustProxy: readTrustProxy("1") ?? false });

const from = (address: string) => ({ "x-forwarded-for": address });
const get = async (url: string, address: string) => app.inject({ url, headers: from(address) });

test("a network that has used its time up waits for every public call, and nobody else does", async () => {
  const { user } = await fixtures.agent();
  const staff = await fixtures.signedIn(user);
  const network = "192.0.2.1";
  const leave = await budget.enter(network, { gone: new AbortController().signal });
  used += BURST_MS + 500;
  leave();
  const call = `${verifyDiplomaById.path.replace(":id", "0".repeat(26))}`;
  for (const url of [call, "/api/openapi.json", "/nowhere"]) {
    const refused = await get(url, network);
    const { "retry-after": after, connection } = refused.headers;
    expect([url, refused.statusCode, after, connection]).toEqual([url, 429, "2", "close"]);
  }
  const wrong = visitor().send(signIn, { email: user.email, password: PASSWORD }, { headers: from(network) });
  expect((await wrong).statusCode).toBe(429);
  expect((await get("/api/openapi.json", "198.51.100.1")).statusCode).toBe(200);
  expect((await get("/healthz", network)).statusCode).toBe(200);
  const own = await staff.send(verifyUser, {}, { headers: from("198.51.100.2") });
  expect(own.statusCode).toBe(200);
});

test("a body that does not come holds no turn", async () => {
  const network = "192.0.2.2";
  const bodies = Array.from({ length: AT_ONCE + 1 }, () => new PassThrough());
  const headers = { ...from(network), "content-type": "application/json" };
  const sending = bodies.map((payload) => app.inject({ method: "POST", url: signIn.path, headers, payload }));
  expect((await get("/api/openapi.json", network)).statusCode).toBe(200);
  for (const body of bodies) body.end("{}");
  expect((await Promise.all(sending)).map(({ statusCode }) => statusCode)).not.toContain(429);
});
