/**
 * Has a transaction fail that is begun within another of the same pool, as has a statement beside it. It would hold one
 * connection while it waits for a second, so that as many of them as the pool has connections wait forever. Each is noted
 * too, because the work may go on without the answer.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import type { Db, Trx } from "../src/platform/database.ts";

export function refuseNesting({ db, pool }: { db: Db; pool: pg.Pool }) {
  const nested: Error[] = [];
  const around = new AsyncLocalStorage<{ open: boolean }>();
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => execute((trx) => within(around, () => work(trx as Trx)));
    return builder;
  };
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = ((...args: unknown[]) => {
    if (!around.getStore()?.open) return connect(...args);
    const refusal = new Error("a second connection of the same pool within a transaction");
    nested.push(refusal);
    throw refusal;
  }) as typeof pool.connect;
  return { db, pool, nested };
}

/** What the work leaves running when it ends is no longer within it. */
async function within<T>(around: AsyncLocalStorage<{ open: boolean }>, work: () => Promise<T>): Promise<T> {
  const transaction = { open: true };
  return around.run(transaction, work).finally(() => {
    transaction.open = false;
  });
}
