/** Checks requests for credits and ether: every accepted one was granted or paid exactly once, and no other one was. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { Report } from "../../../platform/fsck/findings.ts";

type Facts = {
  id: string;
  kind: "credit" | "ether";
  status: "open" | "accepted" | "rejected";
  amount: number;
  /** How many ledger entries and transfers name the request, and their sum. */
  moves: number;
  moved: string;
};

export async function checkFundingRequests(trx: Trx, report: Report): Promise<void> {
  for (const { id, status, amount, moves, moved } of await listMoves(trx)) {
    const about = `funding request ${id}`;
    const expected = status === "accepted" ? 1 : 0;
    if (moves !== expected)
      report({ code: "funding_request_moves_differ", about, detail: `${moves}, not ${expected}` });
    else if (expected === 1 && moved !== String(amount)) {
      report({ code: "funding_request_amount_differs", about, detail: `${moved}, not ${amount}` });
    }
  }
  for (const { reference } of await listStray(trx)) report({ code: "funding_request_unknown", about: reference });
  for (const { hash } of await listPaidTwice(trx)) report({ code: "ether_paid_twice", about: `transaction ${hash}` });
}

async function listMoves(trx: Trx): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    select r.id, r.kind, r.status, r.amount::text as amount, m.moves, m.moved::text as moved
    from funding_requests r cross join lateral (
      select count(*) as moves, coalesce(sum(amount), 0) as moved from (
        select e.amount::numeric from credit_entries e
        where r.kind = 'credit' and e.university_id = r.university_id and e.kind = 'grant'
          and e.reference = 'demand:' || r.id
        union all
        select t.value from chain_transactions t
        where r.kind = 'ether' and t.kind = 'ether.transfer' and t.subject->>'reference' = 'demand:' || r.id) x) m
    order by r.id`.execute(trx);
  return rows;
}

/** Grants and transfers that name a request which does not exist. */
async function listStray(trx: Trx): Promise<{ reference: string }[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from (
      select reference from credit_entries where kind = 'grant'
      union all
      select subject->>'reference' from chain_transactions where kind = 'ether.transfer') x
    where reference like 'demand:%' and not exists (
      select from funding_requests r where 'demand:' || r.id = x.reference)
    order by 1`.execute(trx);
  return rows;
}

/** Payments on the chain that the database does not know, of references that it paid by another transaction. */
async function listPaidTwice(trx: Trx): Promise<{ hash: string }[]> {
  const { rows } = await sql<{ hash: string }>`
    select s.hash from chain_strangers s
    join chain_transactions t on t.signer = s.signer and t.data = s.data and t.kind = 'ether.transfer'
    where s.succeeded and t.status = 'final' and t.final_hash is distinct from s.hash order by 1`.execute(trx);
  return rows;
}
