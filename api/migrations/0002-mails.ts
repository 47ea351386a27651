/** Adds the queue of mails, and the results of those that were sent. */
import { type Kysely, sql } from "kysely";

const mails = `
create table mails (
  id text primary key,
  university_id text references universities,
  -- the user or the student it is for
  subject_id text,
  kind text not null,
  language text not null,
  -- address and content, readable with a key outside the database only; gone once the mail is sent or given up
  sealed bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  error text,
  run_after timestamptz not null default now(),
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index mails_due on mails (run_after) where status = 'queued';
create index mails_subject on mails (subject_id, kind, created_at desc);
alter table mails enable row level security;
alter table mails force row level security;
create policy tenant on mails using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
create function notify_mail() returns trigger language plpgsql as $$
begin perform pg_notify('mails', ''); return null; end $$;
create trigger mails_queued after insert on mails for each statement execute function notify_mail();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(mails).execute(db);
}
