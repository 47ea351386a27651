/** Notices a database that takes what is asked and never answers, as behind a dead router: nobody is to wait for ever. */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";

/** A statement on its way. `giveUp` fails it, and its connection is not used again. */
type Asked = { since: number; giveUp(): void };

type Hearing = {
  pool: pg.Pool;
  url: string;
  /** How long an answer may take before it is asked whether the database answers anybody. */
  patienceMs: number;
};

class DatabaseDeaf extends Error {
  readonly code = "ETIMEDOUT";
}

/**
 * The same pool, whose statements fail when the database answers nobody any more. A slow statement is left alone: a
 * second connection asks first whether there is an answer at all.
 */
export function hearOut({ pool, url, patienceMs }: Hearing): PostgresPool {
  const asked = new Set<Asked>();
  let asking = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const isLongAgo = (then: number) => performance.now() - then >= patienceMs;

  const look = async () => {
    const [oldest] = asked;
    if (asking || !oldest || !isLongAgo(oldest.since) || !isLongAgo(answeredAt)) return;
    asking = true;
    const late = [...asked].filter(({ since }) => isLongAgo(since));
    // Twice: while this thread is busy an answer may lie there unread.
    const isThere = (await answers({ url, patienceMs })) || (await answers({ url, patienceMs }));
    if (isThere) answeredAt = performance.now();
    else for (const each of late) each.giveUp();
    asking = false;
  };
  const looking = setInterval(() => void look(), patienceMs / 4).unref();

  return {
    connect: async () => listenTo(await pool.connect(), asked),
    end: () => {
      clearInterval(looking);
      return pool.end();
    },
  };
}

function listenTo(client: pg.PoolClient, asked: Set<Asked>): PostgresPoolClient {
  let deaf = false;
  const query = (text: string, values: unknown[]) =>
    new Promise((resolve, reject) => {
      // Rolling back on it would only wait once more.
      if (deaf) return reject(new DatabaseDeaf("the database does not answer"));
      const giveUp = () => {
        deaf = true;
        reject(new DatabaseDeaf("the database does not answer"));
      };
      const one: Asked = { since: performance.now(), giveUp };
      asked.add(one);
      void client
        .query(text, values)
        .then(resolve, reject)
        .finally(() => asked.delete(one));
    });
  // Kysely's type also takes cursors, which nothing here uses.
  return { query: query as PostgresPoolClient["query"], release: () => client.release(deaf) };
}

/** A refusal is an answer, too. */
async function answers({ url, patienceMs }: Omit<Hearing, "pool">): Promise<boolean> {
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
