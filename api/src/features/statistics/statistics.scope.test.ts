/** Row-level security and the queries' own conditions each separate universities by themselves. */
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope, type Scope } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { listWaitingImports } from "./statistics.attention.ts";
import { countBy, countVisits } from "./statistics.repository.ts";

const { fixtures, db } = await startTestApp();

/** A university with so many diplomas of one file, and equally many visits of a document. */
async function setUpCounted(count: number): Promise<string> {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const rows = [];
  for (let number = 1; number <= count; number += 1) {
    const student = await fixtures.student({ university });
    rows.push(diplomaValues(number, { studentNumber: student.student_number }));
  }
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows, importId: newId(), fileName: "master.xlsx" });
  await inScope(db, EVERYTHING, (trx) =>
    sql`insert into visits (day, university_id, record_id, kind, count)
      values (current_date, ${university.id}, ${newId()}, 'verification', ${count})`.execute(trx),
  );
  return university.id;
}

const [one, other] = [await setUpCounted(2), await setUpCounted(3)];

test.each(["daily_counts", "visit_days", "imports"])(
  "in the scope of a university, %s has no rows of others",
  async (table) => {
    const read = (scope: Scope) =>
      inScope(db, scope, async (trx) => {
        const { rows } = await sql<{ id: string }>`
        select distinct university_id as id from ${sql.table(table)}`.execute(trx);
        return new Set(rows.map(({ id }) => id));
      });
    expect(await read(EVERYTHING)).toEqual(new Set([one, other]));
    expect(await read({ university: one })).toEqual(new Set([one]));
  },
);

test("in the scope of all, queries about a university count only its rows", async () => {
  const query = await inScope(db, EVERYTHING, async (trx) => {
    const submitted = await countBy(trx, { tenant: one, range: null, subject: "submitted", by: "nothing" });
    const looked = await countVisits(trx, { tenant: one, range: null });
    const waiting = await listWaitingImports(trx, one);
    return [[...submitted.values()], looked.map(({ count }) => count), waiting.map(({ count }) => count)];
  });
  expect(query).toEqual([[2], [2], [2]]);
});
