/** The counts by day equal those of the records, whatever is written in whatever order, and however often rows are merged. */
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { sumUpCounts } from "./statistics.repository.ts";

const { fixtures, db, owner } = await startTestApp();
const universities = [await fixtures.university(), await fixtures.university()].map(({ id }) => id);

const RECOUNT = sql`
  select university_id, 'submitted' as subject, (submitted_at at time zone 'UTC')::date::text as day, status, '' as academic_year,
    '' as sex, count(*) as count from diplomas group by 1, 3, 4
  union all select university_id, 'issued', (signed_at at time zone 'UTC')::date::text, status, '', '', count(*) from diplomas
    where signed_at is not null group by 1, 3, 4
  union all select d.university_id, 'holder', (d.submitted_at at time zone 'UTC')::date::text, '', d.academic_year, s.sex, count(*)
    from diplomas d join students s on s.id = d.student_id group by 1, 3, 5, 6
  union all select university_id, 'student', (created_at at time zone 'UTC')::date::text, '', '', '', count(*) from students
    where deleted_at is null group by 1, 3
  union all select university_id, 'decided', left(decision_date, 4) || '-01-01', '', '', '', count(*) from diplomas
    where signed_at is not null group by 1, 3
  union all select university_id, 'replaced', (signed_at at time zone 'UTC')::date::text, '', '', '', count(*) from diplomas
    where signed_at is not null and status = 'revoked' and superseded_by is not null group by 1, 3
  order by 1, 2, 3, 4, 5, 6`;
const COUNTED = sql`
  select university_id, subject, day::text as day, status, academic_year, sex, sum(count) as count from daily_counts
  group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 order by 1, 2, 3, 4, 5, 6`;

const read = async (query: typeof COUNTED) => (await inScope(db, EVERYTHING, (trx) => query.execute(trx))).rows;

const STATUSES = ["pending", "unsigned", "signed", "revoked"];
const at = (day: number) => new Date(Date.UTC(2026, 0, 1, 23, 59) + day * 86_400_000);

/** One write to some of the records, which `some` selects. */
type Write = { kind: keyof typeof WRITES; some: number; value: number };

const WRITES = {
  addStudents: (trx: Trx, { some, value }: Write) =>
    sql`
    insert into students (id, university_id, student_number, national_id, national_id_type, first_name, last_name, sex,
      birth_date, email, email_lower, created_at)
    select gen_random_uuid()::text, ${universities[value % 2]}, gen_random_uuid()::text, gen_random_uuid()::text, 'cin', 'A', 'B',
      case when n % 3 = 0 then 'F' else 'M' end, '2002-02-08', 'a@x.example', 'a@x.example', ${at(value)}
    from generate_series(1, ${1 + (some % 5)}::int) n`.execute(trx),
  addDiplomas: (trx: Trx, { some, value }: Write) =>
    sql`
    insert into diplomas (id, university_id, agent_id, student_id, status, mode, diploma_number, student_number, level,
      title_en, academic_year, decision_date, first_name, last_name, submitted_at)
    select gen_random_uuid()::text, university_id, 'a', id, 'pending', 'modeOne', gen_random_uuid()::text, student_number,
      'licence', gen_random_uuid()::text, ${`202${value % 3}-202${(value % 3) + 1}`}, ${`201${value}-07-01`}, 'A', 'B', ${at(value)}
    from students where hashtext(id) % 3 = ${some % 3}::int`.execute(trx),
  moveDiplomas: (trx: Trx, { some, value }: Write) =>
    sql`
    update diplomas set status = ${STATUSES[value % 4]}, signed_at = ${value % 4 > 1 ? at(value) : null}
    where hashtext(id) % 4 = ${some % 4}::int`.execute(trx),
  // A superseded diploma keeps its former count.
  supersedeDiplomas: (trx: Trx, { some, value }: Write) =>
    sql`
    update diplomas set superseded_by = case ${value % 2}::int when 1 then id end
    where hashtext(id) % 5 = ${some % 5}::int`.execute(trx),
  correctDiplomas: (trx: Trx, { some, value }: Write) =>
    sql`
    update diplomas set academic_year = ${`202${value % 3}-202${(value % 3) + 1}`}, submitted_at = ${at(value)}
    where hashtext(id) % 4 = ${some % 4}::int`.execute(trx),
  dropDiplomas: (trx: Trx, { some }: Write) =>
    sql`delete from diplomas where hashtext(id) % 7 = ${some % 7}::int`.execute(trx),
  correctStudents: (trx: Trx, { some, value }: Write) =>
    sql`
    update students set sex = ${value % 2 ? "F" : "M"}, phone = ${String(value)}
    where hashtext(id) % 4 = ${some % 4}::int`.execute(trx),
  deleteStudents: (trx: Trx, { some, value }: Write) =>
    sql`update students set deleted_at = ${at(value)} where hashtext(id) % 9 = ${some % 9}::int`.execute(trx),
  sumUp: (trx: Trx) => sumUpCounts(trx),
};

