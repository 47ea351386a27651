/** Figures of one university as a whole that anybody may read, in scope `issuer`. */
import type { PublicFigures } from "@ijaza/schema/university-pages/calls";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";

type Count = { subject: string; status: string; year: number | null; count: number; first: string; last: string };

/** Sums of its counts: diplomas and certificates by status, decisions by year, and the first and last day of each. */
async function listCounts(trx: Trx, universityId: string): Promise<Count[]> {
  const { rows } = await sql<Count>`
    select subject, status, year, sum(count)::bigint as count, min(day)::text as first, max(day)::text as last from (
      select subject, status, day, case subject when 'decided' then extract(year from day)::int end as year,
        sum(count) as count
      from daily_counts
      where university_id = ${universityId} and subject in ('issued', 'certificate', 'decided', 'replaced')
      group by 1, 2, 3 having sum(count) <> 0) days
    group by 1, 2, 3 order by 1, 2, 3`.execute(trx);
  return rows;
}

async function countVerifications(trx: Trx, universityId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count from visit_days
    where university_id = ${universityId} and kind = 'verification'`.execute(trx);
  return rows[0]!.count;
}

const sumOf = (counts: readonly Count[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** The figures; all 0 for a university that has signed nothing. */
export async function readPublicFigures(trx: Trx, universityId: string): Promise<PublicFigures> {
  const counts = await listCounts(trx, universityId);
  const verifications = await countVerifications(trx, universityId);
  const of = (...subjects: string[]) => counts.filter(({ subject }) => subjects.includes(subject));
  const issued = of("issued", "certificate");
  return {
    diplomas: sumOf(of("issued")),
    certificates: sumOf(of("certificate")),
    verifications,
    revoked: sumOf(issued.filter(({ status }) => status === "revoked")),
    replaced: sumOf(of("replaced")),
    firstSignedOn: issued.map(({ first }) => first).sort()[0] ?? null,
    lastSignedOn:
      issued
        .map(({ last }) => last)
        .sort()
        .at(-1) ?? null,
    years: of("decided").map(({ year, count }) => ({ year: year!, count })),
  };
}
