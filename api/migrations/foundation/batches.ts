/** Batches, whose root is anchored, and the credentials in them. */
export const batches = `
create table batches (
  id text primary key,
  university_id text not null references universities,
  kind text not null,
  job_id text not null,
  status text not null check (status in ('making', 'anchoring', 'signed', 'failed')),
  count integer not null,
  credential_key_id text, root bytea, audit_head bytea,
  -- the whole tree, level above level; read in slices
  nodes bytea,
  signer text, transaction_hash text, block bigint, block_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now()
);
alter table batches alter column nodes set storage external;
create index batches_job on batches (job_id);
create unique index batches_root on batches (university_id, root);
create table credentials (
  document_id text primary key,
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
`;
