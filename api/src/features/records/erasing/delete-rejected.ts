/** Deletes records that were rejected long ago and never corrected, as their agent could have done. */
import { sql } from "kysely";
import { type AuditEvent, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { forgetImportedRows } from "../../../platform/imported-rows.ts";
import type { OldRows } from "../../../platform/old-rows.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { deleteRecords } from "./erased.repository.ts";

type DeletingDeps = { contentKey: Buffer; kinds: readonly RecordKind[] };

/** Deletes the oldest rejected records of each kind, with an event for each in its university's log. Returns how many. */
export type DeleteOldRejected = (trx: Trx, old: OldRows & { at: Date }) => Promise<number>;

export const createDeletingRejected =
  ({ contentKey, kinds }: DeletingDeps): DeleteOldRejected =>
  async (trx, { at, ...old }) => {
    const events = new Map<string, AuditEvent[]>();
    let total = 0;
    for (const kind of kinds) {
      const records = await lockOldRejected(trx, kind, old);
      const ids = records.map(({ id }) => id);
      await forgetImportedRows(trx, { kind: kind.name, recordIds: ids });
      await deleteRecords(trx, { kind, ids });
      for (const record of records) {
        const before = kind.stateDigest(contentKey, record);
        const event = { kind: `${kind.name}.deleted`, subjectId: record.id, before, after: null };
        events.set(record.university_id, [...(events.get(record.university_id) ?? []), event]);
      }
      total += ids.length;
    }
    // In one order, so that two nodes that log for the same universities do not deadlock.
    for (const universityId of [...events.keys()].sort()) {
      await appendAudit(trx, { universityId, author: SYSTEM, at, events: events.get(universityId)! });
    }
    return total;
  };

async function lockOldRejected(trx: Trx, { table }: RecordKind, { before, limit }: OldRows): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select * from ${sql.table(table)} where status = 'rejected' and decided_at < ${before}
    order by decided_at limit ${limit} for update skip locked`.execute(trx);
  return rows;
}
