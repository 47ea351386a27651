/** Students, each of one university, and the codes for their first sign-in. */
import { tenantWall } from "./row-security.ts";

export const students = `
create table students (
  id text primary key,
  university_id text not null references universities,
  student_number text not null,
  national_id text not null, national_id_type text not null,
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,
  sex text not null check (sex in ('F', 'M')),
  birth_date text not null, birth_place text, birth_place_ar text, nationality text,
  -- folded by the application, as those of the staff
  email text not null, email_lower text not null,
  phone text, language text,
  -- topics as the calls name them; of what is no topic mails are always sent
  mails_off text[] not null default '{}',
  search text not null default '',
  -- of the digests in the audit log; destroyed when the person is erased
  salt bytea,

  password_hash text,
  must_set_password boolean not null default true,
  invited_at timestamptz,
  number_of_logins integer not null default 0, last_login_at timestamptz,

  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index students_number on students (student_number, university_id) where deleted_at is null;
create unique index students_national_id on students (national_id, national_id_type, university_id)
  where deleted_at is null;
-- for sign-in over all universities: lower() is not leakproof, so that row-level security would bar an index on it
create index students_email on students (email_lower);
create index students_identifier on students (student_number);
create index students_order on students (university_id, created_at desc, id);
create index students_deleted on students (id) where deleted_at is not null;
-- makes a change of the sex wait for those who count by it, who lock the student as a foreign key does
create unique index students_sex on students (id, sex) include (university_id);

create table student_codes (
  -- made in the transaction that has just made or locked the student: checked again for each, an import takes longer
  student_id text primary key,
  university_id text not null,
  -- HMAC of the code under a key outside the database. Guesses do not end it: nobody can guess 60 random bits, and anybody
  -- could use up another's code
  digest bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- when an agent last had the code sent again
  resent_at timestamptz
);
${tenantWall("students", "student_codes")}
`;
