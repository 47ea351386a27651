/** Waits until nothing is under way, and makes time pass for the product, so that leases expire and retries begin. */
import { setTimeout as delay } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { inScope } from "../../src/platform/database.ts";
import { retryOnConflict } from "../../src/platform/retry-on-conflict.ts";
import { EVERYTHING } from "../everything.ts";
import type { Rig } from "./rig.ts";

const LIMIT_MS = 240_000;
const LOOK_MS = 50;
const PASS_EVERY_MS = 250;

/**
 * Makes a minute pass in the database, so that no test waits for a lease. A living worker loses its lease too. Each table in
 * a transaction of its own, and again after a deadlock: the product locks the same rows in its own order.
 */
export async function letTimePass({ db }: Pick<Rig, "db">, universityId: string): Promise<void> {
  const run = (statement: RawBuilder<unknown>) =>
    retryOnConflict(() => inScope(db, EVERYTHING, (trx) => statement.execute(trx)));
  await run(sql`
    update jobs set lease_until = case when lease_until is null then null else now() end, run_after = now()
    where university_id = ${universityId} and status in ('queued', 'running') and not parked`);
  await run(sql`
    update chain_transactions set next_try_at = now()
    where (university_id = ${universityId} or university_id is null) and status = 'queued'`);
  await run(sql`select pg_notify('chain', ''), pg_notify('jobs', '')`);
}

/** Repeats the query while the database does not answer, because it may be restarting. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (const since = Date.now(); ; await delay(LOOK_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() - since > LIMIT_MS) throw error;
    }
  }
}

/**
 * Resolves when the university has no open transaction or job, and the platform no transaction of its own. After four minutes
 * it throws with what is stuck.
 */
export async function untilQuiet(rig: Pick<Rig, "db">, universityId: string): Promise<void> {
  let passed = Date.now();
  for (const since = Date.now(); ; await delay(LOOK_MS)) {
    if (Date.now() - passed > PASS_EVERY_MS) {
      await letTimePass(rig, universityId);
      passed = Date.now();
    }
    const open = await listOpen(rig, universityId);
    if (open.length === 0) return;
    if (Date.now() - since > LIMIT_MS) throw new Error(`stuck: ${JSON.stringify(open)}`);
  }
}

async function listOpen({ db }: Pick<Rig, "db">, universityId: string): Promise<object[]> {
  const { rows } = await inScope(db, EVERYTHING, (trx) =>
    sql<object>`
      select kind, status, nonce::text, trouble, refusal from chain_transactions
      where (university_id = ${universityId} or university_id is null) and status in ('queued', 'sent')
      union all
      select kind, status, null, waiting_for, error from jobs
      where university_id = ${universityId} and status not in ('succeeded', 'failed')`.execute(trx),
  );
  return rows;
}
