import { sql } from "kysely";
import { expect, test } from "vitest";
import { inScope } from "../src/platform/database.ts";
import { startTestApp } from "./harness.ts";

const { db, fixtures } = await startTestApp();

/** Tables that are read by the digest of a secret before the university is known. */
const OPEN = ["sessions"];

test("every table with a university's rows has row-level security, even for its owner", async () => {
  const { rows } = await sql<{ name: string; walled: boolean }>`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'university_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(10);
  const open = rows.filter(({ walled, name }) => !walled && !OPEN.includes(name));
  expect(open).toEqual([]);
});

test("a query without a filter sees only the own university", async () => {
  const own = await fixtures.student();
  await fixtures.student();
  const scope = { university: own.university_id };
  const seen = await inScope(db, scope, (trx) => trx.selectFrom("students").select("id").execute());
  expect(seen).toEqual([{ id: own.id }]);
  const changed = await inScope(db, scope, (trx) =>
    trx.updateTable("students").set({ phone: "0" }).executeTakeFirstOrThrow(),
  );
  expect(changed.numUpdatedRows).toBe(1n);
});

test("nothing can be written into another university", async () => {
  const { university_id: own } = await fixtures.student();
  const other = await fixtures.university();
  const write = inScope(db, { university: own }, (trx) =>
    trx
      .insertInto("visits")
      .values({ day: "2026-01-01", university_id: other.id, record_id: "x", kind: "visit", count: 1 })
      .execute(),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test("a connection without a scope sees no university's rows", async () => {
  await fixtures.student();
  expect(await db.selectFrom("students").select("id").execute()).toEqual([]);
});

test("the public sees no diploma before it is signed", async () => {
  const seen = await inScope(db, "public", (trx) => trx.selectFrom("students").select("id").execute());
  expect(seen).toEqual([]);
});
