/** Jobs, and the signal that wakes the workers. */
import { tenantWall } from "./row-security.ts";

export const jobs = `
create table jobs (
  id text primary key,
  university_id text references universities,
  kind text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'waiting', 'succeeded', 'failed')),
  waiting_for text,
  done integer not null default 0, total integer not null,
  payload jsonb not null default '{}',
  error text, result jsonb,
  -- a job that waits for the chain holds no lease: the chain ends it
  parked boolean not null default false,
  lease_until timestamptz, lease_token bigint not null default 0,
  tries integer not null default 0, run_after timestamptz not null default now(),
  created_by text not null, created_at timestamptz not null default now(), ended_at timestamptz
);
create index jobs_open on jobs (run_after) where status in ('queued', 'running') and not parked;
create index jobs_ended on jobs (ended_at) where status in ('succeeded', 'failed');
${tenantWall("jobs")}
create function notify_job() returns trigger language plpgsql as $$
begin perform pg_notify('jobs', new.id); return null; end $$;
create trigger jobs_changed after insert or update on jobs for each row execute function notify_job();
`;
