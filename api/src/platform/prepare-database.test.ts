/** Checks before anything uses a database: who migrates it, who may alter it, which releases may run together. */
import { sql } from "kysely";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { digestOf } from "../../migrations/0001-foundation.ts";
import { EVERYTHING } from "../../test/everything.ts";
import { cloneTemplate, createEmpty } from "../../test/on-server.ts";
import { testServer } from "../../test/test-server.ts";
import { appendAudit, SYSTEM } from "./audit/audit.ts";
import { type Db, inScope, openDatabase } from "./database.ts";
import { migrateAt } from "./migrate.ts";
import { MIGRATIONS, type Migrations } from "./migrations.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { APPEND_ONLY } from "./runtime-role.ts";
import { requireSchema } from "./schema-version.ts";

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

type Plant = { statement?: string; additive?: true };

/** The migrations of a newer release, with one more than this one. */
const withFuture = ({ statement = "create table of_the_future (id integer)", additive }: Plant = {}): Migrations => {
  const up: Migrations[string]["up"] = async (trx) => void (await sql.raw(statement).execute(trx));
  return { ...MIGRATIONS, "9999-future": { up, ...(additive && { additive }) } };
};

const newerRelease = (plant: Plant = {}) =>
  migrateAt(ownerUrl, { migrations: withFuture(plant), runtimeRole: RUNTIME });

test("the owner's address migrates an empty database, also for three concurrent nodes", async () => {
  await useEmpty();
  const nodes = [1, 2, 3].map(() => prepareDatabase(db, { profile: "production", ownerUrl }));
  await Promise.all(nodes);
  expect(await countMigrations()).toBe(Object.keys(MIGRATIONS).length);
});

test("a node without the owner's address refuses an empty database and an older schema, and says what to run", async () => {
  await useEmpty();
  const node = (migrations = MIGRATIONS) =>
    prepareDatabase(db, { profile: "production", ownerUrl: undefined, migrations });
  await expect(node()).rejects.toThrow(/no tables yet.*npm run migrate/);
  await migrateAt(ownerUrl, {});
  await expect(node()).rejects.toThrow(/no rights on the tables.*npm run migrate/);
  await migrateAt(ownerUrl, { runtimeRole: RUNTIME });
  await node();
  await expect(node(withFuture())).rejects.toThrow(/older schema \(9999-future is missing\).*npm run migrate/);
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

test("a database made from another foundation is refused by starts, programs and the migrator, which say what to do", async () => {
  await useMigrated();
  const refused = (work: Promise<void>, what = /another unreleased version.*new, empty database/) =>
    expect(work).rejects.toThrow(what);
  await asOwner("update schema_compatibility set foundation = 'another'");
  await refused(migrateAt(ownerUrl, {}));
  for (const owner of [undefined, ownerUrl]) {
    await refused(prepareDatabase(db, { profile: "production", ownerUrl: owner }));
  }
  // An earlier version kept no digest, and had more migrations.
  await asOwner("alter table schema_compatibility drop column foundation");
  await asOwner(
    "insert into kysely_migration values ('0002-former', ''); update schema_compatibility set minimum = '1'",
  );
  const settings = { databaseUrl: undefined, dataDir: "/data" };
  const anew = /Delete the folder \/data \(DATA_DIR\) and start again: the demo is made anew/;
  await refused(prepareDatabase(db, { profile: "demo", ownerUrl, settings }), anew);
  await refused(requireSchema(db, { settings }), anew);
});

test("the digest of a foundation follows what it does, not its comments and lines", () => {
  const digest = digestOf(["create table a (\n  -- why\n  b text\n);"]);
  expect(digestOf(["create table a ( b text\n);", ""])).toBe(digest);
  expect(digestOf(["create table a (\n  -- why\n  b text not null\n);"])).not.toBe(digest);
});

test("production leaves the database of a demo unchanged", async () => {
  await useMigrated();
  await asOwner("insert into installation values ('profile', 'demo')");
  for (const role of [db, open(ownerUrl)]) {
    const start = prepareDatabase(role, { profile: "production", ownerUrl, migrations: withFuture() });
    await expect(start).rejects.toThrow(/belongs to the profile demo/);
  }
  expect(await countMigrations()).toBe(Object.keys(MIGRATIONS).length);
});

test("a migration changes the rows of every university", async () => {
  await useMigrated();
  const mail = "insert into mails (id, kind, language) values ('a', 'former', 'en')";
  await asOwner(`begin; set local ijaza.scope = 'all'; ${mail}; commit`);
  await newerRelease({ statement: "update mails set kind = 'present'" });
  const { rows } = await inScope(db, EVERYTHING, (trx) => sql`select kind from mails`.execute(trx));
  expect(rows).toEqual([{ kind: "present" }]);
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
    const work = inScope(db, EVERYTHING, (trx) => sql.raw(statement).execute(trx));
    await expect(work, statement).rejects.toThrow(/permission denied|must be owner/);
  }
  const event = { kind: "user.blocked", subjectId: "x" };
  await inScope(db, EVERYTHING, (trx) =>
    appendAudit(trx, { universityId: null, author: SYSTEM, at: new Date(), events: [event] }),
  );
});

test("after a newer release added to the schema, an older node goes on, restarts, uses new tables", async () => {
  await useMigrated();
  await newerRelease({ additive: true });
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
