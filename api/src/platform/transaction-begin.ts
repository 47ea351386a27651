/** Sends the begin of a transaction together with its first statement, which spares a round trip to the database. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

type Query = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult | pg.QueryResult[]>;

const NOTHING = { rows: [], rowCount: null } as unknown as pg.QueryResult;

/** A transaction in which nothing is said is never begun. */
export function beginWithFirst(pool: PostgresPool): PostgresPool {
  return { ...pool, connect: async () => beginLater(await pool.connect()) };
}

function beginLater(client: PostgresPoolClient): PostgresPoolClient {
  const send = client.query as unknown as Query;
  let isDue = false;
  const query: Query = async (text, values) => {
    if (text === "begin") {
      isDue = true;
      return NOTHING;
    }
    if (!isDue) return send(text, values);
    isDue = false;
    if (text === "commit" || text === "rollback") return NOTHING;
    // Only statements without parameters can be sent in one message.
    if (values.length === 0) return ((await send(`begin; ${text}`, [])) as pg.QueryResult[]).at(-1) ?? NOTHING;
    await send("begin", []);
    return send(text, values);
  };
  return { ...client, query: query as unknown as PostgresPoolClient["query"] };
}
