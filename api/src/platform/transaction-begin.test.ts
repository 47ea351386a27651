/** What is sent to the database for a transaction: its begin goes with the first statement, and all on one connection. */
import { CompiledQuery, sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../test/everything.ts";
import { openWatched } from "../../test/statements.ts";
import { testServer } from "../../test/test-server.ts";
import { inScope } from "./database.ts";
import { ENTERING } from "./transaction-begin.ts";

/** The statements that are sent, with an arrow where the one ahead was not answered yet. */
async function sentBy(work: (db: ReturnType<typeof openWatched>["db"]) => Promise<unknown>): Promise<string[]> {
  const { db, pool } = openWatched((await testServer()).url);
  const sent: string[] = [];
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    let unanswered = 0;
    client.query = ((text: string, ...rest: unknown[]) => {
      sent.push(`${unanswered > 0 ? "→ " : ""}${text.trim()}`);
      unanswered += 1;
      const answer = send(text, ...rest) as Promise<unknown>;
      return answer.finally(() => {
        unanswered -= 1;
      });
    }) as typeof client.query;
  });
  await work(db).finally(() => db.destroy());
  return sent;
}

const firstWords = (sent: string[]) => sent.map((text) => /^(→ )?\S+/.exec(text)?.[0]);

test("the scope is entered with the begin", async () => {
  let scope: unknown;
  const sent = await sentBy((db) =>
    inScope(db, { university: "it's" }, async (trx) => {
      const { rows } = await sql<{ scope: string }>`
        select concat(current_setting('ijaza.scope'), ' ', current_setting('ijaza.university')) as scope`.execute(trx);
      scope = rows[0]?.scope;
    }),
  );
  expect(scope).toBe("university it's");
  expect(firstWords(sent)).toEqual(["begin;", "→ select", "commit"]);
});

test("a statement does not wait for the answer to the begin, and a transaction that says nothing is not begun", async () => {
  const sent = await sentBy((db) => db.transaction().execute((trx) => sql`select ${1}::int`.execute(trx)));
  expect(sent).toEqual(["begin", "→ select $1::int", "commit"]);
  expect(await sentBy((db) => db.transaction().execute(async () => undefined))).toEqual([]);
  expect(await sentBy((db) => inScope(db, EVERYTHING, async () => undefined))).toEqual([]);
});

test("the begin and the first statement are one message to the database", async () => {
  const { db, pool } = openWatched((await testServer()).url);
  let messages = 0;
  pool.on("connect", ({ connection: { stream } }) => {
    const [one, several] = [stream._write.bind(stream), stream._writev!.bind(stream)];
    stream._write = (...args) => {
      messages += 1;
      one(...args);
    };
    stream._writev = (...args) => {
      messages += 1;
      several(...args);
    };
  });
  const { rows } = await inScope(db, EVERYTHING, (trx) => sql`select ${1}::int as one`.execute(trx));
  await db.destroy();
  // The second one is the commit, the third one ends the connection.
  expect({ rows, messages }).toEqual({ rows: [{ one: 1 }], messages: 3 });
});

test("a first statement that fails is rolled back, and the connection goes on", async () => {
  const sent = await sentBy(async (db) => {
    await expect(db.transaction().execute((trx) => sql`select 1/0`.execute(trx))).rejects.toThrow("division by zero");
    await inScope(db, EVERYTHING, (trx) => sql`select 1`.execute(trx));
  });
  expect(firstWords(sent)).toEqual(["begin", "→ select", "rollback", "begin;", "→ select", "commit"]);
});

test("where the begin is refused, the first statement is too", async () => {
  const lock = 34;
  await sentBy(async (db) => {
    const entering = CompiledQuery.raw(`${ENTERING}'all', true), no_such_function()`);
    const work = db.transaction().execute(async (trx) => {
      await trx.executeQuery(entering);
      await sql`select pg_advisory_lock(${lock})`.execute(trx);
    });
    await expect(work).rejects.toThrow("no_such_function");
    // A rollback would not have given it back.
    const held = sql<{ count: number }>`
      select count(*) from pg_locks where locktype = 'advisory' and objid = ${lock} and pid = pg_backend_pid()`;
    expect((await held.execute(db)).rows).toEqual([{ count: 0 }]);
  });
});

test("a transaction of tests refuses another one and a statement beside it, and what it left running may use them", async () => {
  const { db } = openWatched((await testServer()).url);
  const ask = () => sql`select 1`.execute(db);
  const twice = "a second connection of the same pool";
  const nested = inScope(db, "public", () => inScope(db, "public", (trx) => sql`select 1`.execute(trx)));
  await expect(nested).rejects.toThrow(twice);
  await expect(inScope(db, "public", ask)).rejects.toThrow(twice);
  let [ended, left]: [() => void, Promise<unknown>] = [() => undefined, Promise.resolve()];
  await inScope(db, "public", async () => {
    left = new Promise<void>((resolve) => {
      ended = resolve;
    }).then(ask);
  });
  ended();
  await expect(left).resolves.toMatchObject({ rows: [{}] });
  await db.destroy();
});
