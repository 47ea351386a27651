/** The ledger of credits, and its sums. */
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
`;
