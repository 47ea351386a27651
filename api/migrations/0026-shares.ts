/** Adds shares (chosen claims of a student's documents by a link), and a scope that sees only the share of one link. */
import { type Kysely, sql } from "kysely";

const tables = `
create table shares (
  id text primary key,
  university_id text not null references universities,
  student_id text not null references students,
  -- SHA-256 of what the link holds, by which it is found; and the same sealed, so that its owner may copy the link again
  secret_digest bytea not null unique,
  secret_sealed bytea not null,
  label text,
  purpose text not null check (purpose in ('job', 'studies', 'visa', 'recognition', 'other')),
  purpose_text text,
  expires_at timestamptz not null,
  views_allowed integer not null check (views_allowed between 1 and 100),
  views integer not null default 0 check (views between 0 and views_allowed),
  -- HMAC of id and PIN; null where there is none
  pin_digest bytea,
  wrong_pins integer not null default 0,
  taken_back_at timestamptz,
  -- the request of an organisation that it grants
  request_id text unique,
  created_at timestamptz not null
);
create index shares_student on shares (student_id, created_at desc, id);

create table share_items (
  share_id text not null references shares on delete cascade,
  place integer not null,
  university_id text not null references universities,
  document_id text not null,
  names text[] not null,
  primary key (share_id, place),
  unique (share_id, document_id)
);
create index share_items_document on share_items (document_id);

-- how often it was opened in which minute; nothing of who did
create table share_views (
  share_id text not null references shares on delete cascade,
  university_id text not null references universities,
  minute timestamptz not null,
  count integer not null,
  primary key (share_id, minute)
);
`;

const walls = ["shares", "share_items", "share_views"].map(
  (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table} using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);`,
);

const DIGEST = "decode(current_setting('ijaza.digest', true), 'hex')";
const inShare = "current_setting('ijaza.scope', true) = 'share'";
const ofShare = (id: string) => `exists (select from shares s where s.id = ${id})`;

/** The bearer of a link sees its share, the share's items and their proofs, but no record and no other share. */
const policies = `
create policy by_link on shares for select using (${inShare} and secret_digest = ${DIGEST});
create policy counting_by_link on shares for update using (${inShare} and secret_digest = ${DIGEST});
create policy by_link on share_items for select using (${inShare} and ${ofShare("share_id")});
create policy by_link on share_views for select using (${inShare} and ${ofShare("share_id")});
create policy counting_by_link on share_views for update using (${inShare} and ${ofShare("share_id")});
create policy noting_by_link on share_views for insert with check (
  ${inShare} and exists (select from shares s where s.id = share_id and s.university_id = share_views.university_id));
create policy by_link on credentials for select using (
  ${inShare} and exists (select from share_items i where i.document_id = credentials.document_id)
  and exists (select from batches b where b.id = batch_id and b.status = 'signed'));
create policy by_link on batches for select using (${inShare} and status = 'signed');
`;

const OUT_OF_SIGHT = [
  "sessions",
  "replies",
  "attempts",
  "notice_hours",
  "audit_heads",
  "chain_attempts",
  "chain_strangers",
  "installation",
];

const narrowerWalls = OUT_OF_SIGHT.map(
  (table) => `
alter policy not_for_strangers on ${table} using (
  coalesce(current_setting('ijaza.scope', true), '') not in ('public', 'issuer', 'visits', 'share', 'request'));`,
);

/** Reads the records of the share with the set digest, and restores the caller's scope. */
const question = `
create function shared_documents_are_valid(today text) returns boolean language plpgsql as $$
declare
  asked_in constant text := current_setting('ijaza.scope', true);
  found boolean;
begin
  perform set_config('ijaza.scope', 'all', true);
  found := not exists (
    select from shares s join share_items i on i.share_id = s.id
    where s.secret_digest = ${DIGEST}
      and not exists (select from diplomas d where d.id = i.document_id and d.status = 'signed')
      and not exists (select from certificates c where c.id = i.document_id and c.status = 'signed'
        and (c.expiry_date is null or c.expiry_date >= today)));
  perform set_config('ijaza.scope', coalesce(asked_in, ''), true);
  return found;
end $$;`;

/** Earlier releases keep running beside it. They know neither the tables nor the scope. */
export const additive = true;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(walls.join("\n")).execute(db);
  await sql.raw(policies).execute(db);
  await sql.raw(narrowerWalls.join("\n")).execute(db);
  await sql.raw(question).execute(db);
}
