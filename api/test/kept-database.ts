/**
 * The database of a worker, with its connections: its files use it one after the other, since a new one with new connections
 * takes a third of a second of processor time. Each file finds the rows of a new one in it, or those that it names. A file that
 * changes the schema, or leaves much behind, has the next one begin with a new database.
 */
import pg from "pg";
import { afterAll } from "vitest";
import { count } from "../../vitest.costs.ts";
import { databaseUrl } from "./database-url.ts";
import { openTestDatabase, startTestDatabase, type TestDatabase } from "./test-database.ts";
import { testServer } from "./test-server.ts";

/** All rows, and how far sequences have counted. */
export type State = {
  tables: { name: string; columns: string; rows: string }[];
  sequences: { name: string; value: string; isCalled: boolean }[];
};

type Kept = Awaited<ReturnType<typeof openKept>>;

/** Megabytes that the files of a worker may leave behind: rows that are gone take up space. */
const MOST_LEFT = 48;

let kept: Promise<Kept> | undefined;
let isTaken = false;

/** Makes the worker's database before a file needs it. */
export const prepareDatabase = () => (kept ??= openKept());

/** The worker's database until `give`; undefined while it is taken already. */
export async function takeDatabase() {
  if (isTaken) return undefined;
  isTaken = true;
  const { database, restore, capture, hasOtherSchema, isWornOut, drop } = await prepareDatabase();
  database.watched.clear();
  return {
    database,
    restore,
    capture,
    async give() {
      const isChanged = await hasOtherSchema();
      // Which file wears one out is a matter of their order, and counts for none.
      if (isChanged) count("databases");
      if (isChanged || (await isWornOut())) {
        kept = undefined;
        await drop();
      }
      isTaken = false;
    },
  };
}

/** The worker's database for this test file; another one while it is taken. Call it at the top of the file. */
export async function startKeptDatabase(): Promise<TestDatabase> {
  const taken = await takeDatabase();
  if (!taken) return startTestDatabase();
  await taken.restore();
  afterAll(taken.give);
  return taken.database;
}

async function openKept() {
  const { drop: dropDatabase, name, ...database } = await openTestDatabase();
  const superuser = new pg.Client({ connectionString: databaseUrl((await testServer()).superuserUrl, name) });
  await superuser.connect();
  const tables = await readTables(superuser);
  const capture = () => captureState(superuser, tables);
  const made = { state: await capture(), schema: await readSchema(superuser), size: await readSize(superuser) };
  return {
    database,
    capture,
    /** Puts these rows in place of all that there are. */
    restore: (state: State = made.state) => superuser.query(restoring(state, tables)),
    hasOtherSchema: async () => (await readSchema(superuser)) !== made.schema,
    isWornOut: async () => (await readSize(superuser)) > made.size + MOST_LEFT,
    async drop() {
      await superuser.end();
      await dropDatabase();
    },
  };
}

type Table = { name: string; columns: string };

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.oid::regclass::text as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  return rows;
}

async function captureState(client: pg.Client, tables: Table[]): Promise<State> {
  const state: State = { tables: [], sequences: [] };
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ rows: string | null }>(`select jsonb_agg(t)::text as rows from ${name} t`);
    if (rows[0]?.rows) state.tables.push({ name, columns, rows: rows[0].rows });
  }
  const { rows: sequences } = await client.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of sequences) {
    const { rows } = await client.query(`select last_value::text as value, is_called as "isCalled" from ${name}`);
    state.sequences.push({ name, ...rows[0] });
  }
  return state;
}

/** In the role of a replica nothing is triggered: neither what keeps rows from being deleted, nor what refers to them. */
const restoring = (state: State, tables: Table[]): string =>
  [
    "begin",
    "set local session_replication_role = replica",
    ...tables.map(({ name }) => `delete from ${name}`),
    ...state.tables.map(
      ({ name, columns, rows }) =>
        `insert into ${name} (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::${name}, ${pg.escapeLiteral(rows)})`,
    ),
    ...state.sequences.map(({ name, value, isCalled }) => `select setval('${name}', ${value}, ${isCalled})`),
    "commit",
  ].join("; ");

/** A digest of all that migrations make: which transaction last wrote each of its rows in the catalogue. */
async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(`
    with own as (select oid, xmin from pg_class where relnamespace = 'public'::regnamespace)
    select md5(string_agg(part, ' ' order by part)) as schema from (
      select concat('class ', oid, ' ', xmin) as part from own
      union all select concat('attribute ', a.attrelid, ' ', a.attnum, ' ', a.xmin) from pg_attribute a
        join own on own.oid = attrelid
      union all select concat('constraint ', oid, ' ', xmin) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select concat('trigger ', t.oid, ' ', t.xmin) from pg_trigger t join own on own.oid = tgrelid
      union all select concat('policy ', p.oid, ' ', p.xmin) from pg_policy p join own on own.oid = polrelid
      union all select concat('function ', oid, ' ', xmin) from pg_proc where pronamespace = 'public'::regnamespace
      union all select concat('setting ', setconfig) from pg_db_role_setting
      union all select concat('schema ', nspname, ' ', nspacl) from pg_namespace where nspname !~ '^pg_(temp|toast)'
    ) parts`);
  return rows[0]?.schema ?? "";
}

/** In megabytes. */
async function readSize(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: number }>(
    "select pg_database_size(current_database())::float8 / 1048576 as size",
  );
  return rows[0]?.size ?? 0;
}
