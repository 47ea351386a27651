/** Adds what a mail is about, so that it is mailed once and its delivery is found, and addresses that stopped mails. */
import { type Kysely, sql } from "kysely";

const aboutDocuments = `
-- the record, the import or the request of the university that the mail tells of
alter table mails add column about text;
create unique index mails_once on mails (university_id, about, kind) where about is not null;

create table stopped_addresses (
  -- an HMAC of an address outside that wants no more mails
  digest text primary key,
  stopped_at timestamptz not null
);
alter table stopped_addresses enable row level security;
alter table stopped_addresses force row level security;
create policy not_for_strangers on stopped_addresses using (
  coalesce(current_setting('ijaza.scope', true), '') not in ('public', 'issuer', 'visits', 'share', 'request'));
`;

/** Earlier releases keep running beside it. A mail of a kind that they do not know is retried later by a newer one. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(aboutDocuments).execute(db);
}
