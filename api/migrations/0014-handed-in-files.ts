/** Adds documents that a university uploads, and the diplomas that refer to them. */
import { type Kysely, sql } from "kysely";

const handedInFiles = `
-- one row a content and university: the storage keeps it under its digest
create table handed_in_files (
  university_id text not null references universities,
  -- SHA-256 in hexadecimal
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null, size integer not null,
  -- when it was last brought: what no diploma names is swept away some time after
  brought_at timestamptz not null,
  primary key (university_id, sha256)
);
create index handed_in_files_age on handed_in_files (brought_at);
alter table handed_in_files enable row level security;
alter table handed_in_files force row level security;
create policy tenant on handed_in_files using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
alter table diplomas
  -- names as the university gave them, of attachments parted by a semicolon
  add column file text, add column attachments text,
  -- the digests that are signed, of attachments in their order and parted by blanks
  add column file_sha256 text, add column attachments_sha256 text;
create unique index diplomas_file on diplomas (file_sha256, university_id)
  where file_sha256 is not null
    and status not in ('rejected', 'revoked') and superseded_by is null and supersedes is null;
create index diplomas_by_file on diplomas (file_sha256, university_id) where file_sha256 is not null;
create index diplomas_by_attachment on diplomas using gin (string_to_array(attachments_sha256, ' '))
  where attachments_sha256 is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(handedInFiles).execute(db);
}
