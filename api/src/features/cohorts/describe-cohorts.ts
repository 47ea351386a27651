/** Cohorts as calls reply them. */
import type { Cohort, OneCohort } from "@ijaza/schema/cohorts/calls";
import { DIPLOMA_STATUSES } from "@ijaza/schema/diplomas/diploma";
import type { Trx } from "../../platform/database.ts";
import type { RecordKind } from "../records/records.service.ts";
import type { listBatches } from "./activity.repository.ts";
import { type CohortRow, countRecords } from "./cohorts.repository.ts";

type DescribeAllOptions = { rows: readonly CohortRow[]; kinds: readonly RecordKind[]; universityId: string };

/** A page of cohorts with their records by status. */
export async function describeAll(trx: Trx, { rows, kinds, universityId }: DescribeAllOptions): Promise<Cohort[]> {
  const counts = new Map<string, Record<string, number>>();
  for (const kind of kinds) {
    const ids = rows.filter((row) => row.kind === kind.name).map(({ id }) => id);
    for (const [id, counted] of await countRecords(trx, { universityId, kind, ids })) counts.set(id, counted);
  }
  return rows.map((row) => describeCohort(row, counts.get(row.id)));
}

export function describeCohort(row: CohortRow, counted: Record<string, number> = {}): Cohort {
  const counts = Object.fromEntries(DIPLOMA_STATUSES.map((status) => [status, counted[status] ?? 0]));
  const records = Object.values(counted).reduce((sum, count) => sum + count, 0);
  return {
    _id: row.id,
    kind: row.kind as Cohort["kind"],
    name: row.name,
    fileName: row.file_name,
    agent: row.agent_id === null ? null : { _id: row.agent_id, username: row.username, usernameAr: row.username_ar },
    createdAt: row.created_at.toISOString(),
    checked: Math.max(row.row_count ?? 0, records),
    counts: counts as Cohort["counts"],
  };
}

type BatchRow = Awaited<ReturnType<typeof listBatches>>[number];

export const describeBatch = ({
  id,
  status,
  count,
  block,
  block_at,
  transaction_hash,
}: BatchRow): OneCohort["batches"][number] => ({
  _id: id,
  status,
  count,
  block,
  at: block_at?.toISOString() ?? null,
  transaction: transaction_hash,
});
