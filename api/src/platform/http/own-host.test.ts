/** The answers of a demo to foreign host names. */
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";

const PUBLIC_URL = "https://demo.university.example";
const { app } = await startTestApp({ publicUrl: PUBLIC_URL });
const production = await startTestApp({ publicUrl: PUBLIC_URL, profile: "production" });

const statusOf = async (host: string, of = app) => (await of.inject({ url: "/healthz", headers: { host } })).statusCode;

test.each([
  "localhost:3000",
  "127.0.0.1:3000",
  "[::1]:3000",
  "192.168.1.7",
  "printer",
  "mac.local",
  "DEMO.University.example",
])("a demo answers to %s", async (host) => {
  expect(await statusOf(host)).toBe(200);
});

test.each(["evil.example", "demo.university.example.evil.example:3000", "localhost.evil.example", "a b"])(
  "a demo does not answer to %s, whose pages would count as its own",
  async (host) => {
    expect(await statusOf(host)).toBe(421);
    const { body } = await app.inject({ url: "/api/csrf-token", headers: { host } });
    expect(JSON.parse(body)).toMatchObject({ error: "foreign_host" });
  },
);

test("production runs behind proxies, and checks the origin of each change instead", async () => {
  expect(await statusOf("evil.example", production.app)).toBe(200);
});
