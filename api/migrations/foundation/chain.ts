/** The chain: its identity, the keys, and the outbox with its attempts. */
import { inScope, outOfSight, tenantWall } from "./row-security.ts";

const keys = `
create table chain_keys (
  id text primary key,
  -- null for the platform's, one for each of its roles in the registry
  university_id text references universities,
  purpose text not null check (purpose in (
    'platform', 'admin', 'registrar', 'guardian', 'wallet', 'credential', 'badge')),
  version integer not null,
  -- address of a wallet, RFC 7638 thumbprint (base64url) of a credential key
  public_id text not null unique,
  public_jwk jsonb,
  sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'active', 'retired')),
  valid_from timestamptz, valid_until timestamptz, compromised_since timestamptz,

  -- what the registry states of it
  marked_at timestamptz, marked_by_guardian boolean not null default false,
  vetoed_at timestamptz,
  -- the platform signs nothing more with it, since its mark was decided on
  distrusted_at timestamptz,
  -- by the university itself: since when, and when it said so
  reported_since timestamptz, reported_at timestamptz,
  created_at timestamptz not null default now()
);
create index chain_keys_university on chain_keys (university_id, purpose, state);
create unique index chain_keys_badge on chain_keys (university_id) where purpose = 'badge' and state = 'active';
create unique index chain_keys_of_platform on chain_keys (purpose) where university_id is null and state = 'active';
${tenantWall("chain_keys")}
-- those that issuers sign with; not the wallets, nor the platform's own
create policy issuer on chain_keys for select using (
  ${inScope("issuer")} and purpose in ('credential', 'badge') and state <> 'waiting');
`;

const outbox = `
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
  next_try_at timestamptz not null default now(), tries integer not null default 0, trouble text,
  created_at timestamptz not null default now()
);
create index chain_transactions_open on chain_transactions (signer, seq) where status in ('queued', 'sent');
create unique index chain_transactions_nonce on chain_transactions (signer, nonce)
  where status in ('sent', 'final') and nonce is not null;
create index chain_transactions_university on chain_transactions (university_id, kind);
create index chain_transactions_enrolment on chain_transactions (university_id) where kind like 'university.%';
create index chain_transactions_batch on chain_transactions ((subject->>'batchId')) where kind = 'batch.issue';
create index chain_transactions_payment on chain_transactions ((subject->>'reference')) where kind = 'ether.transfer';
create index chain_transactions_key on chain_transactions ((subject->>'keyId')) where subject ? 'keyId';
${tenantWall("chain_transactions")}
create function notify_chain() returns trigger language plpgsql as $$
begin perform pg_notify('chain', new.signer); return null; end $$;
create trigger chain_transactions_queued after insert on chain_transactions for each row execute function notify_chain();

create table chain_attempts (
  hash text primary key,
  transaction_id text not null references chain_transactions,
  signer text not null, nonce bigint not null,
  raw bytea not null,
  max_fee numeric(78) not null, max_priority_fee numeric(78) not null,
  created_at timestamptz not null default now()
);
create index chain_attempts_transaction on chain_attempts (transaction_id);

-- transactions of our accounts that belong to no record
create table chain_strangers (
  signer text not null, nonce bigint not null,
  hash text not null, block bigint not null, data bytea not null, succeeded boolean not null,
  primary key (signer, nonce)
);
${outOfSight("chain_attempts", "chain_strangers")}
`;

export const chain = `
create table chain_identity (
  "only" boolean primary key default true check ("only"),
  chain_id bigint not null, genesis_hash text not null,
  registry text not null, code_hash text not null, deployed_block bigint not null,
  -- in seconds, until a new key or role counts
  start_delay integer not null default 0
);
${keys}
${outbox}
`;
