/** Organisations' requests for documents, holders' settings for them, and a scope that sees one link's request. */
import { DIGEST, inScope, tenantWall } from "./row-security.ts";

const tables = `
create table third_party_requests (
  id text primary key,
  -- of whom and of what it turned out to be; nothing where it names no document whose holder takes requests
  university_id text references universities,
  student_id text references students,
  record_id text,
  -- SHA-256 of what the mailed link holds; null once the request is over
  digest bytea unique,
  organisation text not null, contact text not null, email text not null, domain text not null,
  -- the domain without its subdomains: requests of one site are blocked, limited and answered as one
  site text not null,
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
create unique index third_party_requests_open on third_party_requests (record_id, site) where state = 'waiting';
create index third_party_requests_student on third_party_requests (student_id, confirmed_at desc, id);
create index third_party_requests_due on third_party_requests (created_at) where told_at is null;
create index third_party_requests_age on third_party_requests (created_at);
-- for finding those that no job has matched, every quarter of an hour
create index third_party_requests_unmatched on third_party_requests (confirmed_at, id)
  where state = 'waiting' and matched_at is null;

create table share_settings (
  student_id text primary key references students,
  university_id text not null references universities,
  accepts_requests boolean not null default true,
  blocked_domains text[] not null default '{}'
);
${tenantWall("third_party_requests", "share_settings")}
`;

const inRequest = inScope("request");
const byLink = `${inRequest} and digest = ${DIGEST}`;

/**
 * The public may create a request without a holder, and change it by its link. Confirming it may queue the job that finds its
 * holder, for this request only, and reads no job.
 */
const policies = `
create policy by_link on third_party_requests for select using (${byLink});
create policy changing_by_link on third_party_requests for update using (${byLink});
create policy asking on third_party_requests for insert with check (
  ${byLink} and state = 'unconfirmed' and university_id is null and student_id is null and record_id is null);
create policy matching_by_link on jobs for insert with check (
  ${inRequest} and kind = 'third_party.match' and university_id is null
  and exists (select from third_party_requests r where r.id = payload->>'request'));
`;

export const thirdParty = tables + policies;
