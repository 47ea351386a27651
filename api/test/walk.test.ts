/**
 * Every call: one test each, named by the call. `npm test` takes a caller of each role with an own, a foreign and an absent
 * id of the kind that the call is about; `npm run test:all` takes every kind of id.
 */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { logout } from "@ijaza/schema/users/calls";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { isAll } from "../../test-seed.ts";
import { count } from "../../vitest.costs.ts";
import { inScope } from "../src/platform/database.ts";
import { endpointsOf } from "../src/platform/http/mount.ts";
import { newId } from "../src/platform/ids.ts";
import type { Client } from "./client.ts";
import { EVERYTHING } from "./everything.ts";
import { startTestApp } from "./harness.ts";
import { ensurePlatformKey } from "./platform-keys.ts";
import { idFieldsOf, needs, sampleInput } from "./sample-input.ts";
import { kindsOf } from "./walk-kinds.ts";
import { type Ids, type Populated, populateUniversity, TENANTS } from "./walk-scene.ts";

const { app, db, fixtures, rooms, anyone } = await startTestApp({ logLevel: "silent" });

/** Without the call that ends the caller's session, which would end this test. */
const endpoints = endpointsOf(app).filter((endpoint) => endpoint !== logout);
const cases = endpoints.map((endpoint, at) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, at }));

type Caller = Client & { role: string };
type Setting = { callers: Caller[]; ids: Ids; erased: string };

/** Of `spare` the ids of wrong kinds are used, and whatever changes its records. */
let own: Setting;
let spare: Setting;
let foreign: Populated;

beforeAll(async () => {
  const populate = () => populateUniversity({ db, fixtures });
  const admins = {
    admin_alecso: await fixtures.admin("admin_alecso"),
    admin_ijaza: await fixtures.admin("admin_ijaza"),
  };
  const settingOf = ({ clients, ids, erased }: Populated): Setting => {
    const callers = Object.entries({ ...clients, ...admins }).map(([role, client]) => ({ ...client, role }));
    return { callers, ids, erased };
  };
  foreign = await populate();
  own = settingOf(await populate());
  spare = settingOf(await populate());
  await inScope(db, EVERYTHING, async (trx) => {
    for (const purpose of ["platform", "registrar"] as const) {
      await ensurePlatformKey(trx, rooms.chainInsides.keys, purpose);
    }
  });
});

const isTenant = ({ role }: Caller) => role === "anyone" || TENANTS.some((tenant) => tenant === role);

/** All to whom a call is open: the public with people of a university, or the roles that it names. */
const callersOf = ({ who }: Endpoint, { callers } = own): Caller[] =>
  who === "anyone"
    ? [{ ...anyone, role: "anyone" }, ...callers.filter(isTenant)]
    : callers.filter(({ role }) => who.some((each) => each === role));

/** A token serves all calls of a session. */
const tokens = new Map<Client["cookies"], string>();

async function send(client: Caller, endpoint: Endpoint, input: Record<string, unknown>) {
  const token = tokens.get(client.cookies) ?? (await client.token());
  tokens.set(client.cookies, token);
  const { statusCode, body } = await client.send(endpoint, input, { headers: { "x-csrf-token": token } });
  return { statusCode, body };
}

/** What a caller learns: the status, and the reply without what identifies the request. */
async function learn(client: Caller, endpoint: Endpoint, input: Record<string, unknown>) {
  const reply = await send(client, endpoint, input);
  if (reply.statusCode !== 429) return reply;
  // These tests call more often than people do.
  await db.deleteFrom("attempts").execute();
  return send(client, endpoint, input);
}

/** As the page of calls says, the public is told under a document's id that it is not issued yet. */
const VERIFIED = ["diploma", "certificate"];
const KNOWN_TO_ALL: Record<string, readonly string[]> = {
  "/api/diploma/verifyDiplomaById": VERIFIED,
  "/api/certificate/verifyCertificateById": VERIFIED,
};

