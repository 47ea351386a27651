/** The chain: its identity, the keys, and the outbox with its attempts. */
export const chain = `
create table chain_identity (
  "only" boolean primary key default true check ("only"),
  chain_id bigint not null, genesis_hash text not null, registry text not null, code_hash text not null,
  deployed_block bigint not null
);
create table chain_keys (
  id text primary key,
  university_id text references universities,
  purpose text not null check (purpose in ('platform', 'wallet', 'credential')),
  version integer not null,
  -- address of a wallet, RFC 7638 thumbprint (base64url) of a credential key
  public_id text not null unique,
  public_jwk jsonb,
  sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'retired')),
  valid_from timestamptz, valid_until timestamptz, compromised_since timestamptz,
  created_at timestamptz not null default now()
);
create index chain_keys_university on chain_keys (university_id, purpose, state);
create table chain_transactions (
  id text primary key,
  seq bigint generated always as identity,
  university_id text references universities,
  kind text not null,
  signer text not null,
  target text not null, value numeric(78) not null default 0, data bytea not null,
  -- what the handler of this kind needs, for instance the batch
  subject jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'final', 'refused')),
  nonce bigint,
  refusal text,
  final_hash text, final_block bigint, final_at timestamptz,
  next_try_at timestamptz not null default now(),
  tries integer not null default 0,
  trouble text,
  created_at timestamptz not null default now()
);
create index chain_transactions_open on chain_transactions (signer, seq) where status in ('queued', 'sent');
create unique index chain_transactions_nonce on chain_transactions (signer, nonce) where status in ('sent', 'final') and nonce is not null;
create index chain_transactions_enrolment on chain_transactions (university_id) where kind like 'university.%';
create index chain_transactions_batch on chain_transactions ((subject->>'batchId')) where kind = 'batch.issue';
create table chain_attempts (
  hash text primary key,
  transaction_id text not null references chain_transactions,
  signer text not null, nonce bigint not null,
  raw bytea not null,
  max_fee numeric(78) not null, max_priority_fee numeric(78) not null,
  created_at timestamptz not null default now()
);
create index chain_attempts_transaction on chain_attempts (transaction_id);
create function notify_chain() returns trigger language plpgsql as $$
begin perform pg_notify('chain', new.signer); return null; end $$;
create trigger chain_transactions_queued after insert on chain_transactions for each row execute function notify_chain();
`;
