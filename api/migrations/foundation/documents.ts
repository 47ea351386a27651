/** Files of documents: those made of signed records, those that universities upload, and what holders hide in them. */
import { inScope, tenantWall } from "./row-security.ts";

export const documents = `
create table documents (
  -- in the storage
  file text primary key,
  record_id text not null,
  university_id text not null references universities,
  -- a PDF for anyone or for those who see all, the picture of its page, the card for its link
  shape text not null check (shape in ('public', 'all', 'page', 'card')),
  -- the claims that were hidden when it was made, in the order of the alphabet, as in hidden_claims
  hidden text[] not null,
  sealed_by text references chain_keys,
  made_at timestamptz not null,
  -- no key seals a picture
  check ((sealed_by is null) = (shape in ('page', 'card')))
);
create index documents_by_record on documents (record_id, shape, made_at);

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

-- claims that a holder hides from the public
create table hidden_claims (
  record_id text primary key,
  university_id text not null references universities,
  names text[] not null,
  changed_at timestamptz not null
);
${tenantWall("documents", "handed_in_files", "hidden_claims")}
-- files made of what was issued, but for those with claims that are not public
create policy public_reading on documents for select using (${inScope("public")} and shape <> 'all');
create policy public_changing on documents for update using (${inScope("public")} and shape <> 'all');
create policy public_noting on documents for insert with check (
  ${inScope("public")} and shape <> 'all' and exists (
    select from credentials c where c.record_id = documents.record_id and c.university_id = documents.university_id));
-- what is hidden has to be known to whoever shows the rest
create policy public_reading on hidden_claims for select using (${inScope("public")});
`;
