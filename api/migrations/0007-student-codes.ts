/** Adds codes for students' first sign-in, and sessions that may only set a password. */
import { type Kysely, sql } from "kysely";

const studentCodes = `
create table student_codes (
  -- made in the transaction that has just made or locked the student: checked again for each, an import takes longer
  student_id text primary key,
  university_id text not null,
  -- HMAC of the code under a key outside the database
  digest bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
alter table student_codes enable row level security;
alter table student_codes force row level security;
create policy tenant on student_codes using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
-- what alone the session can do; null for everything
alter table sessions add column if not exists limited_to text;
alter table sessions drop constraint if exists sessions_limited_to_check;
alter table sessions add constraint sessions_limited_to_check check (limited_to in ('second-factor', 'password'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(studentCodes).execute(db);
}
