/** Adds templates with their versions, and the version with which a diploma was accepted. */
import { type Kysely, sql } from "kysely";

const templates = `
create table templates (
  id text primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('diploma', 'certificate')),
  name text not null,
  created_at timestamptz not null,
  -- out of use; its versions stay
  deleted_at timestamptz
);
create unique index templates_name on templates (university_id, kind, lower(name)) where deleted_at is null;
create table template_versions (
  id text primary key,
  university_id text not null references universities,
  template_id text not null references templates,
  version integer not null check (version > 0),
  name text not null,
  fields_definition jsonb not null default '[]',
  layout jsonb not null,
  made_by text,
  made_at timestamptz not null,
  unique (template_id, version)
);
create table template_pictures (
  university_id text not null references universities,
  -- SHA-256 of the PNG that the storage keeps under this name, in hex
  id text not null,
  width integer not null, height integer not null,
  added_at timestamptz not null,
  primary key (university_id, id)
);
alter table diplomas
  add column template_id text references templates,
  -- as it was when the diploma was accepted
  add column template_version_id text references template_versions;
`;

const wallOf = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(templates).execute(db);
  for (const table of ["templates", "template_versions", "template_pictures"]) {
    await sql.raw(wallOf(table)).execute(db);
  }
}
