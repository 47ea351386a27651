/** Public requests of one network through HTTP: what they cost is charged, and who sends or reads slowly holds no turn. */
import { PassThrough } from "node:stream";
import { getUser } from "@ijaza/schema/accounts/lists";
import { signIn, verifyUser } from "@ijaza/schema/users/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { expect, test, vi } from "vitest";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { createTimeShares, ownShares } from "../time-shares.ts";
import { admitOthers } from "./public-turns.ts";
import { createServer } from "./server.ts";
import { AT_ONCE, BURST_MS } from "./time-accounts.ts";
import { createTimeBudget } from "./time-budget.ts";
import { readTrustProxy } from "./trusted-proxies.ts";

let used = 0;
const clock = { now: () => new Date(Date.UTC(2026, 10, 30)) };
const budget = createTimeBudget({
  clock,
  shares: createTimeShares(() => used),
  later: async () => {},
  pause: async () => {},
});
const trustProxy = readTrustProxy("1") ?? false;
const { app, fixtures, visitor } = await startTestApp({ budget, trustProxy });

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

/** A server with eight public pages, each of which waits for `goOn`, and one whose answer nobody reads to its end. */
async function serveWaiting() {
  let used = 0;
  const budget = createTimeBudget({
    clock,
    shares: createTimeShares(() => used),
    later: async () => {},
    pause: async () => {},
  });
  const server = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent", trustProxy });
  admitOthers(server, budget);
  const begun: { page: string; goOn: () => void }[] = [];
  for (let page = 0; page < 8; page += 1) {
    server.get(`/${page}`, (request) => new Promise((goOn) => begun.push({ page: request.url, goOn: () => goOn({}) })));
  }
  server.get("/endless", (_, reply) => reply.send(new PassThrough()));
  const ask = async (url: string, address: string) => await server.inject({ url, headers: from(address) });
  const use = (ms: number) => {
    used += ms;
  };
  return { server, begun, use, ask };
}

test("beside a stranger with sixteen connections another begins at once, and pays a fifth of what five calls cost", async () => {
  const { server, begun, use, ask } = await serveWaiting();
  const [stranger, other] = ["192.0.2.3", "198.51.100.3"];
  const storm = Array.from({ length: 16 }, (_, call) => ask(`/${call % 8}`, stranger));
  await vi.waitFor(() => expect(begun.map(({ page }) => page)).toEqual(["/0", "/1", "/2", "/3"]));
  const answer = ask("/7", other);
  await vi.waitFor(() => expect(begun[AT_ONCE]?.page).toBe("/7"));
  use((AT_ONCE + 1) * (BURST_MS - 1));
  for (const { goOn } of begun) goOn();
  expect((await answer).statusCode).toBe(200);
  const statuses = (await Promise.all(storm)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array(AT_ONCE).fill(200), ...Array(16 - AT_ONCE).fill(429)]);
  expect(begun).toHaveLength(AT_ONCE + 1);
  const next = ask("/0", other);
  await vi.waitFor(() => expect(begun).toHaveLength(AT_ONCE + 2));
  begun.at(-1)?.goOn();
  expect((await next).statusCode).toBe(200);
  await server.close();
});

test("who reads an answer slowly holds no turn", async () => {
  const { server, begun, ask } = await serveWaiting();
  const network = "192.0.2.4";
  for (let call = 0; call < AT_ONCE; call += 1) void ask("/endless", network);
  const answer = ask("/0", network);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  begun[0]?.goOn();
  expect((await answer).statusCode).toBe(200);
  void server.close();
});

test("what the server does for who is signed in is not charged to a stranger", async () => {
  const staff = await fixtures.signedIn((await fixtures.agent()).user);
  const stranger = ownShares.begin();
  const before = process.cpuUsage();
  await Promise.all(Array.from({ length: 20 }, () => staff.call(getUser, {})));
  const { user, system } = process.cpuUsage(before);
  expect(stranger.end()).toBeLessThan((0.7 * (user + system)) / 1000);
});
