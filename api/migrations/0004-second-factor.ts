/** Adds second factors of the staff (passkeys, one-time codes, recovery codes) and sessions that wait for one. */
import { type Kysely, sql } from "kysely";

/** Factors are visible to whoever sees their user, even after the user moves to another university. */
const behindUsers = (table: string) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy of_user on ${table} using (exists (select from users where users.id = ${table}.user_id));
`;

const secondFactor = `
create table passkeys (
  -- the credential's id, base64url
  id text primary key,
  user_id text not null references users,
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create table code_generators (
  user_id text primary key references users,
  -- the shared secret, readable with a key outside the database only
  sealed bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- the last step whose code was taken: no code counts twice
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id text not null references users,
  digest bytea not null,
  used_at timestamptz,
  primary key (user_id, digest)
);
${["passkeys", "code_generators", "recovery_codes"].map(behindUsers).join("")}
alter table sessions
  -- what alone the session can do; null for everything
  add column limited_to text check (limited_to in ('second-factor')),
  -- what a passkey has to sign next
  add column challenge text;
alter table users add column has_short_password boolean not null default false;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(secondFactor).execute(db);
}
