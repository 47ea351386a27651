/** Second factors of the staff: passkeys, one-time codes, recovery codes. */
import { wall } from "./row-security.ts";

/** Factors are visible to whoever sees their user, even after the user moves to another university. */
const behindUsers = (...tables: string[]): string =>
  tables
    .map((table) =>
      wall(table, { policy: "of_user", using: `exists (select from users where users.id = ${table}.user_id)` }),
    )
    .join("");

export const secondFactor = `
create table passkeys (
  -- the credential's id, base64url
  id text primary key,
  user_id text not null references users,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table code_generators (
  user_id text primary key references users,
  -- the shared secret, readable with a key outside the database only
  sealed bytea not null,
  -- the last step whose code was taken: no code counts twice
  last_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

create table recovery_codes (
  user_id text not null references users,
  digest bytea not null,
  used_at timestamptz,
  primary key (user_id, digest)
);
${behindUsers("passkeys", "code_generators", "recovery_codes")}
`;
