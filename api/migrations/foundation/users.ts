/** The staff of universities and of the platform. */
export const users = `
create table users (
  id text primary key,
  university_id text references universities,
  role text not null,
  username text not null, email text not null,
  numero text, speciality text, signature text, language text,
  password_hash text,
  must_set_password boolean not null default false,
  accepted_at timestamptz, blocked_at timestamptz, deleted_at timestamptz,
  mode_selected text,
  number_of_logins integer not null default 0, last_login_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create unique index users_username on users (lower(username)) where deleted_at is null;
create index users_university on users (university_id, role);
`;
