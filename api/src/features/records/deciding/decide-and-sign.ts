/** Decides on records whose acceptance signs them: content and batch are fixed in one transaction. */
import type { Job } from "@ijaza/schema/jobs/calls";
import { AppError } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { createTally, type StaffMails, type Tally } from "../mails/staff-mails.ts";
import { type Caller, scopeFor } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { refuseForbidden } from "../records.locking.ts";
import { lockFailed, type Signing } from "../signing/signing.ts";
import {
  type DecideResult,
  type Decision,
  decideWaiting,
  lockInSteps,
  lockTargets,
  refuseUnclear,
  rejectRecords,
} from "./deciding.ts";

type DecidingDeps = {
  db: Db;
  clock: Clock;
  contentKey: Buffer;
  records: { signing: Signing };
} & Pick<StaffMails, "tellDecided">;

type SignedAcceptance = { caller: Caller; ids: readonly string[]; at: Date; seen?: string | undefined };

type SignedDeciding<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  /** The member of the call's input with the ids of records. */
  member: string;
  /** Whether it may be accepted with all that wait, of which nobody has looked at each. */
  isPlain(row: Row): boolean;
  /** Accepts pending records, which are locked. */
  accept(trx: Trx, acceptance: SignedAcceptance): Promise<void>;
};

/** `leftOut`: of all that wait, those that nobody may accept without having looked at them. */
type BegunSigning = Job & { leftOut?: number };

export function createSignedDeciding<Row extends RecordRow>(
  deps: DecidingDeps,
  { kind, member, isPlain, accept }: SignedDeciding<Row>,
) {
  const { db, clock, contentKey, tellDecided } = deps;
  const { signing } = deps.records;

  /** Rejects those that are pending and lists the others; of two concurrent decisions one wins. */
  const reject = (caller: Caller, { reason = "", ...targets }: Decision): Promise<DecideResult> =>
    inScope(db, scopeFor(caller), (trx) =>
      decideWaiting(trx, deps, {
        kind,
        caller,
        targets,
        decision: "rejected",
        reason,
        decide: async (rows) => {
          await rejectRecords(trx, { kind, contentKey, caller, at: clock.now(), reason, rows });
          return rows;
        },
      }),
    );

  /** Takes them into one batch; of named records all or none, because the price was shown for all. */
  const sign = async (caller: Caller, targets: Decision): Promise<BegunSigning> => {
    const { universityId } = caller.actor;
    await signing.refuseClosed(universityId);
    return inScope(db, scopeFor(caller), async (trx) => {
      await signing.refuseUnready(trx, universityId);
      const tally = createTally();
      const { waiting, leftOut } = await lockAcceptable(trx, { kind, caller, targets, tally, isPlain });
      const failed = await lockFailed(trx, { kind, records: waiting });
      const fresh = waiting.filter(({ status }) => status === "pending").map(({ id }) => id);
      const before = (at: Date) => accept(trx, { caller, ids: fresh, at, seen: targets.seen });
      const job = await signing.takeIntoBatch(trx, { caller, kind, fresh, failed, before });
      await tellDecided(trx, { caller, decision: "accepted", tally });
      return { ...job, ...(leftOut > 0 && { leftOut }) };
    });
  };

  return async (caller: Caller, decision: Decision): Promise<BegunSigning | DecideResult> => {
    refuseUnclear(decision, member);
    return retryOnConflict<BegunSigning | DecideResult>(() =>
      decision.decision === "accepted" ? sign(caller, decision) : reject(caller, decision),
    );
  };
}

type WaitingRecord = Pick<RecordRow, "id" | "status" | "batch_id">;

type AcceptableOptions<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  caller: Caller;
  targets: Decision;
  tally: Tally;
  isPlain(row: Row): boolean;
};

type Acceptable = { waiting: WaitingRecord[]; leftOut: number };

async function lockAcceptable<Row extends RecordRow>(
  trx: Trx,
  { kind, caller, targets, tally, isPlain }: AcceptableOptions<Row>,
): Promise<Acceptable> {
  const { universityId } = caller.actor;
  const statuses = kind.declared.statusesFor("accept");
  const ids = await lockTargets(trx, { ...targets, universityId, kind, statuses });
  const isShort = ids.length < new Set(targets.ids).size;
  if (ids.length === 0 || isShort) throw new AppError(kind.declared.actions.accept.refusal);
  const waiting: WaitingRecord[] = [];
  let leftOut = 0;
  for await (const rows of lockInSteps(trx, { kind, ids })) {
    refuseForbidden({ kind, caller, action: "accept", records: rows });
    for (const record of rows) {
      if (targets.all && record.status === "pending" && !isPlain(record)) {
        leftOut += 1;
        continue;
      }
      if (record.status === "pending") tally.add(record.agent_id, kind.labelOf(record));
      waiting.push({ id: record.id, status: record.status, batch_id: record.batch_id });
    }
  }
  if (waiting.length === 0) throw new AppError("names_unread");
  return { waiting, leftOut };
}
