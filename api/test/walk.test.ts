/** Every call × every role × an own, a foreign and an absent id, made from the endpoint values. */
import type { Endpoint } from "@ijaza/schema/endpoint";
import type { Role } from "@ijaza/schema/roles";
import { logout } from "@ijaza/schema/users";
import { beforeAll, describe, expect, test } from "vitest";
import { inScope } from "../src/platform/database.ts";
import { endpointsOf } from "../src/platform/http/mount.ts";
import { newId } from "../src/platform/ids.ts";
import type { Client } from "./client.ts";
import { startTestApp } from "./harness.ts";
import { ensurePlatformKey } from "./platform-keys.ts";
import { digestRecords } from "./records-of-all.ts";
import { idFieldsOf, needs, sampleInput } from "./sample-input.ts";
import { type Populated, populateUniversity, TENANTS } from "./walk-scene.ts";

const { app, db, fixtures, rooms, anyone } = await startTestApp({ logLevel: "silent" });

/** Without the call that ends the caller's session, which would end this test. */
const endpoints = endpointsOf(app).filter((endpoint) => endpoint !== logout);
const cases = endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));
const withIds = cases.filter(({ endpoint }) => idFieldsOf(endpoint).length > 0);

const populate = () => populateUniversity({ db, fixtures });
let own: Populated;
let foreign: Populated;
let admins: Record<"admin_alecso" | "admin_ijaza", Client>;

beforeAll(async () => {
  own = await populate();
  foreign = await populate();
  admins = { admin_alecso: await fixtures.admin("admin_alecso"), admin_ijaza: await fixtures.admin("admin_ijaza") };
  await inScope(db, "all", async (trx) => {
    for (const purpose of ["platform", "registrar"] as const) {
      await ensurePlatformKey(trx, rooms.chainInsides.keys, purpose);
    }
  });
});

const clientOf = (role: Role): Client =>
  role === "admin_alecso" || role === "admin_ijaza" ? admins[role] : own.clients[role];

const isFor = ({ who }: Endpoint, role: Role): boolean => who === "anyone" || who.includes(role);

const callersOf = ({ who }: Endpoint): Client[] =>
  who === "anyone" ? [anyone, ...TENANTS.map(clientOf)] : who.map(clientOf);

/** As the page of calls says, the public is told under a document's id that it is not issued yet. */
const VERIFIED = ["diploma", "certificate"];
const KNOWN_TO_ALL: Record<string, readonly string[]> = {
  "/api/diploma/verifyDiplomaById": VERIFIED,
  "/api/certificate/verifyCertificateById": VERIFIED,
};

/** What a caller learns: the status, and the reply without what identifies the request. */
async function learn(client: Client, endpoint: Endpoint, input: Record<string, unknown>) {
  const send = () => client.send(endpoint, input);
  const first = await send();
  if (first.statusCode !== 429) return { statusCode: first.statusCode, body: first.body };
  // These tests call more often than people do.
  await db.deleteFrom("attempts").execute();
  const { statusCode, body } = await send();
  return { statusCode, body };
}

test.each(cases)("$name can be called with the input that its shapes require", ({ endpoint }) => {
  const { params, query, body } = endpoint;
  const input = sampleInput(endpoint, { id: newId() });
  const fields = (part: typeof params) =>
    Object.fromEntries(
      Object.entries(input).filter(([name]) => name in ((part as { shape?: object }).shape ?? { [name]: true })),
    );
  if (endpoint.path === "/api/chain/rpc") return;
  for (const part of [params, query, body]) expect(part.safeParse(fields(part)).error?.issues).toBeUndefined();
});

describe.each(withIds)("$name", ({ endpoint }) => {
  test("answers a foreign id like an absent one", async () => {
    const roles = TENANTS.filter((role) => isFor(endpoint, role));
    const callers = [...(endpoint.who === "anyone" ? [anyone] : []), ...roles.map((role) => own.clients[role])];
    for (const client of callers) {
      for (const field of idFieldsOf(endpoint)) {
        const absent = newId();
        const unknown = await learn(client, endpoint, sampleInput(endpoint, { id: absent, field }));
        for (const [kind, id] of Object.entries(foreign.ids)) {
          if (KNOWN_TO_ALL[endpoint.path]?.includes(kind)) continue;
          const { statusCode, body } = await learn(client, endpoint, sampleInput(endpoint, { id, field }));
          const reply = { kind, statusCode, body: body.replaceAll(id, absent) };
          expect(reply, `${field} of a foreign ${kind}`).toEqual({ kind, ...unknown });
        }
      }
    }
  });

  test("says that nothing exists under an absent id", async () => {
    for (const client of callersOf(endpoint)) {
      for (const field of idFieldsOf(endpoint).filter((name) => needs(endpoint, name))) {
        const { statusCode } = await learn(client, endpoint, sampleInput(endpoint, { id: newId(), field }));
        expect(statusCode, field).toBeGreaterThanOrEqual(400);
        expect(statusCode, field).toBeLessThan(500);
      }
    }
  });
});

