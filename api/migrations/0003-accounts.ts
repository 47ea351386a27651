/** Adds mailed links (invitations, new passwords, new e-mails), and the browser of a session. */
import { type Kysely, sql } from "kysely";

const accounts = `
create table account_links (
  -- SHA-256 of the secret in the link
  digest bytea primary key,
  university_id text references universities,
  kind text not null check (kind in ('staff', 'student')),
  subject_id text not null,
  purpose text not null check (purpose in ('register', 'set-password', 'reset', 'confirm-email')),
  -- the e-mail that counts once the link is used
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_subject on account_links (subject_id, created_at desc);
alter table account_links enable row level security;
alter table account_links force row level security;
create policy tenant on account_links using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
alter table sessions add column browser text, add column system text;
alter table students add column language text;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(accounts).execute(db);
}
