/** Public calls that cost work are limited per address and minute, then refused until the next minute. */
import { getIssuers, proxyChain } from "@ijaza/schema/chain/calls";
import { getDiplomaById, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { beforeEach, expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { readTrustProxy } from "./trusted-proxies.ts";

const PER_MINUTE = 3;
const NOBODY = { id: "0".repeat(26) };

const app = await startTestApp({ publicCallsPerMinute: PER_MINUTE, trustProxy: readTrustProxy("1") ?? false });
const { clock, anyone } = app;

beforeEach(() => clock.advance({ minutes: 1 }));

const statuses = (times: number, call: () => Promise<{ statusCode: number }>) =>
  Promise.all(Array.from({ length: times }, async () => (await call()).statusCode));

test.each([
  ["verifying by id", verifyDiplomaById, NOBODY],
  ["verifying a bundle", verifyDiploma, { credential: {} }],
  ["fetching a document", getDiplomaFile, NOBODY],
  ["reading a diploma", getDiplomaById, NOBODY],
  ["listing the issuers", getIssuers, {}],
])("%s is refused when an address calls too often, and accepted again in the next minute", async (_, call, input) => {
  const allowed = await statuses(PER_MINUTE, () => anyone.send(call, input));
  expect(allowed).not.toContain(429);
  const response = await anyone.send(call, input);
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ error: "too_many_requests" });
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  clock.advance({ seconds: Number(response.headers["retry-after"]) });
  expect((await anyone.send(call, input)).statusCode).not.toBe(429);
});

test("each address is counted separately, an IPv6 address together with its network", async () => {
  const from = (address: string) => () =>
    anyone.send(verifyDiplomaById, NOBODY, { headers: { "x-forwarded-for": address } });
  await statuses(PER_MINUTE, from("2001:db8::1"));
  expect(await statuses(1, from("2001:db8::2"))).toEqual([429]);
  expect(await statuses(1, from("2001:db8:0:1::1"))).toEqual([404]);
  expect(await statuses(1, from("203.0.113.1"))).toEqual([404]);
});

test("a batch to the chain counts as many calls as it contains", async () => {
  const ask = { jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] };
  expect((await anyone.send(proxyChain, Array(15).fill(ask))).statusCode).toBe(503);
  expect((await anyone.send(proxyChain, ask)).statusCode).toBe(429);
});

test("calls that cost little are not counted", async () => {
  expect(await statuses(PER_MINUTE + 1, () => app.app.inject("/api/chain"))).not.toContain(429);
});
