/** Security events in the log: refusals with digests, and nothing that identifies a person. */
import { resolveToken } from "@ijaza/schema/accounts/calls";
import { confirmPassword, keepAlive, signIn } from "@ijaza/schema/users/calls";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { PASSWORD } from "../../../test/fixtures.ts";
import { startTestApp } from "../../../test/harness.ts";
import { readTrustProxy } from "./trusted-proxies.ts";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
const { db, fixtures, visitor } = await startTestApp({ log, trustProxy: readTrustProxy("1") ?? false });

type Line = { security?: string; refusal?: string; network?: string; about?: string; route?: string };
const events = () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const WRONG = "not the password at all";

beforeEach(async () => {
  lines.length = 0;
  await db.deleteFrom("attempts").execute();
});

test("failed and throttled sign-ins are logged by network and by typed name, whatever its spelling", async () => {
  const { user } = await fixtures.agent();
  const spellings = [user.email, user.email.toUpperCase(), user.email, user.email, user.email, user.email];
  for (const email of spellings) await visitor().refused(signIn, { email, password: WRONG }, from("203.0.113.9"));
  const noted = events();
  expect(noted.map(({ security }) => security)).toEqual([...Array(5).fill("sign_in_failed"), "throttled"]);
  expect(new Set(noted.map(({ about }) => about)).size).toBe(1);
  await visitor().refused(signIn, { email: "nobody@staff.example", password: WRONG }, from("203.0.113.10"));
  const other = events().at(-1);
  expect(other).toMatchObject({ security: "sign_in_failed", route: signIn.path });
  expect(other?.about).not.toBe(noted[0]?.about);
  expect(other?.network).not.toBe(noted[0]?.network);
});

test("refused links, tokens and passwords inside a session are logged, successes are not", async () => {
  const agent = await fixtures.agent();
  expect(events()).toEqual([]);
  await visitor().refused(resolveToken, { token: "a-secret-of-a-link" });
  await agent.refused(keepAlive, {}, { headers: { "x-csrf-token": "x".repeat(72) } });
  await agent.refused(keepAlive, {}, { headers: { origin: "https://evil.example" } });
  await agent.refused(confirmPassword, { password: WRONG });
  await agent.call(confirmPassword, { password: PASSWORD });
  expect(events().map(({ security, refusal }) => [security, refusal])).toEqual([
    ["link_refused", "link_not_valid"],
    ["csrf_refused", "csrf_invalid"],
    ["csrf_refused", "foreign_origin"],
    ["sign_in_failed", "invalid_credentials"],
  ]);
});

test("no line contains an address, an account, a password or a secret", async () => {
  const { user } = await fixtures.agent();
  await visitor().refused(signIn, { email: user.email, password: WRONG }, from("203.0.113.9"));
  await visitor().refused(resolveToken, { token: "a-secret-of-a-link" }, from("203.0.113.9"));
  expect(events()).toHaveLength(2);
  for (const text of [user.email, user.id, user.username, "203.0.113", WRONG, "a-secret-of-a-link"]) {
    expect(lines.join()).not.toContain(text);
  }
});
