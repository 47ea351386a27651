/** The ledger of credits with its sums, and requests for credits and for ether. */
import { tenantWall } from "./row-security.ts";

export const credits = `
create table credit_entries (
  id bigint generated always as identity primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('grant', 'issue')),
  amount bigint not null check (amount > 0),
  -- cumulative grants after this one, in ledger order: what the chain is told
  grant_total bigint,
  reference text not null,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  unique (university_id, kind, reference)
);

create table credit_accounts (
  university_id text primary key references universities,
  granted bigint not null default 0,
  reserved bigint not null default 0,
  issued bigint not null default 0,
  check (reserved >= 0 and issued >= 0 and granted >= reserved + issued)
);

create table funding_requests (
  id text primary key,
  university_id text not null references universities,
  kind text not null check (kind in ('credit', 'ether')),
  -- credits, or the wei that the acceptance decided
  amount numeric(78) check (amount > 0),
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  created_by text not null, created_at timestamptz not null default now(),
  decided_by text, decided_at timestamptz,
  check (amount is not null or (kind = 'ether' and status <> 'accepted')),
  check ((status = 'open') = (decided_at is null))
);
-- one open request a kind
create unique index funding_requests_open on funding_requests (university_id, kind) where status = 'open';
create index funding_requests_list on funding_requests (created_at desc, id);
${tenantWall("credit_entries", "credit_accounts", "funding_requests")}
`;
