/** Adds the fixed properties of an installation, and the oldest release that can run with its schema. */
import { type Kysely, sql } from "kysely";

const installation = `
-- written once, at the first start, and compared at every later one
create table installation (
  name text primary key check (name in ('profile', 'key')),
  value text not null,
  pinned_at timestamptz not null default now()
);
-- the last migration that changed what earlier releases rely on: a release that does not know it must not run
create table schema_compatibility (
  "only" boolean primary key default true check ("only"),
  minimum text not null
);
insert into schema_compatibility (minimum) values ('0019-installation');
-- a demo of before this was kept; its accounts are behind row-level security
select set_config('ijaza.scope', 'all', true);
insert into installation (name, value)
  select 'profile', 'demo' where exists (select from users where email like '%@ijaza.example');
select set_config('ijaza.scope', '', true);
`;

export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql.raw(installation).execute(db);
}
