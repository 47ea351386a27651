/** Checks before anything uses a database: who migrates it, who may alter it, which releases may run together. */
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { cloneTemplate, createEmpty } from "../../test/on-server.ts";
import { testServer } from "../../test/test-server.ts";
import { appendAudit, SYSTEM } from "./audit/audit.ts";
import { type Db, inScope, openDatabase } from "./database.ts";
import { migrateAt } from "./migrate.ts";
import { MIGRATIONS } from "./migrations.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { APPEND_ONLY } from "./runtime-role.ts";

const server = await testServer();
const RUNTIME = new URL(server.url).username;
const opened: Db[] = [];
const made: { drop(): Promise<void> }[] = [];

let db: Db;
let ownerUrl: string;

/** Makes the database of the test: the addresses for its owner and for the runtime role. */
async function use(making: ReturnType<typeof createEmpty>): Promise<void> {
  const database = await making;
  made.push(database);
  ownerUrl = database.ownerUrl;
  db = open(database.url);
}
const useEmpty = () => use(createEmpty(server));
const useMigrated = () => use(cloneTemplate(server));

afterAll(async () => {
  for (const each of opened) await each.destroy();
  for (const { drop } of made) await drop();
});

function open(url: string): Db {
  const { db: each } = openDatabase({ url, poolSize: 3 });
  opened.push(each);
  return each;
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const countMigrations = async () =>
  (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.length;

/** A newer release, with one migration more than this one. */
const newerRelease = (additive?: true) => {
  const up = async (trx: Parameters<(typeof MIGRATIONS)[string]["up"]>[0]) => {
    await sql`create table of_the_future (id integer)`.execute(trx);
  };
  const migrations = { ...MIGRATIONS, "9999-future": { up, ...(additive && { additive }) } };
  return migrateAt(ownerUrl, { migrations, runtimeRole: RUNTIME });
};

test("the owner's address migrates an empty database, also for three concurrent nodes", async () => {
  await useEmpty();
  const nodes = [1, 2, 3].map(() => prepareDatabase(db, { profile: "production", ownerUrl }));
  await Promise.all(nodes);
  expect(await countMigrations()).toBe(Object.keys(MIGRATIONS).length);
});

test("a node without the owner's address refuses an empty database and an older schema, and says what to run", async () => {
  await useEmpty();
  const node = () => prepareDatabase(db, { profile: "production", ownerUrl: undefined });
  await expect(node()).rejects.toThrow(/no tables yet.*npm run migrate/);
  const { "0001-foundation": first } = MIGRATIONS;
  await migrateAt(ownerUrl, { migrations: { "0001-foundation": first! } });
  await expect(node()).rejects.toThrow(/no rights on the tables.*npm run migrate/);
  await asOwner(`grant select on kysely_migration to ${RUNTIME}`);
  await expect(node()).rejects.toThrow(/older schema.*npm run migrate/);
});

test("production refuses a role that owns the tables; the demo runs with it", async () => {
  await useEmpty();
  const owner = open(ownerUrl);
  await expect(prepareDatabase(owner, { profile: "production", ownerUrl: undefined })).rejects.toThrow(
    /owns the database/,
  );
  await prepareDatabase(owner, { profile: "demo", ownerUrl: undefined });
  await expect(prepareDatabase(owner, { profile: "production", ownerUrl: undefined })).rejects.toThrow(/the table/);
});

test("production leaves the database of a demo unchanged", async () => {
  await useEmpty();
  const upTo = Object.entries(MIGRATIONS).filter(([name]) => name <= "0019-installation");
  await migrateAt(ownerUrl, { migrations: Object.fromEntries(upTo), runtimeRole: RUNTIME });
  await asOwner("insert into installation values ('profile', 'demo')");
  for (const role of [db, open(ownerUrl)]) {
    const start = prepareDatabase(role, { profile: "production", ownerUrl });
    await expect(start).rejects.toThrow(/belongs to the profile demo/);
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kysely_migration`.execute(
    open(ownerUrl),
  );
  expect(rows).toEqual([{ count: upTo.length }]);
});

test("the tables of requests are renamed with all that belongs to them, and a waiting mail keeps its texts", async () => {
  await useEmpty();
  const upTo = Object.entries(MIGRATIONS).filter(([name]) => name < "0034-requests");
  await migrateAt(ownerUrl, { migrations: Object.fromEntries(upTo) });
  const mail = "insert into mails (id, kind, language) values ('a', 'demand.partly', 'en')";
  await asOwner(`begin; set local ijaza.scope = 'all'; ${mail}; commit`);
  await migrateAt(ownerUrl, { runtimeRole: RUNTIME });
  const owner = open(ownerUrl);
  const { rows: former } = await sql`
    select name from (
      select relname::text as name from pg_class union all select conname from pg_constraint
      union all select column_name from information_schema.columns union all select prosrc from pg_proc) names
    where name ~ 'update_demand|deposit_demand|demand_id'`.execute(owner);
  expect(former).toEqual([]);
  const { rows: mails } = await inScope(owner, "all", (trx) => sql`select kind from mails`.execute(trx));
  expect(mails).toEqual([{ kind: "correction_request.partly" }]);
});

test("production refuses a role that may rewrite the audit log", async () => {
  await useMigrated();
  await prepareDatabase(db, { profile: "production", ownerUrl });
  await asOwner(`grant update on audit_events to ${RUNTIME}`);
  await expect(prepareDatabase(db, { profile: "production", ownerUrl: undefined })).rejects.toThrow(
    /may change audit_events/,
  );
});

test("the server's role writes rows, but cannot alter tables, disable row security or delete events", async () => {
  await useMigrated();
  const statements = [
    "alter table diplomas disable row level security",
    "alter table diplomas no force row level security",
    "drop table diplomas",
    "create table mine (id integer)",
    "truncate audit_events",
    "truncate sessions",
    "update schema_compatibility set minimum = ''",
    "delete from kysely_migration",
    "update audit_events set kind = 'nothing'",
    "update credentials set jwt = ''",
    ...APPEND_ONLY.map((table) => `delete from ${table}`),
  ];
  for (const statement of statements) {
    const work = inScope(db, "all", (trx) => sql.raw(statement).execute(trx));
    await expect(work, statement).rejects.toThrow(/permission denied|must be owner/);
  }
  const event = { kind: "user.blocked", subjectId: "x" };
  await inScope(db, "all", (trx) =>
    appendAudit(trx, { universityId: null, author: SYSTEM, at: new Date(), events: [event] }),
  );
});

test("after a newer release added to the schema, an older node goes on, restarts, uses new tables", async () => {
  await useMigrated();
  await newerRelease(true);
  await prepareDatabase(db, { profile: "production", ownerUrl: undefined });
  await prepareDatabase(db, { profile: "production", ownerUrl });
  await sql`insert into of_the_future values (1)`.execute(db);
  await expect(sql`drop table of_the_future`.execute(db)).rejects.toThrow(/must be owner/);
});

test("after a newer release changed what it needs, an older node does not start, and says what is needed", async () => {
  await useMigrated();
  await newerRelease();
  for (const owner of [undefined, ownerUrl]) {
    const node = prepareDatabase(db, { profile: "production", ownerUrl: owner });
    await expect(node).rejects.toThrow(/newer release \(9999-future\).*at least 9999-future is needed/);
  }
});

test("existing accounts keep their names, and among those that look alike the oldest reserves the name", async () => {
  await useEmpty();
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < "0021");
  await migrateAt(ownerUrl, { migrations: Object.fromEntries(before), runtimeRole: RUNTIME });
  const add = (id: string, username: string, day: number) =>
    inScope(db, "all", (trx) =>
      sql`insert into users (id, role, username, email, created_at)
        values (${id}, 'admin_ijaza', ${username}, ${`${id}@a.example`}, ${new Date(Date.UTC(2026, 0, day))})`.execute(
        trx,
      ),
    );
  await add("second", "\u041counir Belhaj", 2);
  await add("first", "Mounir Belhaj", 1);
  await migrateAt(ownerUrl, { runtimeRole: RUNTIME });
  const { rows } = await inScope(db, "all", (trx) =>
    sql`select id, username, skeleton, skeleton_ar, search from users order by id`.execute(trx),
  );
  expect(rows).toEqual([
    {
      id: "first",
      username: "Mounir Belhaj",
      skeleton: "Mounir Belhaj",
      skeleton_ar: "Mounir Belhaj",
      search: "mounir belhaj first@a.example",
    },
    {
      id: "second",
      username: "\u041counir Belhaj",
      skeleton: null,
      skeleton_ar: null,
      search: "\u043counir belhaj second@a.example",
    },
  ]);
});
