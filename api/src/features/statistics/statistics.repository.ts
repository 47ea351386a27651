/** Reads the counts by day, of one university, or of all where `tenant` is null. */
import { LEAST_DISCLOSED } from "@ijaza/schema/statistics/statistic";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { Range } from "./statistics.days.ts";
import type { YearSplit } from "./statistics.withholding.ts";
import "./statistics.tables.ts";

export type Subject = "submitted" | "issued" | "holder" | "student";
export type CountFilter = { tenant: string | null; range: Range | null; academicYear?: string | undefined };

const COLUMNS = {
  status: sql`status`,
  university: sql`university_id`,
  day: sql`day::text`,
  academicYear: sql`academic_year`,
  sex: sql`sex`,
  nothing: sql`''`,
};

const ofTenant = (tenant: string | null) => (tenant === null ? sql`` : sql`and university_id = ${tenant}`);
const within = (range: Range | null) =>
  range ? sql`and day between ${range.from}::date and ${range.to}::date` : sql``;

type CountByOptions = CountFilter & { subject: Subject; by: keyof typeof COLUMNS };

/** Counts of the subject by one dimension; values without any are absent. */
export async function countBy(
  trx: Trx,
  { subject, by, tenant, range, academicYear }: CountByOptions,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select ${COLUMNS[by]} as key, sum(count)::bigint as count from daily_counts
    where subject = ${subject} ${ofTenant(tenant)} ${within(range)}
    ${academicYear === undefined ? sql`` : sql`and academic_year = ${academicYear}`}
    group by 1 having sum(count) <> 0`.execute(trx);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Diplomas of all universities by academic year and sex of their holders, with the holders' ids where they are few. */
export async function splitYears(trx: Trx): Promise<YearSplit[]> {
  const { rows } = await sql<YearSplit>`
    select y.academic_year as "academicYear", y.women as "F", y.men as "M",
      json_build_object(
        'F', holders_of_year(y.academic_year, 'F', ${LEAST_DISCLOSED}),
        'M', holders_of_year(y.academic_year, 'M', ${LEAST_DISCLOSED})) as people
    from (
      select academic_year, coalesce(sum(count) filter (where sex = 'F'), 0)::bigint as women,
        coalesce(sum(count) filter (where sex = 'M'), 0)::bigint as men
      from daily_counts where subject = 'holder' group by 1) y`.execute(trx);
  return rows;
}

type DayCount = { day: string; count: number };
type TenantRange = Pick<CountFilter, "tenant" | "range">;

/** Verifications and visits by day, or only verifications; for all universities, visits of pages without a document too. */
export async function countVisits(
  trx: Trx,
  { tenant, range, only }: TenantRange & { only?: "verification" },
): Promise<DayCount[]> {
  const ofPages = sql`union all select day, count from page_visits where true ${within(range)}`;
  const { rows } = await sql<DayCount>`
    select day::text as day, sum(count)::bigint as count from (
      select day, count from visit_days where kind = any(${only ? [only] : ["visit", "verification"]})
        ${ofTenant(tenant)} ${within(range)}
      ${tenant === null && !only ? ofPages : sql``}) v
    group by 1`.execute(trx);
  return rows;
}

/** Merges rows with equal dimensions and drops those that sum to 0. Nodes may do so at once: each writes back what it took. */
export async function sumUpCounts(trx: Trx): Promise<void> {
  await sql`
    with crowded as (
        select university_id, subject, day, status, academic_year, sex from daily_counts
        group by 1, 2, 3, 4, 5, 6 having count(*) > 1 or sum(count) = 0),
      taken as (
        delete from daily_counts d using crowded c
        where d.university_id = c.university_id and d.subject = c.subject and d.day = c.day and d.status = c.status
          and d.academic_year = c.academic_year and d.sex = c.sex
        returning d.*)
    insert into daily_counts (university_id, subject, day, status, academic_year, sex, count)
    select university_id, subject, day, status, academic_year, sex, sum(count) from taken
    group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0`.execute(trx);
}
