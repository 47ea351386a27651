/** A worker's database is as new for each file, and is not used again once its schema was changed. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inScope } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";
import { takeDatabase } from "./kept-database.ts";
import type { TestDatabase } from "./test-database.ts";

async function take() {
  const taken = await takeDatabase();
  if (!taken) throw new Error("the database is taken");
  return taken;
}

/** A university's place in the registry, which is counted. */
const found = ({ db }: TestDatabase, number: number) =>
  inScope(db, EVERYTHING, async (trx) => {
    const id = `u${number}`;
    const { rows } = await sql<{ registry_id: number }>`
      insert into universities (id, slug, name_en, name_fr, name_ar, country, domain)
      values (${id}, ${id}, ${id}, ${id}, ${id}, 'TN', ${`${id}.example`}) returning registry_id`.execute(trx);
    return rows[0]!.registry_id;
  });

const idsIn = ({ db }: TestDatabase) =>
  inScope(db, EVERYTHING, async (trx) =>
    (await trx.selectFrom("universities").select("id").execute()).map(({ id }) => id),
  );

test("rows are gone for the next file, or are those of a state that it names, and sequences count from there", async () => {
  const { database, restore, capture, give } = await take();
  await restore();
  const first = await found(database, 1);
  const state = await capture();
  await found(database, 2);
  await restore(state);
  expect(await idsIn(database)).toEqual(["u1"]);
  expect(await found(database, 2)).toBe(first + 1);
  await restore();
  expect(await idsIn(database)).toEqual([]);
  expect(await found(database, 1)).toBe(first);
  await give();
});

test("it is one for all files, until one of them changes the schema", async () => {
  const first = await take();
  await first.give();
  const second = await take();
  expect(second.database.url).toBe(first.database.url);
  await sql`alter table universities add column of_a_test text`.execute(second.database.owner);
  await second.give();
  const third = await take();
  expect(third.database.url).not.toBe(first.database.url);
  expect(await takeDatabase()).toBeUndefined();
  await third.give();
});
