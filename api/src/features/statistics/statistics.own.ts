/** Reads how often a student's own documents were visited and verified. */
import { sql } from "kysely";
import type { TenantActor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Range } from "./statistics.days.ts";

/** Ids of the diplomas and certificates that were issued to the student, the newest first. */
export async function listOwnRecords(trx: Trx, { id, universityId }: TenantActor): Promise<string[]> {
  const issued = (table: "diplomas" | "certificates") => sql`
    select id, signed_at from ${sql.table(table)}
    where university_id = ${universityId} and student_id = ${id} and status in ('signed', 'revoking', 'revoked')`;
  const { rows } = await sql<{ id: string }>`
    select id from (${issued("diplomas")} union all ${issued("certificates")}) held
    order by signed_at desc, id`.execute(trx);
  return rows.map((row) => row.id);
}

type Look = { recordId: string; kind: string; day: string; count: number };
type ListVisitsOfOptions = { universityId: string; recordIds: readonly string[]; range: Range };

export async function listVisitsOf(trx: Trx, { universityId, recordIds, range }: ListVisitsOfOptions): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select record_id as "recordId", kind, day::text as day, count from visits
    where university_id = ${universityId} and record_id = any(${recordIds})
      and day between ${range.from}::date and ${range.to}::date`.execute(trx);
  return rows;
}
