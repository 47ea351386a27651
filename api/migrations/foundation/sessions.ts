/** Sessions, failed attempts, and the replies that are stored for repeated requests. */
export const sessions = `
create table sessions (
  digest bytea primary key,
  handle text not null unique,
  kind text not null check (kind in ('staff', 'student')),
  subject_id text not null, role text not null, university_id text,
  created_at timestamptz not null default now(),
  -- last real input; the session is idle 30 minutes and 30 seconds after it
  active_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  login_counted boolean not null default false
);
create index sessions_subject on sessions (subject_id);
create table attempts (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);
create table replies (
  subject_id text not null, key text not null,
  request_digest bytea not null,
  status integer, body text,
  created_at timestamptz not null default now(),
  primary key (subject_id, key)
);
`;
