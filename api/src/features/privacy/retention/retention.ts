/**
 * Deletes data that is older than its period. Each kind is deleted in a transaction of its own with the event that says how
 * much it was, so that a node that dies leaves either both or neither. A file in the storage is noted in the same
 * transaction, and removed by the sweep of erased files. Several nodes may run at once: each skips what another one holds.
 */
import { RETENTION_KINDS, type Retention, type RetentionKind } from "@ijaza/schema/privacy/retention";
import { appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import { inScope } from "../../../platform/database.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import type { PrivacyDeps } from "../privacy.deps.ts";
import { createDeleting } from "./deleting.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Rows of one statement. */
const AT_ONCE = 1000;
/** Rows of a run, after which it ends; what is left is deleted by the next one, a quarter of an hour later. */
const MOST_OF_A_RUN = 5000;
/** Fewer, because their events lock the logs of universities until the transaction ends. */
const FEWER: Partial<Record<RetentionKind, number>> = { rejectedRecords: 500, deletedStudents: 50 };

export type RetentionRun = {
  /** Deletes what is older than its period. Runs regularly, on any node. */
  deleteOld(): Promise<void>;
  /** How many rows this process has deleted so far, by kind. */
  countDeleted(): ReadonlyMap<RetentionKind, number>;
};

export function createRetention(deps: PrivacyDeps): RetentionRun {
  const { db, clock, retention } = deps;
  const deleting = createDeleting(deps);
  const deleted = new Map<RetentionKind, number>(RETENTION_KINDS.map((kind) => [kind, 0]));

  const deleteKind = async (kind: RetentionKind): Promise<void> => {
    const at = clock.now();
    const days = retention[kind];
    const most = FEWER[kind] ?? MOST_OF_A_RUN;
    const old = { before: startOf(at, days), limit: Math.min(AT_ONCE, most), at };
    const total = await retryOnConflict(() =>
      inScope(db, { all: "data is deleted after its period, whosever it is" }, async (trx) => {
        const count = await deleteUpTo(most, () => deleting[kind](trx, old));
        const events = [{ kind: "retention.deleted", subjectId: kind, data: { total: count, days } }];
        if (count > 0) await appendAudit(trx, { universityId: null, author: SYSTEM, at, events });
        return count;
      }),
    );
    deleted.set(kind, deleted.get(kind)! + total);
  };

  return {
    countDeleted: () => deleted,

    async deleteOld() {
      const failures: unknown[] = [];
      for (const kind of kindsWithPeriod(retention)) {
        await deleteKind(kind).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, "some data could not be deleted after its period");
    },
  };
}

/** Without a period data is kept for ever. */
const kindsWithPeriod = (retention: Retention): RetentionKind[] =>
  RETENTION_KINDS.filter((kind) => retention[kind] > 0);

/**
 * The end of the period: that many days before the present day in UTC began. It moves once a day, so that a day has few
 * events of it.
 */
function startOf(now: Date, days: number): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - days) * DAY_MS);
}

async function deleteUpTo(most: number, deleteSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await deleteSome();
    total += count;
    if (count === 0 || total >= most) return total;
  }
}
