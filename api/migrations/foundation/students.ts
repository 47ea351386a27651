/** Students; each belongs to one university. */
export const students = `
create table students (
  id text primary key,
  university_id text not null references universities,
  student_number text not null, national_id text not null, national_id_type text not null,
  first_name text not null, last_name text not null, first_name_ar text, last_name_ar text,
  sex text not null check (sex in ('F', 'M')), birth_date text not null,
  birth_place text, birth_place_ar text, nationality text, email text not null, phone text,
  email_lower text generated always as (lower(email)) stored,
  search text not null default '',
  -- of the digests in the audit log; destroyed when the person is erased
  salt bytea,
  password_hash text, must_set_password boolean not null default true,
  invited_at timestamptz, number_of_logins integer not null default 0, last_login_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index students_number on students (student_number, university_id) where deleted_at is null;
create unique index students_national_id on students (national_id, national_id_type, university_id) where deleted_at is null;
-- for sign-in over all universities: lower() is not leakproof, so that row-level security would bar an index on it
create index students_email on students (email_lower);
create index students_identifier on students (student_number);
create index students_order on students (university_id, created_at desc, id);
`;
