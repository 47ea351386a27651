/** The staff of universities and of the platform, and the links by which accounts of all people are made and changed. */
import { tenantWall } from "./row-security.ts";

export const users = `
create table users (
  id text primary key,
  university_id text references universities,
  role text not null,
  username text not null, username_ar text,
  -- how the names look: of the username as it is written and without case, and of the name that is read in Arabic
  skeleton text, caseless_skeleton text, skeleton_ar text,
  -- folded by the application: of two rules in two places one would take some spellings of an address for another's
  email text not null, email_lower text not null,
  -- since when the address is the present one
  email_since timestamptz not null,
  search text not null default '',
  numero text, speciality text, signature text, language text,
  -- topics as the calls name them; of what is no topic mails are always sent
  mails_off text[] not null default '{}',
  mode_selected text,

  password_hash text,
  must_set_password boolean not null default false,
  has_short_password boolean not null default false,
  number_of_logins integer not null default 0, last_login_at timestamptz,

  accepted_at timestamptz, blocked_at timestamptz, deleted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email_lower) where deleted_at is null;
create unique index users_username on users (lower(username)) where deleted_at is null;
create unique index users_skeleton on users (skeleton) where deleted_at is null;
create unique index users_caseless_skeleton on users (caseless_skeleton) where deleted_at is null;
create unique index users_skeleton_ar on users (skeleton_ar) where deleted_at is null;
create index users_university on users (university_id, role);
-- closed accounts by their age, until what only their owners needed is emptied
create index users_closed on users (deleted_at) where deleted_at is not null and email <> '';

create table account_links (
  -- SHA-256 of the secret in the link
  digest bytea primary key,
  university_id text references universities,
  kind text not null check (kind in ('staff', 'student')),
  subject_id text not null,
  purpose text not null check (purpose in (
    'register', 'set-password', 'reset', 'confirm-email', 'confirm-new-address', 'object-to-new-address')),
  -- the e-mail that counts once the link is used
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_subject on account_links (subject_id, created_at desc);

-- addresses assigned by administrators
create table email_changes (
  user_id text primary key references users,
  university_id text references universities,
  email text not null,
  asked_at timestamptz not null,
  -- by the link mailed to the new address; from then on the owner has time to object
  confirmed_at timestamptz, counts_at timestamptz,
  check ((confirmed_at is null) = (counts_at is null))
);
create index email_changes_due on email_changes (counts_at);

-- of lists, kept by members of the staff
create table saved_filters (
  user_id text not null references users,
  university_id text references universities,
  -- as the calls name it
  list text not null,
  name text not null check (length(name) between 1 and 60),
  -- members of the list's address, as texts
  query jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, list, name)
);
${tenantWall("users", "account_links", "email_changes", "saved_filters")}
`;
