/** The audit log: a chain of hashes for each university and for the platform. */
import { outOfSight, tenantWall } from "./row-security.ts";

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
-- a page of the log is read off in its order, of one university or of all
create index audit_events_university on audit_events (university_id, at desc, log, seq desc);
create index audit_events_at on audit_events (at desc, log, seq desc);
-- the events about a person, and those that a student caused, for who asks for their own data
create index audit_events_subject on audit_events (subject_id);
create index audit_events_of_student on audit_events (actor_id) where actor_role = 'student';
${outOfSight("audit_heads")}
${tenantWall("audit_events")}
`;
