/** Counts the notices per hour, to one address and for one university. */
import { type Kysely, sql } from "kysely";

const noticeHours = `
create table notice_hours (
  -- a digest of an address or of a university
  counter text not null,
  hour timestamptz not null,
  taken integer not null check (taken > 0),
  primary key (counter, hour)
);
create index notice_hours_hour on notice_hours (hour);
alter table notice_hours enable row level security;
alter table notice_hours force row level security;
create policy not_for_strangers on notice_hours using (
  coalesce(current_setting('ijaza.scope', true), '') not in ('public', 'issuer', 'visits'));
`;

/** Earlier releases keep running beside it. Their notices are not counted in an hour. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(noticeHours).execute(db);
}