const changing = (digest: string, since: string) =>
  digest
    .split("\n")
    .filter((line) => !since.split("\n").includes(line))
    .map((line) => line.split(" ")[0]);

test.each(cases.filter(({ endpoint }) => endpoint.method === "GET" && endpoint.medium !== "events"))(
  "$name changes nothing, for any caller",
  async ({ endpoint }) => {
    const before = await digestRecords(db);
    for (const client of callersOf(endpoint)) {
      for (const id of [...Object.values(own.ids), newId()]) {
        await client.send(endpoint, sampleInput(endpoint, { id }));
        if (idFieldsOf(endpoint).length === 0) break;
      }
    }
    expect(changing(await digestRecords(db), before)).toEqual([]);
  },
);

/** A JSON-RPC call is passed on unchanged, for allowed methods only. */
const LOOSE = ["/api/chain/rpc"];

test.each(cases.filter(({ endpoint }) => !LOOSE.includes(endpoint.path)))(
  "$name refuses an unknown field",
  async ({ endpoint }) => {
    const [client] = callersOf(endpoint);
    const input = { ...sampleInput(endpoint, { id: newId() }), universityIdOfSomebody: "x" };
    const { statusCode, body } = await client!.send(endpoint, input);
    expect({ statusCode, body: JSON.parse(body) }).toMatchObject({
      statusCode: 400,
      body: { errors: expect.arrayContaining([expect.objectContaining({ error: "unknown_field" })]) },
    });
  },
);

/** The token in the path permits it, because mail programs send neither cookie nor CSRF token. */
const SEALED = ["/stop_mails/:token"];

const guarded = ({ method, path }: Endpoint) => method !== "GET" && ![...LOOSE, ...SEALED].includes(path);

test.each(cases.filter(({ endpoint }) => guarded(endpoint)))(
  "$name is refused without its CSRF token",
  async ({ endpoint }) => {
    expect(endpoint.csrf).toBe(true);
    const [client] = callersOf(endpoint);
    const input = sampleInput(endpoint, { id: newId() });
    const { body } = await client!.send(endpoint, input, { headers: { "x-csrf-token": "" } });
    expect(JSON.parse(body)).toMatchObject({ status: 403, error: "csrf_missing" });
  },
);

/** Finds it, and refuses a digest of what was not seen (`record_changed`); waiting.test.ts has the right one. */
const DIGESTED = ["/api/document/waiting/:id/picture"];

// These run last, because they may change the caller's own records.
test.each(withIds.filter(({ endpoint }) => endpoint.method === "GET" && endpoint.who !== "anyone"))(
  "$name finds the caller's own record",
  async ({ endpoint }) => {
    for (const role of TENANTS.filter((each) => isFor(endpoint, each))) {
      if (endpoint.medium === "events") continue;
      const replies = await Promise.all(
        [...Object.values(own.ids), own.erased].map((id) =>
          own.clients[role].send(endpoint, sampleInput(endpoint, { id })),
        ),
      );
      expect(
        replies.some(({ statusCode }) => statusCode === (DIGESTED.includes(endpoint.path) ? 409 : 200)),
        role,
      ).toBe(true);
    }
  },
);

test.each(withIds.filter(({ endpoint }) => endpoint.method !== "GET"))(
  "$name never fails with a server error for an own id of the wrong kind",
  async ({ endpoint }) => {
    for (const client of callersOf(endpoint)) {
      for (const field of idFieldsOf(endpoint)) {
        for (const id of Object.values(own.ids)) {
          const { statusCode } = await client.send(endpoint, sampleInput(endpoint, { id, field }));
          expect([200, 202, 204, 400, 401, 403, 404, 409, 410, 422, 429, 503], `${field} ${statusCode}`).toContain(
            statusCode,
          );
        }
      }
    }
  },
);
