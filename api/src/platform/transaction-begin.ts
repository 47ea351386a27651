/**
 * Sends the begin of a transaction, and the scope that it enters, together with its first statement, in one message,
 * which spares a round trip to the database. The connections need `pipeline`: they send a statement before the one ahead of it
 * is answered.
 */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { WatchedClient, WatchedPool } from "./connection-watchdog.ts";

type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/** How a statement begins that enters a scope: it has no parameters, and nobody reads its answer. */
export const ENTERING = "select set_config('ijaza.scope', ";
const NOTHING = { rows: [], rowCount: null } as unknown as pg.QueryResult;

/** A transaction in which nothing is said is never begun. */
export function beginWithFirst(pool: WatchedPool): PostgresPool {
  return { ...pool, connect: async () => beginLater(await pool.connect()) };
}

function beginLater(client: WatchedClient): PostgresPoolClient {
  const send = client.query as unknown as Query;
  let opening: string | undefined;
  const query: Query = async (text, values) => {
    if (text === "begin") {
      opening = text;
      return NOTHING;
    }
    if (opening === undefined) return send(text, values);
    if (text.startsWith(ENTERING)) {
      opening = `${opening}; ${text}`;
      return NOTHING;
    }
    const begin = opening;
    opening = undefined;
    if (text === "commit" || text === "rollback") return NOTHING;
    // What refuses the begin refuses the statement too, because it ends the connection or aborts the transaction.
    const [, answer] = await client.together(() => Promise.all([send(begin, []), send(text, values)]));
    return answer;
  };
  return { ...client, query: query as unknown as PostgresPoolClient["query"] };
}
