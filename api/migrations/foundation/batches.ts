/** Batches, whose root is anchored, and the credentials in them. */
import { inScope, tenantWall } from "./row-security.ts";

export const batches = `
create table batches (
  id text primary key,
  university_id text not null references universities,
  kind text not null,
  job_id text not null,
  status text not null check (status in ('making', 'anchoring', 'signed', 'failed')),
  count integer not null,
  -- the place of its first document among all that the university signed, whatever their kind: in status lists
  status_from bigint not null check (status_from >= 0),
  credential_key_id text,
  -- the issuer that the credentials name: a batch that was not sent is made anew when the issuer changes
  issuer_did text,
  root bytea, audit_head bytea,
  -- the whole tree, level above level; read in slices
  nodes bytea,
  signer text, transaction_hash text, block bigint, block_at timestamptz,
  created_by text not null, created_at timestamptz not null default now()
);
alter table batches alter column nodes set storage external;
create index batches_job on batches (job_id);
create unique index batches_root on batches (university_id, root);
create unique index batches_status on batches (university_id, status_from);
create index batches_credential_key on batches (credential_key_id) where credential_key_id is not null;

create table credentials (
  record_id text primary key,
  university_id text not null references universities,
  batch_id text not null references batches,
  batch_index integer not null,
  jwt text not null,
  -- joined by tildes, in claim order
  disclosures text not null,
  -- the leaf's hash: all that is left of an erased credential
  leaf bytea not null,
  unique (batch_id, batch_index)
);
-- signatures and digests do not compress
alter table credentials alter column jwt set storage external, alter column disclosures set storage external;
${tenantWall("batches", "credentials")}
create policy public_reading on batches for select using (${inScope("public")} and status = 'signed');
create policy public_reading on credentials for select using (
  ${inScope("public")} and exists (select from batches b where b.id = batch_id and b.status = 'signed'));

-- Credentials are never changed. Those of a batch that was never sent are the exception: they are removed, to be made anew
-- with another key. Runs with the rights of the owner of the tables, so it looks itself whether the batch is one of these.
create function discard_credentials(batch text) returns void language sql security definer
set search_path = public, pg_temp as $$
  delete from credentials c
  where c.batch_id = batch and exists (
    select from batches b where b.id = batch and b.status = 'making' and b.root is null and b.transaction_hash is null)
$$;
revoke execute on function discard_credentials(text) from public;
`;
