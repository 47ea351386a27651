/** What became of the records of a cohort: mails to their holders, verifications, requests for corrections, batches. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { isImported } from "../../platform/imported-rows.ts";
import { probe } from "../../platform/probe.ts";

type OfCohort = {
  universityId: string;
  importId: string;
  kind: { name: string; table: string };
  /** Kinds of the mails that tell holders of the signature. */
  mailKinds: readonly string[];
};

export type CohortNumbers = {
  delivered: number;
  queued: number;
  returned: number;
  verified: number;
  times: number;
  corrections: number;
};

/** A record counts once, by its best mail: a second one of another kind carries the first code of its holder. */
export async function countActivity(trx: Trx, { universityId, importId, kind, mailKinds }: OfCohort) {
  const { rows } = await sql<CohortNumbers>`
    with of_cohort as materialized (
        select record_id from import_rows
        where university_id = ${universityId} and import_id = ${importId} and kind = ${kind.name}),
      mailed as (
        select bool_or(m.status = 'sent') as sent, bool_or(m.status = 'queued') as queued
        from of_cohort o join mails m on m.university_id = ${universityId} and m.about = o.record_id
        where m.kind = any(${mailKinds}) group by m.about),
      verified as (
        select sum(v.count) as times from of_cohort o join visits v on v.record_id = o.record_id
        where v.kind = 'verification' group by v.record_id)
    select m.*, v.*, (
        select count(*) from correction_requests q
        where q.university_id = ${universityId} and q.kind = 'diploma' and q.status = 'open'
          and q.diploma_id in (select record_id from of_cohort)) as corrections
    from (select count(*) filter (where sent) as delivered, count(*) filter (where not sent and queued) as queued,
        count(*) filter (where not sent and not queued) as returned from mailed) m,
      (select count(*) as verified, coalesce(sum(times), 0)::int as times from verified) v`.execute(trx);
  return rows[0]!;
}

type BatchOfCohort = {
  id: string;
  status: "making" | "anchoring" | "signed" | "failed";
  count: number;
  block: number | null;
  block_at: Date | null;
  transaction_hash: string | null;
};

/** The batches of the records, the oldest first, each with how many of the cohort it has. */
export async function listBatches(trx: Trx, { universityId, importId, kind }: Omit<OfCohort, "mailKinds">) {
  const { rows } = await sql<BatchOfCohort>`
    select b.id, b.status, n.count, b.block, b.block_at, b.transaction_hash
    from (
      select batch_id, count(*) as count from ${sql.table(kind.table)}
      where batch_id is not null and ${isImported({ universityId, importId, kind: kind.name })} group by 1) n
    join batches b on b.id = n.batch_id order by b.created_at, b.id`.execute(trx);
  return rows;
}

export type ActivityRow = {
  record_id: string;
  state: "queued" | "sent" | "failed" | null;
  at: Date | null;
  verified: number;
};

/** The mail and the verifications of these records, as far as they are of the cohort. */
export async function listActivity(
  trx: Trx,
  { universityId, importId, kind, mailKinds, ids }: OfCohort & { ids: readonly string[] },
): Promise<ActivityRow[]> {
  const linked = sql`
    select record_id from import_rows
    where record_id = asked.key and university_id || '' = ${universityId} and import_id || '' = ${importId} and kind = ${kind.name}`;
  const { rows } = await sql<ActivityRow>`
    select f.record_id, m.status as state, m.at, coalesce(v.times, 0)::int as verified from (${probe(ids, linked)}) f
    left join lateral (
      select status, coalesce(ended_at, run_after) as at from mails
      where university_id = ${universityId} and about = f.record_id and mails.kind = any(${mailKinds})
      order by status = 'sent' desc, status = 'queued' desc limit 1) m on true
    left join lateral (
      select sum(count) as times from visits where record_id = f.record_id and visits.kind = 'verification') v on true
    `.execute(trx);
  return rows;
}
