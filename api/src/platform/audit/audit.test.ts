/** The audit log: a hash chain that the database stores and returns unchanged. */
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestDatabase } from "../../../test/test-database.ts";
import { inScope } from "../database.ts";
import { appendAudit, readAuditHead, SYSTEM } from "./audit.ts";
import { GENESIS, linkHash } from "./chain.ts";

const { db } = await startTestDatabase();

const author = { id: "somebody", role: "agent_uni", requestId: "request" };
const append = (count: number, options: { branch?: "sessions" } = {}) =>
  inScope(db, EVERYTHING, (trx) =>
    appendAudit(trx, {
      universityId: null,
      author,
      at: new Date("2026-10-01T10:00:00.123Z"),
      ...options,
      events: Array.from({ length: count }, (_, number) => ({
        kind: "thing.done",
        subjectId: `thing-${number}`,
        before: null,
        after: Buffer.alloc(32, number),
        data: { amount: number, slug: 'é ✓ " \\ ع', from: null },
      })),
    }),
  );
const readLog = (log: string) =>
  inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("audit_events").selectAll().where("log", "=", log).orderBy("seq").execute(),
  );

test("every event is linked to the one before, from the first one to the head", async () => {
  await append(3);
  const head = await append(2);
  let previous: Buffer = GENESIS;
  for (const [place, row] of (await readLog("platform")).entries()) {
    expect([row.seq, row.previous]).toEqual([place + 1, previous]);
    previous = linkHash(previous, {
      log: row.log,
      seq: row.seq,
      at: row.at.toISOString(),
      actorId: row.actor_id,
      actorRole: row.actor_role,
      kind: row.kind,
      subjectId: row.subject_id,
      requestId: row.request_id,
      data: row.data,
      before: row.before_digest?.toString("hex") ?? null,
      after: row.after_digest?.toString("hex") ?? null,
    });
    expect(row.hash).toEqual(previous);
  }
  expect(head).toEqual(previous);
  expect(await inScope(db, EVERYTHING, (trx) => readAuditHead(trx, null))).toEqual(head);
});

test("a branch is a separate log", async () => {
  await append(1, { branch: "sessions" });
  expect(await readLog("platform/sessions")).toMatchObject([{ seq: 1, previous: GENESIS, university_id: null }]);
});

test("concurrent events still form one chain", async () => {
  await Promise.all(Array.from({ length: 8 }, () => append(5)));
  const rows = await readLog("platform");
  expect(rows.slice(1).every((row, place) => row.previous.equals(rows[place]?.hash ?? GENESIS))).toBe(true);
});

test("an action whose event cannot be written does not happen", async () => {
  const failing = inScope(db, EVERYTHING, async (trx) => {
    await trx.insertInto("attempts").values({ key: "trace", failures: 1, window_started_at: new Date() }).execute();
    const event = { kind: "thing.done", subjectId: "x" };
    await appendAudit(trx, { universityId: "no such university", author: SYSTEM, at: new Date(), events: [event] });
  });
  await expect(failing).rejects.toThrow();
  expect(await db.selectFrom("attempts").selectAll().where("key", "=", "trace").execute()).toEqual([]);
});
