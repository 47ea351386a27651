/** The audit log: a chain of hashes for each university and for the platform. */
export const audit = `
create table audit_heads (
  log text primary key,
  seq bigint not null default 0,
  hash bytea not null
);
create table audit_events (
  log text not null, seq bigint not null,
  university_id text references universities,
  at timestamptz not null,
  actor_id text, actor_role text not null,
  kind text not null, subject_id text not null,
  before_digest bytea, after_digest bytea,
  request_id text,
  data jsonb not null default '{}',
  previous bytea not null, hash bytea not null,
  primary key (log, seq)
);
create index audit_events_university on audit_events (university_id, at);
`;
