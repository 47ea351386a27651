/** Shares: chosen claims of a student's documents by a link, and a scope that sees only the share of one link. */
import { question } from "./questions.ts";
import { DIGEST, inScope, tenantWall } from "./row-security.ts";

const tables = `
create table shares (
  id text primary key,
  university_id text not null references universities,
  student_id text not null references students,
  -- SHA-256 of what the link holds, by which it is found; and the same sealed, so that its owner may copy the link again
  secret_digest bytea not null unique, secret_sealed bytea not null,
  label text,
  purpose text not null check (purpose in ('job', 'studies', 'visa', 'recognition', 'other')),
  purpose_text text,
  -- the request of an organisation that it grants
  request_id text unique,
  views_allowed integer not null check (views_allowed between 1 and 100),
  views integer not null default 0 check (views between 0 and views_allowed),
  -- HMAC of id and PIN; null where there is none
  pin_digest bytea,
  wrong_pins integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_back_at timestamptz
);
create index shares_student on shares (student_id, created_at desc, id);
create index shares_ended on shares (least(taken_back_at, expires_at));

create table share_items (
  share_id text not null references shares on delete cascade,
  place integer not null,
  university_id text not null references universities,
  record_id text not null,
  names text[] not null,
  primary key (share_id, place),
  unique (share_id, record_id)
);
create index share_items_record on share_items (record_id);

-- how often it was opened in which minute; nothing of who did
create table share_views (
  share_id text not null references shares on delete cascade,
  university_id text not null references universities,
  minute timestamptz not null,
  count integer not null,
  primary key (share_id, minute)
);
${tenantWall("shares", "share_items", "share_views")}
`;

const inShare = inScope("share");
const ofShare = "exists (select from shares s where s.id = share_id)";

/** The bearer of a link sees its share, the share's items and their proofs, but no record and no other share. */
const policies = `
create policy by_link on shares for select using (${inShare} and secret_digest = ${DIGEST});
create policy counting_by_link on shares for update using (${inShare} and secret_digest = ${DIGEST});
create policy by_link on share_items for select using (${inShare} and ${ofShare});
create policy by_link on share_views for select using (${inShare} and ${ofShare});
create policy counting_by_link on share_views for update using (${inShare} and ${ofShare});
create policy noting_by_link on share_views for insert with check (
  ${inShare} and exists (select from shares s where s.id = share_id and s.university_id = share_views.university_id));
create policy by_link on credentials for select using (
  ${inShare} and exists (select from share_items i where i.record_id = credentials.record_id)
  and exists (select from batches b where b.id = batch_id and b.status = 'signed'));
create policy by_link on batches for select using (${inShare} and status = 'signed');
`;

/** Of the share with the digest of the transaction. */
const questions = [
  question({
    name: "shared_documents_are_valid",
    takes: "today text",
    returns: "boolean",
    found: "boolean",
    answer: `found := not exists (
    select from shares s join share_items i on i.share_id = s.id
    where s.secret_digest = ${DIGEST}
      and not exists (select from diplomas d where d.id = i.record_id and d.status = 'signed')
      and not exists (select from certificates c where c.id = i.record_id and c.status = 'signed'
        and (c.expiry_date is null or c.expiry_date >= today)))`,
  }),
  question({
    name: "shared_document_kinds",
    takes: "",
    returns: "text[]",
    found: "text[]",
    answer: `select coalesce(array_agg(case when d.id is null then 'certificate' else 'diploma' end order by i.place), '{}') into found
    from shares s join share_items i on i.share_id = s.id left join diplomas d on d.id = i.record_id
    where s.secret_digest = ${DIGEST}`,
  }),
].join("");

export const shares = [tables, policies, questions].join("");