async function answersForeignLikeAbsent(endpoint: Endpoint, field: string) {
  const known = KNOWN_TO_ALL[endpoint.path] ?? [];
  const kinds = isAll ? (Object.keys(foreign.ids) as (keyof Ids)[]) : kindsOf(endpoint, field);
  for (const client of callersOf(endpoint)) {
    const absent = newId();
    const unknown = await learn(client, endpoint, sampleInput(endpoint, { id: absent, field }));
    if (needs(endpoint, field))
      expect(unknown.statusCode, `${field} that is absent, for ${client.role}`).toSatisfy(
        (status: number) => status >= 400 && status < 500,
      );
    if (!isTenant(client)) continue;
    for (const kind of kinds.filter((each) => !known.includes(each))) {
      const id = foreign.ids[kind];
      const { statusCode, body } = await learn(client, endpoint, sampleInput(endpoint, { id, field }));
      const reply = { statusCode, body: body.replaceAll(id, absent) };
      expect(reply, `${field} of a foreign ${kind}, for ${client.role}`).toEqual(unknown);
    }
  }
}

/** Finds it, and refuses a digest of what was not seen (`record_changed`); waiting.test.ts has the right one. */
const DIGESTED = ["/api/document/waiting/:id/picture"];

async function findsOwn(endpoint: Endpoint) {
  const found = DIGESTED.includes(endpoint.path) ? 409 : 200;
  const kinds = idFieldsOf(endpoint).flatMap((field) => kindsOf(endpoint, field));
  for (const client of callersOf(endpoint).filter(isTenant)) {
    const statuses: number[] = [];
    for (const id of [...kinds.map((kind) => own.ids[kind]), own.erased])
      statuses.push((await send(client, endpoint, sampleInput(endpoint, { id }))).statusCode);
    expect(statuses, `an own record, for ${client.role}`).toContain(found);
  }
}

const EXPECTED = [200, 202, 204, 400, 401, 403, 404, 409, 410, 422, 429, 503];

async function survivesOwnIds(endpoint: Endpoint, kindsFor: (field: string) => (keyof Ids)[]) {
  const callers = callersOf(endpoint, spare);
  for (const client of isAll ? callers : callers.slice(0, 1)) {
    for (const field of idFieldsOf(endpoint)) {
      for (const kind of kindsFor(field)) {
        const input = sampleInput(endpoint, { id: spare.ids[kind], field });
        const { statusCode } = await send(client, endpoint, input);
        expect(EXPECTED, `${statusCode} for ${field} of an own ${kind}, for ${client.role}`).toContain(statusCode);
      }
    }
  }
}

/** A JSON-RPC call is passed on unchanged, for allowed methods only. */
const LOOSE = ["/api/chain/rpc"];
/** The token in the path permits it, because mail programs send neither cookie nor CSRF token. */
const SEALED = ["/stop_mails/:token"];

function takesSample(endpoint: Endpoint) {
  const { params, query, body } = endpoint;
  const input = sampleInput(endpoint, { id: newId() });
  const fields = (part: typeof params) =>
    Object.fromEntries(
      Object.entries(input).filter(([name]) => name in ((part as { shape?: object }).shape ?? { [name]: true })),
    );
  for (const part of [params, query, body])
    expect(part.safeParse(fields(part)).error?.issues, "the input that its shapes require").toBeUndefined();
}

async function refusesUnknownField(endpoint: Endpoint) {
  const [client] = callersOf(endpoint);
  const input = { ...sampleInput(endpoint, { id: newId() }), universityIdOfSomebody: "x" };
  const { statusCode, body } = await learn(client!, endpoint, input);
  expect({ statusCode, body: JSON.parse(body) }, "an unknown field").toMatchObject({
    statusCode: 400,
    body: { errors: expect.arrayContaining([expect.objectContaining({ error: "unknown_field" })]) },
  });
}

