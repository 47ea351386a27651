/** A database accepts calls and never answers: the server refuses within seconds and needs no restart afterwards. */
import { getAllDiplomas } from "@ijaza/schema/diploma-reading";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { type Db, openDatabase } from "../src/platform/database.ts";
import { overNetwork } from "./database-url.ts";
import { startTcpProxy, type TcpProxy } from "./faults/tcp-proxy.ts";
import { startTestApp } from "./harness.ts";

/** Half of it suffices for a new connection, even on a busy machine. */
const PATIENCE_MS = 2000;
/** More callers than the pool has connections. */
const CALLERS = 20;

let proxy: TcpProxy | undefined;
let reached: Db | undefined;

const { fixtures, url } = await startTestApp({
  logLevel: "silent",
  async reach(url) {
    const through = overNetwork(url);
    proxy = await startTcpProxy(Number(through.port));
    through.port = String(proxy.port);
    const opened = openDatabase({ url: through.href, poolSize: 6, patienceMs: PATIENCE_MS });
    reached = opened.db;
    return opened;
  },
});
const { db: slowly } = openDatabase({ url, poolSize: 1, patienceMs: PATIENCE_MS });

afterAll(async () => {
  await Promise.all([reached?.destroy(), slowly.destroy()]);
  await proxy?.close();
});

// Both wait for the patience to end.
describe.concurrent("a database", () => {
  test("that does not answer fails calls, also amid a transaction, and they succeed when it does again", async () => {
    const agent = await fixtures.agent();
    await agent.call(getAllDiplomas, {});
    const begun = reached?.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy?.set("hole");
      await sql`select 1`.execute(trx);
    });
    const failed = expect(begun).rejects.toThrow("the database does not answer");
    await expect.poll(() => proxy?.met()).toBeGreaterThan(0);
    const replies = await Promise.all(Array.from({ length: CALLERS }, () => agent.send(getAllDiplomas, {})));
    await failed;
    expect(new Set(replies.map((reply) => reply.json().error))).toEqual(new Set(["database_unavailable"]));
    expect(replies.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
    proxy?.set("pass");
    await agent.call(getAllDiplomas, {});
  });

  test("that is slow is not taken for one that does not answer", async () => {
    const slow = PATIENCE_MS * 1.5;
    const { rows } = await sql`select pg_sleep(${slow / 1000}), 1 as done`.execute(slowly);
    expect(rows).toMatchObject([{ done: 1 }]);
  });
});
