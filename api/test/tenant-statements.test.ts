/** The rule for statements, which every test file applies, detects violations. */
import { expect, test } from "vitest";
import { inScope, type Scope, type Trx } from "../src/platform/database.ts";
import { EVERYTHING } from "./everything.ts";
import { openWatched } from "./statements.ts";
import { reachesTooFar } from "./tenant-statements.ts";
import { startTestDatabase } from "./test-database.ts";

const { url } = await startTestDatabase();

/** The verdict of the rule on the statements that the work sends. */
async function judge(scope: Scope, work: (trx: Trx) => Promise<unknown>) {
  const { db, statements } = openWatched(url);
  await inScope(db, scope, work);
  await db.destroy();
  return statements().map((statement) => ({ text: statement.text, tooFar: reachesTooFar(statement) }));
}

const own = { university: "a university" };

test.each([
  ["all that wait of an agent", (trx) => trx.selectFrom("diplomas").select("id").where("agent_id", "=", "x").execute()],
  [
    "a count",
    (trx) =>
      trx
        .selectFrom("audit_events")
        .select((row) => row.fn.countAll().as("n"))
        .execute(),
  ],
  ["a change", (trx) => trx.updateTable("students").set({ phone: "0" }).where("phone", "=", "1").execute()],
] satisfies [string, (trx: Trx) => Promise<unknown>][])(
  "a statement that leaves the university to row-level security is seen: %s",
  async (_, work) => {
    expect(await judge(own, work)).toMatchObject([{ tooFar: true }]);
  },
);

test.each([
  ["names the university", { column: "university_id", value: "a university" }],
  ["names rows by their ids", { column: "id", value: "x" }],
] as const)("one that %s is not", async (_, { column, value }) => {
  const found = await judge(own, (trx) => trx.selectFrom("diplomas").select("id").where(column, "=", value).execute());
  expect(found).toMatchObject([{ tooFar: false }]);
});

test("a statement with a reason to read all universities may do so only in the scope of all", async () => {
  const wholeLog = (trx: Trx) => trx.selectFrom("audit_events").select("seq").limit(1).execute();
  expect(await judge(EVERYTHING, wholeLog)).toMatchObject([{ tooFar: false }]);
  expect(await judge(own, wholeLog)).toMatchObject([{ tooFar: true }]);
});
