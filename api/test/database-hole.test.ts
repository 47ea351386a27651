/** A database accepts calls and never answers: the server refuses within seconds and needs no restart afterwards. */
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/platform/database.ts";
import { overNetwork } from "./database-url.ts";
import { startTcpProxy } from "./faults/tcp-proxy.ts";
import { startTestApp } from "./harness.ts";

/** Half of it suffices for a new connection, even on a busy machine. */
const PATIENCE_MS = 2000;
/** More callers than the pool has connections. */
const CALLERS = 20;
/** For which the slow statement waits. */
const LOCK = 20_261_129;

/** Opens the database through a proxy of its own. */
async function openThrough(url: string, poolSize: number) {
  const through = overNetwork(url);
  const proxy = await startTcpProxy(Number(through.port));
  through.port = String(proxy.port);
  return { proxy, ...openDatabase({ url: through.href, poolSize, patienceMs: PATIENCE_MS }) };
}

let silent: Awaited<ReturnType<typeof openThrough>>;

const { fixtures, db, url } = await startTestApp({
  logLevel: "silent",
  async reach(url) {
    silent = await openThrough(url, 6);
    return silent;
  },
});
const slow = await openThrough(url, 1);

afterAll(async () => {
  for (const each of [silent, slow]) {
    await each.db.destroy();
    await each.proxy.close();
  }
});

// Both wait for the patience to end.
describe.concurrent("a database", () => {
  test("that does not answer fails calls, also amid a transaction, and they succeed when it does again", async () => {
    const agent = await fixtures.agent();
    await agent.call(getAllDiplomas, {});
    const begun = silent.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      silent.proxy.set("hole");
      await sql`select 1`.execute(trx);
    });
    const failed = expect(begun).rejects.toThrow("the database does not answer");
    await expect.poll(() => silent.proxy.met()).toBeGreaterThan(0);
    const replies = await Promise.all(Array.from({ length: CALLERS }, () => agent.send(getAllDiplomas, {})));
    await failed;
    expect(new Set(replies.map((reply) => reply.json().error))).toEqual(new Set(["database_unavailable"]));
    expect(replies.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
    silent.proxy.set("pass");
    await agent.call(getAllDiplomas, {});
  });

  test("that is slow is not taken for one that does not answer", async () => {
    const { statement } = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      const statement = sql`select pg_advisory_xact_lock(${LOCK}), 1 as done`.execute(slow.db);
      // One connection for the statement, and two to look whether the database answers: it does, and is asked again.
      await Promise.race([statement, expect.poll(slow.proxy.opened).toBeGreaterThanOrEqual(3)]);
      return { statement };
    });
    expect((await statement).rows).toMatchObject([{ done: 1 }]);
  });
});
