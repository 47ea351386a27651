/** Reads figures that the counts by day lack: the universities, and the holders of diplomas in one of them. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { addDays, type Range } from "./statistics.days.ts";
import type { CountFilter } from "./statistics.repository.ts";

export type NamedUniversity = { universityId: string; name: { en: string; fr: string; ar: string } };

const NAME = sql`json_build_object('en', u.name_en, 'fr', u.name_fr, 'ar', u.name_ar)`;
export const named = sql`u.id as "universityId", ${NAME} as name`;

/** The universities in scope, by name. */
export async function listNamed(trx: Trx, tenant: string | null): Promise<NamedUniversity[]> {
  const { rows } = await sql<NamedUniversity>`
    select ${named} from universities u ${tenant === null ? sql`` : sql`where u.id = ${tenant}`}
    order by lower(u.name_en), u.id`.execute(trx);
  return rows;
}

/** SQL condition that a time lies in a range, from the start of its first day to the end of its last, in UTC. */
export const during = (column: "d.signed_at" | "d.revoked_at" | "u.created_at", range: Range | null) =>
  range === null
    ? sql``
    : sql`and ${sql.ref(column)} >= ${new Date(range.from)} and ${sql.ref(column)} < ${new Date(addDays(range.to, 1))}`;

export async function countCountries(trx: Trx, range: Range | null): Promise<{ country: string; count: number }[]> {
  const { rows } = await sql<{ country: string; count: number }>`
    select u.country, count(*) as count from universities u where true ${during("u.created_at", range)}
    group by 1 order by 1`.execute(trx);
  return rows;
}

type Graduates = { tenant: string; range: Range | null; academicYear?: CountFilter["academicYear"] };
type SexCount = { level: string; sex: "F" | "M"; count: number };

/** Valid diplomas of one university. */
const standing = ({ tenant, range, academicYear }: Graduates) => sql`
  from diplomas d join students s on s.id = d.student_id
  where d.university_id = ${tenant} and d.status in ('signed', 'revoking') ${during("d.signed_at", range)}
  ${academicYear === undefined ? sql`` : sql`and d.academic_year = ${academicYear}`}`;

/** Counts each holder once in each group. `distinct` in a subquery uses hashes, whereas `count(distinct …)` sorts all rows. */
export async function countGraduates(trx: Trx, filter: Graduates): Promise<SexCount[]> {
  const { rows } = await sql<SexCount>`
    select level, sex, count(*) as count from (select distinct d.level, s.sex, s.id ${standing(filter)}) as holders
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

/** Graduates by field of study, the most frequent first. */
export async function countDomains(trx: Trx, filter: Graduates): Promise<{ domain: string | null; count: number }[]> {
  const { rows } = await sql<{ domain: string | null; count: number }>`
    select domain, count(*) as count from (select distinct d.domain, s.id ${standing(filter)}) as holders
    group by 1 order by 2 desc, 1`.execute(trx);
  return rows;
}
