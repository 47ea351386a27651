/** Adds the claims that a holder hides from the public. */
import { type Kysely, sql } from "kysely";

const hiddenClaims = `
create table hidden_claims (
  document_id text primary key,
  university_id text not null references universities,
  names text[] not null,
  changed_at timestamptz not null
);
alter table hidden_claims enable row level security;
alter table hidden_claims force row level security;
create policy tenant on hidden_claims using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
-- what is hidden has to be known to whoever shows the rest
create policy public_reading on hidden_claims for select using (current_setting('ijaza.scope', true) = 'public');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(hiddenClaims).execute(db);
}
