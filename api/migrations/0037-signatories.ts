/** Adds those who sign documents, with their versions, and beside each record the versions that it was accepted with. */
import { type Kysely, sql } from "kysely";

const ISSUED = "status in ('signed', 'revoking', 'revoked')";

const tables = `
create table signatories (
  id text primary key,
  university_id text not null references universities,
  created_at timestamptz not null,
  -- out of use; the versions stay
  removed_at timestamptz
);
create index signatories_in_use on signatories (university_id, created_at, id) where removed_at is null;
create table signatory_versions (
  id text primary key,
  university_id text not null references universities,
  signatory_id text not null references signatories,
  version integer not null check (version > 0),
  -- by language
  name jsonb not null,
  title jsonb not null,
  sex text not null check (sex in ('F', 'M')),
  prefix text not null check (prefix in ('none', 'professor', 'doctor')),
  -- SHA-256 of the PNG that the storage keeps under this name, in hex
  picture text,
  in_office_from date,
  in_office_until date,
  made_by text,
  made_at timestamptz not null,
  unique (signatory_id, version)
);
`;

/** By slot, null in an empty one; null as a whole while nothing is accepted, and when nobody signs. */
const columns = ["diplomas", "certificates"].map((table) => `alter table ${table} add column signatories text[];`);

const walls = ["signatories", "signatory_versions"].map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);`,
);

/** Those who signed what was issued, asked in any scope; restores the caller's scope. */
const functions = `
create function signatories_of(document text) returns setof signatory_versions language plpgsql as $$
declare
  asked_in constant text := current_setting('ijaza.scope', true);
begin
  perform set_config('ijaza.scope', 'all', true);
  return query select v.* from signatory_versions v where v.id in (
    select unnest(signatories) from diplomas where id = document and ${ISSUED}
    union all select unnest(signatories) from certificates where id = document and ${ISSUED});
  perform set_config('ijaza.scope', coalesce(asked_in, ''), true);
end $$;
`;

/** Not additive: earlier releases would take the digest of a record that somebody signs for a changed content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, ...columns, ...walls, functions]) await sql.raw(part).execute(db);
}
