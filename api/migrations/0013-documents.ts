/** Adds the PDFs made of signed documents: where each is stored, and which key sealed it. */
import { type Kysely, sql } from "kysely";

const documents = `
create table documents (
  document_id text not null,
  university_id text not null references universities,
  -- whose claims it prints: what anyone may see, or all
  audience text not null check (audience in ('public', 'all')),
  -- in the storage
  file text not null,
  sealed_by text not null references chain_keys,
  made_at timestamptz not null,
  primary key (document_id, audience)
);
alter table documents enable row level security;
alter table documents force row level security;
create policy tenant on documents using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(documents).execute(db);
}