const kinds = Object.keys(WRITES) as (keyof typeof WRITES)[];
const write: fc.Arbitrary<Write> = fc.record({
  kind: fc.constantFrom(...kinds),
  some: fc.nat({ max: 60 }),
  value: fc.nat({ max: 5 }),
});

test("the counts equal those of the records after any writes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 10, maxLength: 25 }), async (writes) => {
      for (const each of writes)
        await inScope(db, EVERYTHING, (trx) => WRITES[each.kind](trx, each) as Promise<unknown>);
      expect(await read(COUNTED)).toEqual(await read(RECOUNT));
    }),
    { numRuns: runs({ few: 5, all: 100 }) },
  );
  expect((await read(COUNTED)).length).toBeGreaterThan(0);
});

test("rolled back writes are not counted, and merged rows become one", async () => {
  const before = await read(COUNTED);
  await inScope(db, EVERYTHING, async (trx) => {
    await WRITES.addStudents(trx, { kind: "addStudents", some: 4, value: 0 });
    throw new Error("undone");
  }).catch(() => undefined);
  expect(await read(COUNTED)).toEqual(before);
  await inScope(db, EVERYTHING, sumUpCounts);
  const rows = await read(sql`select count(*) as count from daily_counts`);
  expect([rows, await read(COUNTED)]).toEqual([[{ count: before.length }], before]);
});

const isSomebodyWaiting = async () =>
  (await sql<object>`select from pg_locks where not granted`.execute(owner)).rows.length > 0;

test("when a student's sex is corrected during an import or correction, the diploma is counted once", async () => {
  const students = (trx: Trx) => sql`update students set sex = case sex when 'F' then 'M' else 'F' end`.execute(trx);
  const diplomas = (trx: Trx) => WRITES.addDiplomas(trx, { kind: "addDiplomas", some: 0, value: 1 });
  const years = (trx: Trx) => sql`update diplomas set academic_year = '2019-2020'`.execute(trx);
  const others = (trx: Trx) => sql`update diplomas set academic_year = '2018-2019'`.execute(trx);
  await inScope(db, EVERYTHING, (trx) => WRITES.addStudents(trx, { kind: "addStudents", some: 4, value: 1 }));
  for (const [first, second] of [
    [diplomas, students],
    [students, diplomas],
    [years, students],
    [students, others],
  ] as const) {
    let wrote: () => void = () => undefined;
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    await Promise.all([
      inScope(db, EVERYTHING, async (trx) => {
        await first(trx);
        wrote();
        await expect.poll(isSomebodyWaiting).toBe(true);
      }),
      written.then(() => inScope(db, EVERYTHING, (trx) => second(trx) as Promise<unknown>)),
    ]);
    expect(await read(COUNTED)).toEqual(await read(RECOUNT));
  }
});
