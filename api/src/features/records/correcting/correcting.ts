/** Corrects and deletes records that are pending or rejected: only the agent who submitted one may, or a colleague once that agent is gone. */
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import type { Users } from "../../users/users.service.ts";
import { authorFor, type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { lockForAction } from "../records.locking.ts";
import { correctRecord, deleteRecord } from "./storing.ts";

type CorrectingDeps = { db: Db; clock: Clock; contentKey: Buffer; users: Pick<Users, "findGoneAgents"> };

type Correcting<Row extends RecordRow, Cells, Shown> = {
  kind: RecordKind<Row>;
  /** Checks the record with the changed cells; returns what `reopen` returns. Throws `record_invalid`. */
  correct(trx: Trx, work: { before: Row; cells: Cells; at: Date }): Promise<Row>;
  describe(row: Row): Shown;
};

export function createCorrecting<Row extends RecordRow, Cells, Shown>(
  deps: CorrectingDeps,
  { kind, correct, describe }: Correcting<Row, Cells, Shown>,
) {
  const { contentKey, users } = deps;
  const lockAnd = <Result>(caller: Caller, change: (trx: Trx, at: Date) => Promise<Result>): Promise<Result> =>
    retryOnConflict(() => inScope(deps.db, scopeFor(caller), (trx) => change(trx, deps.clock.now())));

  return {
    /** Changes the cells, checks the whole record, and leaves it pending. */
    correct(caller: Caller, { id, cells }: { id: string; cells: Cells }): Promise<Shown> {
      return lockAnd(caller, async (trx, at) => {
        const before = await lockForAction(trx, { kind, users, caller, id, action: "correct" });
        const after = await correct(trx, { before, cells, at });
        await saveCorrection(trx, { kind, contentKey, caller, before, after, at });
        return describe(after);
      });
    },

    remove(caller: Caller, { _id: id }: { _id: string }): Promise<undefined> {
      return lockAnd(caller, async (trx, at) => {
        const before = await lockForAction(trx, { kind, users, caller, id, action: "delete" });
        await deleteRecord(trx, { kind, id });
        await logChange(trx, { kind, contentKey, caller, event: "deleted", before, after: null, at });
        return undefined;
      });
    },
  };
}

/** The record pending again, without its former decision. */
export const reopen = <Row extends RecordRow>(before: Row, at: Date): Row => ({
  ...before,
  status: "pending",
  submitted_at: before.status === "rejected" ? at : before.submitted_at,
  rejection_reason: null,
  decided_at: null,
  decided_by: null,
});

type Change<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  contentKey: Buffer;
  caller: Caller;
  before: Row;
  after: Row;
  at: Date;
};

/** Writes a correction of a locked record, with its audit event. */
export async function saveCorrection<Row extends RecordRow>(trx: Trx, change: Change<Row>): Promise<void> {
  await correctRecord(trx, change);
  await logChange(trx, { ...change, event: "corrected" });
}

/** Writes the audit event of a change; `after` is null for a deleted record. */
function logChange<Row extends RecordRow>(
  trx: Trx,
  {
    kind,
    contentKey,
    caller,
    event,
    before,
    after,
    at,
  }: Omit<Change<Row>, "after"> & { event: "corrected" | "deleted"; after: Row | null },
) {
  const digests = {
    before: kind.stateDigest(contentKey, before),
    after: after && kind.stateDigest(contentKey, after),
  };
  const events = [{ kind: `${kind.name}.${event}`, subjectId: before.id, ...digests }];
  return appendAudit(trx, { universityId: caller.actor.universityId, author: authorFor(caller), at, events });
}
