/** The queue of mails with the results of those that were sent, and who is sent none or not so many. */
import { inScope, outOfSight, tenantWall } from "./row-security.ts";

export const mails = `
create table mails (
  id text primary key,
  university_id text references universities,
  -- the user or the student it is for
  subject_id text,
  kind text not null,
  -- the record, the import or the request of the university that the mail tells of
  about text,
  language text not null,
  -- address and content, readable with a key outside the database only; gone once the mail is sent or given up
  sealed bytea,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  tries integer not null default 0,
  error text,
  run_after timestamptz not null default now(),
  created_at timestamptz not null default now(), ended_at timestamptz
);
create index mails_due on mails (run_after) where status = 'queued';
create index mails_subject on mails (subject_id, kind, created_at desc);
create unique index mails_once on mails (university_id, about, kind) where about is not null;
create index mails_ended on mails (ended_at) where status in ('sent', 'failed');
${tenantWall("mails")}
-- a message to those who run the platform
create policy public_writing on mails for insert with check (
  ${inScope("public")} and kind = 'accounts.contact' and university_id is null);
create policy asking on mails for insert with check (
  ${inScope("request")} and kind = 'third_party.confirm' and university_id is null);
create function notify_mail() returns trigger language plpgsql as $$
begin perform pg_notify('mails', ''); return null; end $$;
create trigger mails_queued after insert on mails for each statement execute function notify_mail();

-- notices per hour
create table notice_hours (
  -- a digest of an address or of a university
  counter text not null,
  hour timestamptz not null,
  taken integer not null check (taken > 0),
  primary key (counter, hour)
);
create index notice_hours_hour on notice_hours (hour);

create table stopped_addresses (
  -- an HMAC of an address outside that wants no more mails
  digest text primary key,
  stopped_at timestamptz not null
);
${outOfSight("notice_hours", "stopped_addresses")}
`;
