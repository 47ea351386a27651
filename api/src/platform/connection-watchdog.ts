/** Watches the connections to the database, and fails their statements when it stops answering (dead router). */
import type { PostgresPoolClient } from "kysely";
import pg from "pg";

/** A running statement. `giveUp` fails it, and its connection is not used again. */
type OpenQuery = { since: number; giveUp(): void };

type WatchOptions = {
  pool: pg.Pool;
  url: string;
  /** How long an answer may take until a second connection checks whether the database answers. */
  patienceMs: number;
};

export type WatchedClient = PostgresPoolClient & {
  /** What `send` sends goes out in one message, before any answer. */
  together<T>(send: () => T): T;
};

export type WatchedPool = { connect(): Promise<WatchedClient>; end(): Promise<void> };

class DatabaseSilent extends Error {
  readonly code = "ETIMEDOUT";
}

/**
 * The same pool, whose statements fail when the database stops answering. A slow statement is left alone, because a
 * second connection first checks whether the database answers at all.
 */
export function watchConnections({ pool, url, patienceMs }: WatchOptions): WatchedPool {
  const open = new Set<OpenQuery>();
  let asking = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const isLongAgo = (then: number) => performance.now() - then >= patienceMs;

  const look = async () => {
    const [oldest] = open;
    if (asking || !oldest || !isLongAgo(oldest.since) || !isLongAgo(answeredAt)) return;
    asking = true;
    const late = [...open].filter(({ since }) => isLongAgo(since));
    // Checks twice, because while this thread is busy an answer may be waiting unread.
    const isThere = (await answers({ url, patienceMs })) || (await answers({ url, patienceMs }));
    if (isThere) answeredAt = performance.now();
    else for (const each of late) each.giveUp();
    asking = false;
  };
  const looking = setInterval(() => void look(), patienceMs / 4).unref();

  return {
    connect: async () => listenTo(await pool.connect(), open),
    end: () => {
      clearInterval(looking);
      return pool.end();
    },
  };
}

function listenTo(client: pg.PoolClient, open: Set<OpenQuery>): WatchedClient {
  const { stream } = client.connection;
  let deaf = false;
  const query = (text: string, values: unknown[]) =>
    new Promise((resolve, reject) => {
      // A rollback on this connection would only wait again.
      if (deaf) return reject(new DatabaseSilent("the database does not answer"));
      const giveUp = () => {
        deaf = true;
        reject(new DatabaseSilent("the database does not answer"));
      };
      const one: OpenQuery = { since: performance.now(), giveUp };
      open.add(one);
      void client
        .query(text, values)
        .then(resolve, reject)
        .finally(() => open.delete(one));
    });
  return {
    // Kysely's type also allows cursors, which nothing here uses.
    query: query as PostgresPoolClient["query"],
    release: () => client.release(deaf),
    together(send) {
      stream.cork();
      try {
        return send();
      } finally {
        stream.uncork();
      }
    },
  };
}

/** A refusal counts as an answer. */
async function answers({ url, patienceMs }: Omit<WatchOptions, "pool">): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs / 2,
    query_timeout: patienceMs / 2,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}
