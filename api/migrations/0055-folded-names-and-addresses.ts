/**
 * Names are folded further, so that more spellings of one are found, and e-mail addresses are folded by the application: two
 * rules in two places took some spellings of an address for another's.
 */
import { foldEmail, foldText } from "@ijaza/schema/folded-text";
import { type Kysely, sql } from "kysely";

/** Tables that are searched, with what names a row of each. */
const SEARCHED = [
  ["students", "id"],
  ["users", "id"],
  ["universities", "id"],
  ["diplomas", "id"],
  ["certificates", "id"],
  ["imports", "university_id || ' ' || import_id"],
] as const;
const AT_ONCE = 5000;

type Row = { id: string; search: string };

async function foldAgain(db: Kysely<unknown>, [name, named]: (typeof SEARCHED)[number]): Promise<void> {
  const [table, key] = [sql.table(name), sql.raw(named)];
  for (let after = ""; ; ) {
    const { rows } = await sql<Row>`
      select ${key} as id, search from ${table} where ${key} > ${after} order by 1 limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    const changed = rows
      .map(({ id, search }) => ({ key: id, search: foldText(search), before: search }))
      .filter(({ search, before }) => search !== before);
    await sql`
      update ${table} as t set search = x.search
      from json_to_recordset(${JSON.stringify(changed)}::json) as x (key text, search text) where ${key} = x.key`.execute(
      db,
    );
  }
}

async function foldEmails(db: Kysely<unknown>, table: "students" | "users"): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`select id, email from ${sql.table(table)}`.execute(db);
  const folded = rows.map(({ id, email }) => ({ id, email_lower: foldEmail(email) }));
  await sql`
    update ${sql.table(table)} as t set email_lower = x.email_lower
    from json_to_recordset(${JSON.stringify(folded)}::json) as x (id text, email_lower text)
    where t.id = x.id and t.email_lower is distinct from x.email_lower`.execute(db);
}

/** Not additive: an earlier release would store an address without its folded form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table students alter column email_lower drop expression`.execute(db);
  await sql`alter table users add column email_lower text`.execute(db);
  for (const table of ["students", "users"] as const) await foldEmails(db, table);
  for (const table of SEARCHED) await foldAgain(db, table);
  await sql
    .raw(`
alter table students alter column email_lower set not null;
alter table users alter column email_lower set not null;
drop index users_email;
create unique index users_email on users (email_lower) where deleted_at is null;
`)
    .execute(db);
}
