/** Decides on records of any kind: finds those that still wait, and rejects. */
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import type { Trx } from "../../../platform/database.ts";
import { createTally, type StaffMails } from "../mails/staff-mails.ts";
import { authorFor, type Caller } from "../records.caller.ts";
import type { RecordKind, RecordRow, RecordStatus } from "../records.kind.ts";
import { refuseForbidden } from "../records.locking.ts";
import { findStatuses, lockRecords, lockWaiting } from "../records.repository.ts";

/** Records by their ids, or all waiting ones of an agent or of one import. */
export type Targets = {
  ids: readonly string[] | undefined;
  agentId: string | undefined;
  importId: string | undefined;
};

/** A decision on the targets of a call. */
export type Decision = Targets & {
  all: true | undefined;
  decision: "accepted" | "rejected";
  reason: string | undefined;
  /** Digest of what the caller saw of the only record that is named. */
  seen?: string | undefined;
};

/** How many were decided on, the statuses of named records that were not decided, and how many of all were left for a closer look. */
export type DecideResult = { updated: number; conflicts: { _id: string; status: string }[]; leftOut?: number };

/** Refuses targets that are missing or ambiguous (`path` is the field of the ids), and a rejection without a reason. */
export function refuseUnclear({ seen, ...input }: Decision, path: string): void {
  const { ids, agentId, importId, all, decision, reason } = input;
  const isByIds = ids !== undefined && agentId === undefined && importId === undefined && all === undefined;
  const isByAgent = ids === undefined && agentId !== undefined && all !== undefined;
  if (!isByIds && !isByAgent) throw new AppError("invalid_input", { fields: [{ path, error: "ids_or_all" }] });
  if (seen !== undefined && ids?.length !== 1) {
    throw new AppError("invalid_input", { fields: [{ path: "seen", error: "ids_or_all" }] });
  }
  if (decision === "rejected" && !reason) {
    throw new AppError("reason_required", { fields: [{ path: "reason", error: "required" }] });
  }
}

type LockOptions = Targets & { kind: RecordKind; universityId: string; statuses: readonly RecordStatus[] };

/**
 * Locks the targets that still wait; every named record must be in the university. All are locked together, and before
 * the audit log: a transaction that holds one of them and waits for the log would deadlock with this one.
 */
export async function lockTargets(
  trx: Trx,
  { ids, agentId = "", importId, ...target }: LockOptions,
): Promise<string[]> {
  if (!ids) return lockWaiting(trx, { ...target, agentId, importId });
  const named = [...new Set(ids)];
  const known = await findStatuses(trx, { ...target, ids: named });
  if (known.size < named.length) throw new AppError("not_found");
  return lockWaiting(trx, { ...target, ids: named });
}

/** Records in each step, which bounds memory and the time that others wait for this thread. */
const STEP = 500;

/** Locks records step by step. */
export async function* lockInSteps<Row extends RecordRow>(
  trx: Trx,
  { ids, ...of }: { kind: RecordKind<Row>; ids: readonly string[]; statuses?: readonly RecordStatus[] },
): AsyncGenerator<Row[]> {
  for (let start = 0; start < ids.length; start += STEP) {
    const rows = await lockRecords(trx, { ...of, ids: ids.slice(start, start + STEP) });
    if (rows.length > 0) yield rows;
  }
}

type Deciding<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  caller: Caller;
  targets: Targets;
  decision: "accepted" | "rejected";
  reason: string | undefined;
  /** Statuses from which it is decided; by default those of the action. */
  from?: readonly RecordStatus[];
  /** Those of the waiting ones that may be decided on; by default all. */
  narrow?(ids: string[]): Promise<string[]>;
  /** Decides on a step of them, which are locked; returns those that it has decided on. */
  decide(rows: Row[]): Promise<readonly Row[]>;
};

const ACTIONS = { accepted: "accept", rejected: "reject" } as const;

/** Decides on those that wait, queues mails to their agents, and lists those that were named and not decided. */
export async function decideWaiting<Row extends RecordRow>(
  trx: Trx,
  { tellDecided }: Pick<StaffMails, "tellDecided">,
  { kind, caller, targets, decision, reason, from, narrow = async (ids) => ids, decide }: Deciding<Row>,
): Promise<DecideResult> {
  const action = ACTIONS[decision];
  const statuses = from ?? kind.declared.statusesFor(action);
  const { universityId } = caller.actor;
  const ids = await narrow(await lockTargets(trx, { ...targets, kind, universityId, statuses }));
  const decided = new Set<string>();
  const tally = createTally();
  let leftOut = 0;
  for await (const rows of lockInSteps(trx, { kind, ids, statuses })) {
    const done = await decide(rows);
    leftOut += rows.length - done.length;
    for (const row of done) {
      decided.add(row.id);
      tally.add(row.agent_id, kind.labelOf(row));
    }
  }
  if (decided.size + leftOut === 0) throw new AppError(kind.declared.actions[action].refusal);
  await tellDecided(trx, { caller, decision, reason, tally });
  crashPoint("decide.stored");
  const conflicts = await readConflicts(trx, { kind, ids: targets.ids, decided });
  return { updated: decided.size, conflicts, ...(leftOut > 0 && { leftOut }) };
}

type ReadConflictsOptions = { kind: RecordKind; ids: readonly string[] | undefined; decided: ReadonlySet<string> };

/** The named records that were not decided, with their statuses. */
async function readConflicts(trx: Trx, { kind, ids = [], decided }: ReadConflictsOptions) {
  const missed = [...new Set(ids)].filter((id) => !decided.has(id));
  if (missed.length === 0) return [];
  const statuses = await findStatuses(trx, { kind, ids: missed });
  return missed.map((_id) => ({ _id, status: statuses.get(_id) ?? "deleted" }));
}

type Rejection<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  /** Pending, or accepted and not signed; locked. */
  rows: readonly Row[];
  caller: Caller;
  reason: string;
  at: Date;
  contentKey: Buffer;
};

/** Rejects all of them, or throws the reason why the caller may not. */
export async function rejectRecords<Row extends RecordRow>(trx: Trx, rejection: Rejection<Row>): Promise<void> {
  const { kind, rows, caller } = rejection;
  const pending = rows.filter(({ status }) => status === "pending");
  refuseForbidden({ kind, caller, action: "reject", records: pending });
  await sendBack(trx, rejection);
}

/** Leaves them rejected, with an audit event each. Frozen content is removed, so that they may be corrected. */
export async function sendBack<Row extends RecordRow>(trx: Trx, rejection: Rejection<Row>): Promise<void> {
  const { kind, rows, caller, reason, at, contentKey } = rejection;
  const decision = { rejection_reason: reason, decided_by: caller.actor.id, decided_at: at };
  const unfrozen = { content: null, content_digest: null, signatories: null };
  await sql`
    update ${sql.table(kind.table)} set status = 'rejected', rejection_reason = ${reason},
      decided_by = ${caller.actor.id}, decided_at = ${at}, content = null, content_digest = null, signatories = null
    where id = any(${rows.map(({ id }) => id)}) and status = any(${[...new Set(rows.map(({ status }) => status))]})`.execute(
    trx,
  );
  const events = rows.map((row) => ({
    kind: `${kind.name}.rejected`,
    subjectId: row.id,
    before: kind.stateDigest(contentKey, row),
    after: kind.stateDigest(contentKey, { ...row, ...decision, ...unfrozen, status: "rejected" }),
  }));
  await appendAudit(trx, { universityId: caller.actor.universityId, author: authorFor(caller), at, events });
}
