/** Adds organisations' requests for documents, holders' settings for them, and a scope that sees one link's request. */
import { type Kysely, sql } from "kysely";

const tables = `
create table third_party_requests (
  id text primary key,
  -- of whom and of what it turned out to be; nothing where it names no document whose holder takes requests
  university_id text references universities,
  student_id text references students,
  document_id text,
  -- SHA-256 of what the mailed link holds; null once the request is over
  digest bytea unique,
  organisation text not null,
  contact text not null,
  email text not null,
  domain text not null,
  purpose text not null check (purpose in ('job', 'studies', 'visa', 'recognition', 'other')),
  purpose_text text,
  claims text[] not null,
  language text not null,
  -- the document as it was named: by its id, or by university, number and family name
  named_id text,
  named_university text, named_number text, named_last_name text,
  state text not null default 'unconfirmed'
    check (state in ('unconfirmed', 'waiting', 'granted', 'refused', 'lapsed', 'withdrawn')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- when it was looked for whom it is
  matched_at timestamptz,
  -- when it was said that no access was given
  told_at timestamptz
);
create unique index third_party_requests_open on third_party_requests (document_id, domain) where state = 'waiting';
create index third_party_requests_student on third_party_requests (student_id, confirmed_at desc, id);
create index third_party_requests_due on third_party_requests (created_at) where told_at is null;

create table share_settings (
  student_id text primary key references students,
  university_id text not null references universities,
  accepts_requests boolean not null default true,
  blocked_domains text[] not null default '{}'
);
`;

const walls = ["third_party_requests", "share_settings"].map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);`,
);

const inRequest =
  "current_setting('ijaza.scope', true) = 'request' and digest = decode(current_setting('ijaza.digest', true), 'hex')";

/** The public may create a request without a holder, queue one kind of mail, and change the request by its link. */
const policies = `
create policy by_link on third_party_requests for select using (${inRequest});
create policy changing_by_link on third_party_requests for update using (${inRequest});
create policy asking on third_party_requests for insert with check (
  ${inRequest} and state = 'unconfirmed' and university_id is null and student_id is null and document_id is null);
create policy asking on mails for insert with check (
  current_setting('ijaza.scope', true) = 'request' and kind = 'third_party.confirm' and university_id is null);
`;

/** Earlier releases keep running beside it. They know neither the tables nor the scope. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(walls.join("\n")).execute(db);
  await sql.raw(policies).execute(db);
}
