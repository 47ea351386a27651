/** Writes SQL on another room's tables, which the check must find. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findForeignTables } from "./tables.mjs";

let from;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "ijaza-tables-"));
  declare("features/diplomas/diplomas.tables.ts", "diplomas");
  declare("features/credits/credits.tables.ts", "credits");
  declare("platform/jobs/jobs.tables.ts", "jobs");
});
afterEach(() => rmSync(from, { recursive: true, force: true }));

const put = (path, source) => {
  mkdirSync(dirname(join(from, path)), { recursive: true });
  writeFileSync(join(from, path), source);
};
const declare = (path, table) =>
  put(path, `declare module "../db.ts" { interface Tables { ${table}: { id: string } } }\nexport {};\n`);
const foundIn = (path, source, allowed = []) => {
  put(path, source);
  return findForeignTables({ from, allowed });
};

test.each([
  ["a query", 'trx.selectFrom("diplomas as d")', "reads"],
  ["a query of several", 'trx.selectFrom(["credits", "diplomas"])', "reads"],
  ["a join", 'trx.selectFrom("credits").leftJoin("diplomas", "a", "b")', "reads"],
  ["an insert", 'trx.insertInto("diplomas")', "writes"],
  ["an update", 'trx.updateTable("diplomas")', "writes"],
  ["a removal", 'trx.deleteFrom("diplomas")', "writes"],
  ["raw SQL that reads", "sql`select id from credits c join diplomas d on true`", "reads"],
  ["raw SQL that lists", "sql`select 1 from credits c, diplomas d`", "reads"],
  ["raw SQL that writes", "sql`update diplomas set id = 1`", "writes"],
  ["raw SQL that removes", "sql`delete from diplomas where id = 1`", "writes"],
])("%s of another room's table is found", (_, source, access) => {
  const { found } = foundIn("features/credits/credits.repository.ts", source);
  expect(found).toEqual([`features/credits/credits.repository.ts: credits ${access} diplomas, a table of diplomas`]);
});

test("the platform's tables belong to the platform, and a room may use its tables in all its files", () => {
  expect(foundIn("features/credits/giving/gifts.ts", 'trx.updateTable("jobs")').found).toHaveLength(1);
  expect(foundIn("features/credits/giving/gifts.ts", 'trx.updateTable("credits")').found).toEqual([]);
});

test("a lock is not a write, and tests may read every table", () => {
  expect(foundIn("features/credits/a.ts", "sql`select id from credits for update`").found).toEqual([]);
  expect(foundIn("features/credits/a.test.ts", 'trx.selectFrom("diplomas")').found).toEqual([]);
});

test("an access with a reason is accepted; an unused entry, or one without a reason, is reported", () => {
  const entry = { room: "credits", table: "diplomas", access: "reads", reason: "A sum." };
  const read = 'trx.selectFrom("diplomas")';
  expect(foundIn("features/credits/a.ts", read, [entry])).toMatchObject({ found: [], unused: [], withoutReason: [] });
  const write = foundIn("features/credits/a.ts", 'trx.deleteFrom("diplomas")', [entry]);
  expect(write).toMatchObject({ found: [expect.stringContaining("writes")], unused: ["credits reads diplomas"] });
  expect(foundIn("features/credits/a.ts", read, [{ ...entry, reason: " " }]).withoutReason).toHaveLength(1);
});

test.each(["sql`delete from $" + "{sql.table(name)}`", "trx.selectFrom(name)"])(
  "a table in a variable is found: %s",
  (source) => {
    const path = "features/credits/credits.repository.ts";
    expect(foundIn(path, source).found).toEqual([`${path}: credits names *, a table in a variable`]);
    const entry = { room: "credits", table: "*", access: "names", reason: "Both kinds." };
    expect(foundIn(path, source, [entry])).toMatchObject({ found: [], unused: [] });
  },
);
