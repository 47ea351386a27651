/** Adds requests for credits and for ether. */
import { type Kysely, sql } from "kysely";

const fundingRequests = `
create table deposit_demands (
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
create unique index deposit_demands_open on deposit_demands (university_id, kind) where status = 'open';
create index deposit_demands_list on deposit_demands (created_at desc, id);
alter table deposit_demands enable row level security;
alter table deposit_demands force row level security;
create policy tenant on deposit_demands using (
  current_setting('ijaza.scope', true) = 'all'
  or university_id = nullif(current_setting('ijaza.university', true), '')
);
create index chain_transactions_payment on chain_transactions ((subject->>'reference')) where kind = 'ether.transfer';
create index audit_events_at on audit_events (at);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(fundingRequests).execute(db);
}
