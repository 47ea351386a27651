/** All that admins of the network are shown of people by their sex, through the calls: no combination of it is a small number. */
import { callOf } from "@ijaza/schema/statistic";
import { STATISTICS } from "@ijaza/schema/statistics";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";
import type { YearSplit } from "./statistics.withholding.ts";

const { diplomasByAcademicYear, diplomasBySex, diplomasByStatus } = STATISTICS;

const { given, db } = await startTestApp();
const university = await given.university();
const admin = await given.admin("admin_alecso");
const bySex = callOf(diplomasBySex, "admin_alecso")!;

const YEARS = ["2021-2022", "2022-2023", "2023-2024", "2024-2025"];
const number = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 60 }));
const population = fc
  .tuple(...YEARS.map(() => fc.tuple(number, number)))
  .map((splits) => splits.map(([F, M], at): YearSplit => ({ academicYear: YEARS[at]!, F, M })));

/** As if so many diplomas had been handed in, all on one day. */
async function replace(years: readonly YearSplit[]): Promise<void> {
  const of = { university_id: university.id, day: "2026-01-01", status: "" };
  const rows = years.flatMap(({ academicYear, F, M }) => [
    { ...of, subject: "holder" as const, academic_year: academicYear, sex: "F", count: F },
    { ...of, subject: "holder" as const, academic_year: academicYear, sex: "M", count: M },
    { ...of, subject: "submitted" as const, academic_year: "", sex: "", count: F + M, status: "signed" },
  ]);
  await inScope(db, "all", async (trx) => {
    await trx.deleteFrom("daily_counts").execute();
    await trx.insertInto("daily_counts").values(rows).execute();
  });
}

const columnOf = (sex: "F" | "M", academicYear: string) => YEARS.indexOf(academicYear) * 2 + (sex === "M" ? 1 : 0);
const rowOf = (columns: readonly number[]) =>
  Array.from({ length: 2 * YEARS.length }, (_, at) => +columns.includes(at));

/** What is disclosed, each as the sum of unknown numbers: of women and of men of each year. */
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

/** Sums and differences, with whatever factors: how many of the rows tell something of their own (Gaussian elimination). */
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

test("no sum or difference of what is disclosed is a number from 1 to 4 of people of one sex, of any years", async () => {
  await fc.assert(
    fc.asyncProperty(population, async (years) => {
      await replace(years);
      const disclosed = await readDisclosed();
      const rank = rankOf(disclosed);
      const small = groups.filter((group) => {
        const count = years
          .filter(({ academicYear }) => group.years.includes(academicYear))
          .reduce((sum, year) => sum + year[group.sex], 0);
        const row = rowOf(group.years.map((each) => columnOf(group.sex, each)));
        return count >= 1 && count <= 4 && rankOf([...disclosed, row]) === rank;
      });
      expect(small).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
