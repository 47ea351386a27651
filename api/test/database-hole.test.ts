/** A database accepts calls and never answers: the server refuses within seconds and needs no restart afterwards. */
import { getAllDiplomas } from "@ijaza/schema/diploma-reading";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test } from "vitest";
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

const { fixtures } = await startTestApp({
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

afterEach(() => proxy?.set("pass"));
afterAll(async () => {
  await reached?.destroy();
  await proxy?.close();
});

test("calls are refused while the database does not answer, and succeed when it does again", async () => {
  const agent = await fixtures.agent();
  await agent.call(getAllDiplomas, {});
  proxy?.set("hole");
  const replies = await Promise.all(Array.from({ length: CALLERS }, () => agent.send(getAllDiplomas, {})));
  expect(new Set(replies.map((reply) => reply.json().error))).toEqual(new Set(["database_unavailable"]));
  expect(replies.every(({ headers }) => Number(headers["retry-after"]) > 0)).toBe(true);
  proxy?.set("pass");
  await agent.call(getAllDiplomas, {});
});

test("a call ends too when the database stops answering in the middle of its transaction", async () => {
  const begun = reached?.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    proxy?.set("hole");
    await sql`select 1`.execute(trx);
  });
  await expect(begun).rejects.toThrow("the database does not answer");
});

test("a slow statement is not taken for a database that does not answer", async () => {
  const slow = PATIENCE_MS * 1.5;
  const { rows } = await sql`select pg_sleep(${slow / 1000}), 1 as done`.execute(reached!);
  expect(rows).toMatchObject([{ done: 1 }]);
});
