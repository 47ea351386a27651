/** Everything that the calls show to the network's admins about people by sex: no combination of it reveals a small number. */

import { STATISTICS } from "@ijaza/schema/statistics/calls";
import { callOf } from "@ijaza/schema/statistics/statistic";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runs } from "../../../../test-seed.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";

const { diplomasByAcademicYear, diplomasBySex, diplomasByStatus } = STATISTICS;

const { fixtures, db } = await startTestApp();
const university = await fixtures.university();
const admin = await fixtures.admin("admin_alecso");
const bySex = callOf(diplomasBySex, "admin_alecso")!;

const YEARS = ["2021-2022", "2022-2023", "2023-2024", "2024-2025"];
type Sex = "F" | "M";
type Person = { sex: Sex /** One for each diploma. */; years: readonly number[] };

const number = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 60 }));
/** Groups of people who hold diplomas of the same years, in some years several. */
const population = fc
  .array(
    fc.record({
      sex: fc.constantFrom<Sex>("F", "M"),
      years: fc.array(fc.nat({ max: YEARS.length - 1 }), { minLength: 1, maxLength: 5 }),
      count: number,
    }),
    { maxLength: 8 },
  )
  .map((groups) => groups.flatMap(({ sex, years, count }) => Array<Person>(count).fill({ sex, years })));

async function replace(people: readonly Person[]): Promise<void> {
  const diplomas = people.flatMap(({ years }, person) =>
    years.map((year) => ({ id: `p${person}`, year: YEARS[year]! })),
  );
  await inScope(db, EVERYTHING, async (trx) => {
    for (const table of ["diplomas", "students", "daily_counts"] as const) await trx.deleteFrom(table).execute();
    await sql`
      insert into students (id, university_id, student_number, national_id, national_id_type, first_name, last_name, sex,
        birth_date, email, email_lower)
      select 'p' || n - 1, ${university.id}, 'S' || n, 'N' || n, 'cin', 'A', 'B', sex, '2002-02-08', 'a@x.example', 'a@x.example'
      from unnest(${people.map(({ sex }) => sex)}::text[]) with ordinality as p (sex, n)`.execute(trx);
    await sql`
      insert into diplomas (id, university_id, agent_id, student_id, status, mode, diploma_number, student_number, level,
        title_en, academic_year, decision_date, first_name, last_name)
      select 'd' || n, ${university.id}, 'a', student, 'signed', 'modeOne', 'D' || n, student, 'licence', 'T' || n, year,
        '2026-01-01', 'A', 'B'
      from unnest(${diplomas.map(({ id }) => id)}::text[], ${diplomas.map(({ year }) => year)}::text[])
        with ordinality as d (student, year, n)`.execute(trx);
  });
}

const columnOf = (sex: Sex, academicYear: string) => YEARS.indexOf(academicYear) * 2 + (sex === "M" ? 1 : 0);
const rowOf = (columns: readonly number[]) =>
  Array.from({ length: 2 * YEARS.length }, (_, at) => +columns.includes(at));

/** The disclosed figures as equations: each is a sum of unknown numbers of women and men by year. */
async function readDisclosed(): Promise<number[][]> {
  const selections = [undefined, ...YEARS];
  const disclosed: number[][] = [];
  for (const academicYear of selections) {
    const reply = await admin.call(bySex, academicYear ? { academicYear } : {});
    const years = academicYear ? [academicYear] : YEARS;
    for (const { sex, count } of reply.bySex)
      if (count !== null) disclosed.push(rowOf(years.map((each) => columnOf(sex, each))));
  }
  const { years } = await admin.call(callOf(diplomasByAcademicYear, "admin_alecso")!, {});
  for (const { academicYear } of years)
    disclosed.push(rowOf([columnOf("F", academicYear), columnOf("M", academicYear)]));
  const { total } = await admin.call(callOf(diplomasByStatus, "admin_alecso")!, {});
  if (total > 0) disclosed.push(rowOf(Array.from({ length: 2 * YEARS.length }, (_, at) => at)));
  return disclosed;
}

/** The rank of the equations, by Gaussian elimination: how many are independent of each other. */
function rankOf(rows: readonly (readonly number[])[]): number {
  const left = rows.map((row) => [...row]);
  let rank = 0;
  for (let column = 0; column < 2 * YEARS.length; column += 1) {
    const at = left.findIndex((row, index) => index >= rank && Math.abs(row[column]!) > 1e-9);
    if (at < 0) continue;
    [left[rank], left[at]] = [left[at]!, left[rank]!];
    const pivot = left[rank]!;
    for (const row of left.slice(rank + 1)) {
      const factor = row[column]! / pivot[column]!;
      for (let each = column; each < row.length; each += 1) row[each] = row[each]! - factor * pivot[each]!;
    }
    rank += 1;
  }
  return rank;
}

const groups = (["F", "M"] as const).flatMap((sex) =>
  Array.from({ length: 2 ** YEARS.length - 1 }, (_, mask) => ({
    sex,
    years: YEARS.filter((_year, at) => ((mask + 1) >> at) & 1),
  })),
);

test("no sum or difference of disclosed figures is about 1 to 4 people of one sex, over any years", async () => {
  await fc.assert(
    fc.asyncProperty(population, async (people) => {
      await replace(people);
      const disclosed = await readDisclosed();
      const rank = rankOf(disclosed);
      const small = groups.filter(({ sex, years }) => {
        const isIn = (person: Person) =>
          person.sex === sex && person.years.some((year) => years.includes(YEARS[year]!));
        const count = people.filter(isIn).length;
        const row = rowOf(years.map((each) => columnOf(sex, each)));
        return count >= 1 && count <= 4 && rankOf([...disclosed, row]) === rank;
      });
      expect(small).toEqual([]);
    }),
    { numRuns: runs({ few: 12, all: 200 }) },
  );
});

test("where every year has no or enough people of each sex, everything is disclosed", async () => {
  const five = (sex: Sex, years: readonly number[]) => Array<Person>(5).fill({ sex, years });
  await replace([...five("F", [0, 0, 1]), ...five("M", [1])]);
  expect((await admin.call(bySex, {})).bySex.map(({ count }) => count)).toEqual([15, 5]);
  expect((await admin.call(bySex, { academicYear: YEARS[0]! })).bySex.map(({ count }) => count)).toEqual([10, 0]);
  expect((await admin.call(bySex, { academicYear: YEARS[1]! })).bySex.map(({ count }) => count)).toEqual([5, 5]);
});
