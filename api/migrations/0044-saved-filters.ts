/** Adds the filters of lists that members of the staff keep. */
import { type Kysely, sql } from "kysely";

const savedFilters = `
create table saved_filters (
  user_id text not null references users,
  university_id text references universities,
  -- as the calls name it
  list text not null,
  name text not null check (length(name) between 1 and 60),
  -- members of the list's address, as texts
  query jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, list, name)
);
alter table saved_filters enable row level security;
alter table saved_filters force row level security;
create policy tenant on saved_filters using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
`;

/** Earlier releases keep running beside it. They delete users and leave their filters, which nobody reads any more. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(savedFilters).execute(db);
}
