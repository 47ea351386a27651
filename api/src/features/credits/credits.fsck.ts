/** Checks credits: the ledger's entries add up to the accounts, each issue belongs to a batch, and the chain's counters agree. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { FindingCode } from "../../platform/fsck/codes.ts";
import type { Report } from "../../platform/fsck/findings.ts";
import { type Registry, readUniversity } from "../chain/chain.service.ts";

type CheckCountersOptions = { report: Report; registry: Registry };

type Account = {
  university_id: string;
  registry_id: number;
  granted: number;
  reserved: number;
  issued: number;
  entries_granted: number;
  entries_issued: number;
  settled_total: number;
  open_count: number;
  anchoring_count: number;
};

/** Checks the database alone, without the chain. */
export async function checkLedger(trx: Trx, report: Report): Promise<void> {
  for (const account of await listAccounts(trx)) {
    const about = `university ${account.university_id}`;
    const compare = (code: FindingCode, stored: number, expected: number) =>
      stored === expected || report({ code, about, detail: `${stored}, not ${expected}` });
    compare("credits_granted_differ", account.granted, account.entries_granted);
    compare("credits_issued_differ", account.issued, account.entries_issued);
    compare("credits_reserved_differ", account.reserved, account.open_count);
  }
  for (const { id } of await listBrokenTotals(trx)) report({ code: "ledger_total_differs", about: `ledger ${id}` });
  for (const { id } of await listBrokenIssues(trx)) report({ code: "ledger_issue_differs", about: `ledger ${id}` });
  for (const { id } of await listUnpaid(trx)) report({ code: "batch_without_entry", about: `batch ${id}` });
}

/** Compares the accounts with the chain, which may count a batch that is still pending here. Throws what the node throws. */
export async function checkCounters(trx: Trx, { report, registry }: CheckCountersOptions): Promise<void> {
  for (const account of await listAccounts(trx)) {
    const about = `university ${account.university_id}`;
    const { granted, issued } = await readUniversity(registry, { registryId: account.registry_id });
    const isGranted = granted >= account.settled_total && granted <= account.granted;
    if (!isGranted) report({ code: "chain_granted_differs", about, detail: `${granted}, not ${account.granted}` });
    const isIssued = issued >= account.issued && issued <= account.issued + account.anchoring_count;
    if (!isIssued) report({ code: "chain_issued_differs", about, detail: `${issued}, not ${account.issued}` });
  }
}

async function listAccounts(trx: Trx): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select a.*, u.registry_id, e.*, b.*
    from credit_accounts a
    join universities u on u.id = a.university_id
    cross join lateral (
      select coalesce(sum(amount) filter (where kind = 'grant'), 0)::bigint as entries_granted,
        coalesce(sum(amount) filter (where kind = 'issue'), 0)::bigint as entries_issued,
        coalesce(max(grant_total) filter (where settled_at is not null), 0)::bigint as settled_total
      from credit_entries where university_id = a.university_id) e
    cross join lateral (
      select coalesce(sum(count) filter (where status in ('making', 'anchoring')), 0)::bigint as open_count,
        coalesce(sum(count) filter (where status = 'anchoring'), 0)::bigint as anchoring_count
      from batches where university_id = a.university_id) b
    order by a.university_id`.execute(trx);
  return rows;
}

/** Grants whose cumulative total differs from the sum of all grants up to it. */
async function listBrokenTotals(trx: Trx): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, grant_total, sum(amount) over (partition by university_id order by id) as running
      from credit_entries where kind = 'grant') g
    where grant_total is distinct from running order by id`.execute(trx);
  return rows;
}

/** Issue entries without a signed batch of the same count. */
async function listBrokenIssues(trx: Trx): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from credit_entries e
    left join batches b on b.id = e.reference and b.university_id = e.university_id and b.status = 'signed'
    where e.kind = 'issue' and b.count is distinct from e.amount order by e.id`.execute(trx);
  return rows;
}

/** Signed batches without an entry in the ledger. */
async function listUnpaid(trx: Trx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from batches b
    where b.status = 'signed' and not exists (
      select from credit_entries e where e.university_id = b.university_id and e.kind = 'issue' and e.reference = b.id)
    order by b.id`.execute(trx);
  return rows;
}
