/** Checks the counts by day: counts the records again and compares. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { inPages, type Report } from "../../platform/fsck/findings.ts";

const PAGE = 100;

/** A count that differs; `mark` holds its dimensions other than the day. */
type Difference = { mark: string; day: string; counted: number; records: number };

const day = (moment: string) => sql.raw(`(${moment} at time zone 'UTC')::date`);

const recount = (universityId: string) => sql`
  select 'submitted' as subject, ${day("submitted_at")} as day, status, '' as academic_year, '' as sex, count(*) as count
    from diplomas where university_id = ${universityId} group by 2, 3
  union all select 'issued', ${day("signed_at")}, status, '', '', count(*)
    from diplomas where university_id = ${universityId} and signed_at is not null group by 2, 3
  union all select 'holder', ${day("d.submitted_at")}, '', d.academic_year, s.sex, count(*)
    from diplomas d join students s on s.id = d.student_id where d.university_id = ${universityId} group by 2, 4, 5
  union all select 'student', ${day("created_at")}, '', '', '', count(*)
    from students where university_id = ${universityId} and deleted_at is null group by 2
  union all select 'decided', (left(decision_date, 4) || '-01-01')::date, '', '', '', count(*)
    from diplomas where university_id = ${universityId} and signed_at is not null and decision_date ~ '^[12][0-9]{3}-' group by 2
  union all select 'replaced', ${day("signed_at")}, '', '', '', count(*) from diplomas
    where university_id = ${universityId} and signed_at is not null and status = 'revoked' and superseded_by is not null group by 2
  union all select 'certificate', ${day("signed_at")}, status, '', '', count(*)
    from certificates where university_id = ${universityId} and signed_at is not null group by 2, 3`;

const ERASED_DIPLOMA = sql.raw("from erased_records where kind = 'diploma' and university_id");

/** Erased records go on being counted. */
const recountErased = (universityId: string) => sql`
  select 'submitted', submitted_on, status, '', '', count(*) ${ERASED_DIPLOMA} = ${universityId} group by 2, 3
  union all select 'issued', signed_on, status, '', '', count(*) ${ERASED_DIPLOMA} = ${universityId} group by 2, 3
  union all select 'holder', submitted_on, '', academic_year, sex, count(*)
    ${ERASED_DIPLOMA} = ${universityId} and academic_year is not null and sex is not null group by 2, 4, 5
  union all select 'decided', decided_in, '', '', '', count(*)
    ${ERASED_DIPLOMA} = ${universityId} and decided_in is not null group by 2
  union all select 'replaced', signed_on, '', '', '', count(*)
    ${ERASED_DIPLOMA} = ${universityId} and status = 'revoked' and is_replaced group by 2
  union all select 'certificate', signed_on, status, '', '', count(*)
    from erased_records where kind = 'certificate' and university_id = ${universityId} group by 2, 3`;

async function readCounts(trx: Trx, universityId: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select concat_ws(' ', subject, nullif(status, ''), nullif(academic_year, ''), nullif(sex, '')) as mark,
      day::text as day, coalesce(c.count, 0) as counted, coalesce(r.count, 0) as records
    from (
      select subject, day, status, academic_year, sex, sum(count)::bigint as count from daily_counts
      where university_id = ${universityId} group by 1, 2, 3, 4, 5 having sum(count) <> 0) c
    full join (
      select subject, day, status, academic_year, sex, sum(count)::bigint as count
      from (${recount(universityId)} union all ${recountErased(universityId)}) e group by 1, 2, 3, 4, 5) r using (subject, day, status, academic_year, sex)
    where c.count is distinct from r.count order by day, mark`.execute(trx);
  return rows;
}

/** Visits that were deleted for their age are still counted. */
async function readVisits(trx: Trx, universityId: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select kind as mark, day::text as day, coalesce(c.count, 0) as counted, coalesce(v.count, 0) as records
    from (select kind, day, count from visit_days where university_id = ${universityId} and count <> 0) c
    full join (
      select kind, day, sum(count)::bigint as count from (
        select kind, day, count from visits where university_id = ${universityId}
        union all select kind, day, forgotten from visit_days where university_id = ${universityId}) e
      group by 1, 2 having sum(count) <> 0) v using (kind, day)
    where c.count is distinct from v.count order by day, mark`.execute(trx);
  return rows;
}

async function readUniversities(trx: Trx, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from universities where id > ${after} order by id limit ${PAGE}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Reports each day of a university whose count differs from that of its records. */
export async function checkCounts(trx: Trx, report: Report): Promise<void> {
  const pages = inPages<string, string>(
    (after) => readUniversities(trx, after ?? ""),
    (id) => id,
  );
  for await (const page of pages) {
    for (const id of page) {
      const about = `university ${id}`;
      const inWords = ({ mark, day: of, counted, records }: Difference) => `${of} ${mark}: ${counted}, not ${records}`;
      for (const each of await readCounts(trx, id))
        report({ code: "daily_count_differs", about, detail: inWords(each) });
      for (const each of await readVisits(trx, id)) report({ code: "visit_day_differs", about, detail: inWords(each) });
    }
  }
}
