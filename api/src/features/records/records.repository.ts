/** Records of any kind in the database: finding, locking and changing their status. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { isImported } from "../../platform/imported-rows.ts";
import type { RecordKind, RecordRow, RecordStatus } from "./records.kind.ts";

type Of<Row extends RecordRow> = { kind: RecordKind<Row> };

/** Locks records for a change, in the order of their ids; those in other statuses than the given ones are left out. */
export async function lockRecords<Row extends RecordRow>(
  trx: Trx,
  { kind, ids, statuses }: Of<Row> & { ids: readonly string[]; statuses?: readonly RecordStatus[] },
): Promise<Row[]> {
  const ofStatus = statuses ? sql`and status = any(${statuses})` : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(kind.table)} where id = any(${ids}) ${ofStatus} order by id for update`.execute(trx);
  return rows;
}

/** The records in the transaction's scope. */
export async function findRecords<Row extends RecordRow>(
  trx: Trx,
  { kind, ids }: Of<Row> & { ids: readonly string[] },
): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(kind.table)} where id = any(${ids})`.execute(trx);
  return rows;
}

export async function findRecord<Row extends RecordRow>(
  trx: Trx,
  { kind, id }: Of<Row> & { id: string },
): Promise<Row | undefined> {
  const [found] = await findRecords(trx, { kind, ids: [id] });
  return found;
}

/** Whether a record with this id exists, of any kind and status; works in any scope. */
export async function isRecorded(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select is_recorded(${id}) as known`.execute(trx);
  return rows[0]!.known;
}

/** The statuses of the records in the transaction's scope. */
export async function findStatuses<Row extends RecordRow>(
  trx: Trx,
  { kind, ids }: Of<Row> & { ids: readonly string[] },
): Promise<Map<string, Row["status"]>> {
  const { rows } = await sql<Pick<Row, "id" | "status">>`
    select id, status from ${sql.table(kind.table)} where id = any(${ids})`.execute(trx);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

type WaitingFilter = { universityId: string; statuses: readonly RecordStatus[] } & (
  | { ids: readonly string[]; agentId?: undefined; importId?: undefined }
  | { agentId: string; importId: string | undefined; ids?: undefined }
);

/** Locks a university's records in these statuses, named or all of an agent; returns their ids in locking order. */
export async function lockWaiting<Row extends RecordRow>(
  trx: Trx,
  { kind, universityId, statuses, ids, agentId, importId }: Of<Row> & WaitingFilter,
): Promise<string[]> {
  const named = ids ? sql`id = any(${ids})` : sql`agent_id = ${agentId}`;
  const imported = importId === undefined ? sql`` : sql`and ${isImported({ universityId, importId, kind: kind.name })}`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(kind.table)}
    where university_id = ${universityId} and status = any(${statuses}) and ${named} ${imported}
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The number of pending records of each agent; agents without any are left out. */
export async function countPending<Row extends RecordRow>(
  trx: Trx,
  { kind, universityId, agentIds }: Of<Row> & { universityId: string; agentIds: readonly string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ agent_id: string; count: number }>`
    select agent_id, count(*) as count from ${sql.table(kind.table)}
    where university_id = ${universityId} and agent_id = any(${agentIds}) and status = 'pending'
    group by agent_id`.execute(trx);
  return new Map(rows.map(({ agent_id, count }) => [agent_id, count]));
}

/** What a revocation changes of a record, beside its status. */
export type RevocationColumns = Pick<
  RecordRow,
  "revoked_at" | "revocation_reason" | "revocation_note" | "revocation_refused_at"
>;

type SaveRevocationsOptions<Row extends RecordRow> = Of<Row> & {
  ids: readonly string[];
  from: readonly RecordStatus[];
  set: Partial<RevocationColumns> & { status: RecordStatus };
};

/** Marks records as being revoked, writes that they are, or removes the mark; records in other statuses stay as they are. */
export async function saveRevocations<Row extends RecordRow>(
  trx: Trx,
  { kind, ids, from, set }: SaveRevocationsOptions<Row>,
): Promise<void> {
  const changes = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`
    update ${sql.table(kind.table)} set ${sql.join(changes)}
    where id = any(${ids}) and status = any(${from})`.execute(trx);
}
