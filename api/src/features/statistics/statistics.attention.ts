/** Reads what needs an admin's attention: silent universities, waiting documents, reasons of revocations. */
import { LONG_WAIT_DAYS, SILENT_DAYS } from "@ijaza/schema/statistics/overviews";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { Range } from "./statistics.days.ts";
import { during, type NamedUniversity, named } from "./statistics.reading.ts";

const DAY_MS = 24 * 3600 * 1000;
const MOST_IMPORTS = 100;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Universities that have signed nothing for a long time, by name. */
export async function listSilent(trx: Trx, now: Date): Promise<(NamedUniversity & { lastIssued: string | null })[]> {
  const since = daysBefore(now, SILENT_DAYS);
  const firstDay = since.toISOString().slice(0, 10);
  const { rows } = await sql<NamedUniversity & { lastIssued: string | null }>`
    select ${named}, i.day::text as "lastIssued" from universities u
    left join lateral (
      select day from daily_counts c where c.university_id = u.id and c.subject = 'issued'
      group by day having sum(count) > 0 order by day desc limit 1) i on true
    where u.suspended_at is null and u.created_at < ${since} and coalesce(i.day < ${firstDay}::date, true)
    order by lower(u.name_en), u.id`.execute(trx);
  return rows;
}

/** Universities with diplomas that have waited too long for a decision or a signature, by name. */
export async function listWaiting(
  trx: Trx,
  now: Date,
): Promise<(NamedUniversity & { count: number; since: string })[]> {
  const { rows } = await sql<NamedUniversity & { count: number; since: Date }>`
    select ${named}, w.count, w.since from universities u join (
      select d.university_id, count(*) as count, min(d.at) as since from (
        select university_id, case status when 'pending' then submitted_at else decided_at end as at
        from diplomas where status in ('pending', 'unsigned')) d
      where d.at < ${daysBefore(now, LONG_WAIT_DAYS)} group by 1) w on w.university_id = u.id
    order by lower(u.name_en), u.id`.execute(trx);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** Counts of revoked diplomas by reason. */
export async function countRevocations(trx: Trx, range: Range | null): Promise<Map<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select d.revocation_reason as reason, count(*) as count from diplomas d
    where d.status = 'revoked' ${during("d.revoked_at", range)} group by 1`.execute(trx);
  return new Map(rows.map(({ reason, count }) => [reason, count]));
}

type WaitingImport = {
  kind: "diploma" | "certificate";
  importId: string | null;
  fileName: string | null;
  name: string | null;
  agent: { _id: string; username: string | null; usernameAr: string | null };
  submittedAt: string;
  count: number;
};

const waitingIn = (kind: WaitingImport["kind"], table: "diplomas" | "certificates", universityId: string) => sql`
  select ${kind} as kind, r.import_id, d.agent_id, min(d.submitted_at) as at, count(*) as count from ${sql.table(table)} d
  left join import_rows r on r.record_id = d.id and r.kind = ${kind}
  where d.university_id = ${universityId} and d.status = 'pending'
  group by r.import_id, d.agent_id`;

/** Documents that wait for a decision, by the imported file, the longest waiting first. */
export async function listWaitingImports(trx: Trx, universityId: string): Promise<WaitingImport[]> {
  const { rows } = await sql<Omit<WaitingImport, "submittedAt"> & { at: Date }>`
    select w.kind, w.import_id as "importId", i.file_name as "fileName", nullif(i.name, '') as name, w.at, w.count,
      json_build_object('_id', w.agent_id, 'username', u.username, 'usernameAr', u.username_ar) as agent
    from (
      ${waitingIn("diploma", "diplomas", universityId)}
      union all ${waitingIn("certificate", "certificates", universityId)}
      order by at, kind, import_id, agent_id limit ${MOST_IMPORTS}) w
    left join imports i on i.university_id = ${universityId} and i.import_id = w.import_id
    left join users u on u.id = w.agent_id
    order by w.at, w.kind, w.import_id, w.agent_id`.execute(trx);
  return rows.map(({ at, ...row }) => ({ ...row, submittedAt: at.toISOString() }));
}
