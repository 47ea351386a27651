/** Sessions, failed attempts, and the writes that were made with an idempotency key. */
import { outOfSight } from "./row-security.ts";

export const sessions = `
create table sessions (
  digest bytea primary key,
  handle text not null unique,
  kind text not null check (kind in ('staff', 'student')),
  subject_id text not null, role text not null, university_id text,
  browser text, system text,
  -- what alone the session can do; null for everything
  limited_to text check (limited_to in ('second-factor', 'password')),
  -- what a passkey has to sign next
  challenge text,
  login_counted boolean not null default false,

  created_at timestamptz not null default now(),
  -- last real input; the session is idle 30 minutes and 30 seconds after it
  active_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  -- each decision of a review prolongs the password of that session
  reviewed_at timestamptz,
  expires_at timestamptz not null
);
create index sessions_subject on sessions (subject_id);

create table attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);

-- no reply is kept, but whether the write was done and the id of what it made
create table idempotency_keys (
  subject_id text not null, key text not null,
  request_digest bytea not null,
  is_done boolean not null default false,
  made_id text,
  created_at timestamptz not null default now(),
  primary key (subject_id, key)
);
${outOfSight("sessions", "attempts", "idempotency_keys")}
`;