async function needsToken(endpoint: Endpoint) {
  expect(endpoint.csrf).toBe(true);
  const [client] = callersOf(endpoint);
  const input = sampleInput(endpoint, { id: newId() });
  const { body } = await client!.send(endpoint, input, { headers: { "x-csrf-token": "" } });
  expect(JSON.parse(body), "without its CSRF token").toMatchObject({ status: 403, error: "csrf_missing" });
}

test.each(cases.map((each) => [each.name, each] as const))(
  "%s knows its callers, their own records and its own fields, and nothing else",
  async (_, { endpoint, at }) => {
    count("walked");
    const { method, path, who } = endpoint;
    if (!LOOSE.includes(path)) {
      takesSample(endpoint);
      await refusesUnknownField(endpoint);
      if (method !== "GET" && !SEALED.includes(path)) await needsToken(endpoint);
    }
    const fields = idFieldsOf(endpoint);
    for (const field of fields) await answersForeignLikeAbsent(endpoint, field);
    if (method === "GET" && fields.length > 0 && who !== "anyone" && endpoint.medium !== "events")
      await findsOwn(endpoint);
    if (method === "GET") return;
    await survivesOwnIds(endpoint, (field) => {
      const right = kindsOf(endpoint, field);
      const wrong = (Object.keys(spare.ids) as (keyof Ids)[]).filter((kind) => !right.includes(kind));
      return isAll ? wrong : [wrong[at % wrong.length]!];
    });
  },
);

const reading = cases.filter(({ endpoint }) => endpoint.method === "GET" && endpoint.medium !== "events");

async function read({ endpoint }: (typeof cases)[number]) {
  const kinds = idFieldsOf(endpoint).flatMap((field) => kindsOf(endpoint, field));
  const ids = isAll ? [...Object.values(own.ids), newId()] : kinds.map((kind) => own.ids[kind]);
  const callers = callersOf(endpoint);
  for (const client of isAll ? callers : callers.slice(0, 1))
    for (const id of kinds.length > 0 ? ids : [newId()]) await send(client, endpoint, sampleInput(endpoint, { id }));
}

/** The tables that the calls change. */
async function changedBy(calls: typeof cases): Promise<string[]> {
  const before = (await digestRecords()).split("\n");
  for (const each of calls) await read(each);
  const after = (await digestRecords()).split("\n");
  return after.filter((line) => !before.includes(line)).map((line) => line.split(" ")[0]!);
}

test("no GET call changes anything, for any caller", async () => {
  if ((await changedBy(reading)).length === 0) return;
  const changes = [];
  for (const each of reading) changes.push(...(await changedBy([each])).map((table) => `${each.name}: ${table}`));
  expect(changes).toEqual([]);
  throw new Error("something is changed once, by the first of these calls alone");
});

// It runs last, because it changes the spare university's records, and ends its people's sessions.
describe("what its own people may change", { tags: ["all"] }, () => {
  const changing = cases.filter(({ endpoint }) => endpoint.method !== "GET" && idFieldsOf(endpoint).length > 0);
  test.each(changing.map(({ name, endpoint }) => [name, endpoint] as const))(
    "%s does not fail with a server error",
    (_, endpoint) => survivesOwnIds(endpoint, (field) => kindsOf(endpoint, field)),
  );
});

/** Tables that reading changes on purpose, because they count views. */
const COUNTERS = ["visits", "visit_days", "page_visits"];

/** A digest of each table, which shows whether a call changed anything. */
function digestRecords(): Promise<string> {
  return inScope(db, EVERYTHING, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${COUNTERS}) order by 1`.execute(
      trx,
    );
    const digests = tables.map(
      ({ name }) => sql`
        select ${name}::text || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${sql.table(name)} t`,
    );
    const { rows } = await sql<{ digest: string }>`${sql.join(digests, sql` union all `)}`.execute(trx);
    return rows.map(({ digest }) => digest).join("\n");
  });
}
