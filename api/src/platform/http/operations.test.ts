/** Health, readiness and metrics, while parts of the product are unavailable. */
import { requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { expect, test } from "vitest";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";
import { s3Storage } from "../files/storage.ts";
import { serveOperations } from "./operations.ts";
import { createServer } from "./server.ts";

const TOKEN = "a-token-of-sixteen-signs";
const storage = s3Storage("http://key:secret@127.0.0.1:1/bucket?region=local");
const { app, clock, watched, rooms, fixtures, drain } = await startTestApp({
  storage,
  metricsToken: TOKEN,
  logLevel: "silent",
});

/** As it is at another second than the last. */
const ready = async () => {
  clock.advance({ seconds: 1 });
  const { statusCode, headers, body } = await app.inject("/readyz");
  return { statusCode, retryAfter: headers["retry-after"], ...JSON.parse(body) };
};

test("a node without chain and storage is ready, and names the unavailable parts", async () => {
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect(await ready()).toMatchObject({
    statusCode: 200,
    status: "ready",
    dependencies: { database: true, mail: true, chain: false, storage: false },
    degraded: ["chain", "storage"],
  });
});

test("a refusal names the missing storage and not the database, and nothing is left half done", async () => {
  const student = await fixtures.signedInStudent();
  const form = formOf({ items: [{ field: "lastName", value: "Ben Salah" }] }, [
    { name: "card.pdf", bytes: Buffer.from("%PDF-1.7") },
  ]);
  for (let attempt = 0; attempt < 2; attempt++) {
    const refused = await student.upload(requestStudentCorrection, form);
    expect(refused.json()).toMatchObject({ status: 503, error: "storage_unavailable" });
    expect(refused.headers["retry-after"]).toBe("5");
  }
});

test("the body and the metrics name paused issuing and the page to read", async () => {
  expect(await ready()).not.toHaveProperty("frozen");
  rooms.issuing.pause(true);
  expect(await ready()).toMatchObject({
    status: "ready",
    frozen: { all: true, universities: [], help: "/docs/reference/operations.md" },
  });
  expect((await app.inject("/metrics")).body).toContain('issuing_frozen{university="all"} 1');
  rooms.issuing.pause(false);
  expect((await app.inject("/metrics")).body).not.toContain("issuing_frozen{");
});

test("metrics are Prometheus text, and name unavailable parts", async () => {
  const { body } = await app.inject("/metrics");
  expect(body).toMatch(/http_request_duration_seconds_bucket/);
  expect(body).toMatch(/dependency_up\{dependency="storage"\} 0/);
  expect(body).toMatch(/dependency_up\{dependency="database"\} 1/);
});

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: "/metrics", remoteAddress, headers });

test.each([
  ["a program on this machine", from("127.0.0.1"), 200],
  ["one over IPv6", from("::1"), 200],
  ["a stranger", from("203.0.113.7"), 404],
  ["a stranger through a proxy on this machine", from("127.0.0.1", { "x-forwarded-for": "203.0.113.7" }), 404],
  ["whoever bears the token", from("203.0.113.7", { authorization: `Bearer ${TOKEN}` }), 200],
  ["whoever bears another", from("203.0.113.7", { authorization: `Bearer ${TOKEN}x` }), 404],
])("%s requests the metrics", async (_, response, status) => {
  expect((await response).statusCode).toBe(status);
});

test("without its database a node is not ready", async () => {
  const { pool } = watched;
  const { query } = pool;
  pool.query = (() => Promise.reject(new Error("away"))) as typeof query;
  expect(await ready()).toMatchObject({ statusCode: 503, status: "not_ready", retryAfter: "5" });
  pool.query = query;
});

test("the parts of a node are asked once for all who want to know whether it is ready, and at most once a second", async () => {
  let [now, probes] = [0, 0];
  const database = async () => {
    probes += 1;
    return true;
  };
  const server = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  const nothing = { others: {}, gauges: {}, counters: {}, listFrozen: () => ({ all: false, universities: [] }) };
  const { signal: draining } = new AbortController();
  serveOperations(server, { ...nothing, draining, needed: { database }, clock: { now: () => new Date(now) } });
  const probe = () => Promise.all(Array.from({ length: 5 }, () => server.inject("/readyz")));
  await probe();
  await probe();
  expect(probes).toBe(1);
  now += 1000;
  await probe();
  expect(probes).toBe(2);
  await server.close();
});

test("a stopping node first reports it, and still answers", async () => {
  drain();
  expect(await ready()).toMatchObject({ statusCode: 503, status: "draining", retryAfter: "5" });
  expect((await app.inject("/api/chain")).statusCode).toBe(200);
});
