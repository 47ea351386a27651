/** Accepting and rejecting: a conditional transition, in which acceptance freezes the content. */
import type { decideDiplomas } from "@ijaza/schema/diplomas";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { AppError } from "../../platform/app-error.ts";
import { type AuditEvent, appendAudit } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import { findBarred } from "./diplomas.barred.ts";
import { authorFor, type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { claimsOf, contentDigest, freeze, stateDigest } from "./diplomas.content.ts";
import type { Corrections } from "./diplomas.corrections.ts";
import { statusesFor } from "./diplomas.lifecycle.ts";
import { refusalFor } from "./diplomas.policy.ts";
import { namesOf } from "./diplomas.record.ts";
import { acceptDiplomas, findStatuses, lockDiplomas, lockPending, setStatus } from "./diplomas.repository.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

type Request = Input<typeof decideDiplomas>;
type Outcome = Answer<typeof decideDiplomas>;

/** Records a step: what is in memory at once when 100,000 are decided, and how long others wait for this thread. */
const STEP = 500;

type DecidingParts = DiplomaParts & { corrections: Pick<Corrections, "tell"> };

export function createDeciding(parts: DecidingParts) {
  return {
    /** Decides on those that are pending and lists the others; of two decisions at once one wins. */
    decide(caller: Caller, input: Request): Promise<Outcome> {
      refuseUnclear(input);
      return retryRaces(() =>
        inScope(parts.db, scopeFor(caller), async (trx) => {
          const at = parts.clock.now();
          const ids = await withoutBarred(trx, { input, ids: await lockTargets(trx, input) });
          const decided = new Set<string>();
          for (let start = 0; start < ids.length; start += STEP) {
            const step = ids.slice(start, start + STEP);
            for (const id of await decideStep(trx, { parts, caller, input, at, ids: step })) decided.add(id);
          }
          if (decided.size === 0) throw new AppError("diploma_not_pending");
          crashPoint("decide.stored");
          return { updated: decided.size, conflicts: await readConflicts(trx, { input, decided }) };
        }),
      );
    },
  };
}

function refuseUnclear({ diplomasIds, agentId, all, decision, reason }: Request): void {
  const isByIds = diplomasIds !== undefined && agentId === undefined && all === undefined;
  const isByAgent = diplomasIds === undefined && agentId !== undefined && all !== undefined;
  if (!isByIds && !isByAgent) {
    throw new AppError("invalid_input", { fields: [{ path: "diplomasIds", error: "invalid_value" }] });
  }
  if (decision === "rejected" && !reason) {
    throw new AppError("reason_required", { fields: [{ path: "reason", error: "required" }] });
  }
}

/**
 * Locks what is still pending of the targets; every diploma that is named must be in the university. All at once and
 * before the audit log is locked: whoever holds one of them and waits for the log would else wait for us for ever.
 */
async function lockTargets(trx: Trx, { diplomasIds, agentId = "" }: Request): Promise<string[]> {
  if (!diplomasIds) return lockPending(trx, { agentId });
  const ids = [...new Set(diplomasIds)];
  const known = await findStatuses(trx, ids);
  if (known.size < ids.length) throw new AppError("not_found");
  return lockPending(trx, { ids });
}

/** Nobody accepts the correction of a diploma that was revoked for fraud: one that is named refuses, others stay. */
async function withoutBarred(trx: Trx, { input, ids }: { input: Request; ids: string[] }): Promise<string[]> {
  if (input.decision !== "accepted") return ids;
  const barred = await findBarred(trx, ids);
  if (barred.size > 0 && (input.diplomasIds || barred.size === ids.length)) throw new AppError("correction_barred");
  return ids.filter((id) => !barred.has(id));
}

async function readConflicts(
  trx: Trx,
  { input: { diplomasIds = [] }, decided }: { input: Request; decided: ReadonlySet<string> },
): Promise<Outcome["conflicts"]> {
  const missed = [...new Set(diplomasIds)].filter((id) => !decided.has(id));
  if (missed.length === 0) return [];
  const statuses = await findStatuses(trx, missed);
  return missed.map((_id) => ({ _id, status: statuses.get(_id) ?? "deleted" }));
}

type Step = { parts: DecidingParts; caller: Caller; input: Request; at: Date; ids: readonly string[] };

async function decideStep(trx: Trx, { parts, caller, input, at, ids }: Step): Promise<string[]> {
  const action = input.decision === "accepted" ? "accept" : "reject";
  const rows = await lockDiplomas(trx, { ids, statuses: statusesFor(action) });
  if (rows.length === 0) return [];
  for (const diploma of rows) {
    const refusal = refusalFor({ action, actor: caller.actor, diploma });
    if (refusal) throw new AppError(refusal);
  }
  const decision = { rows, at, by: caller.actor.id };
  const events =
    action === "accept"
      ? await accept(trx, { parts, ...decision })
      : await reject(trx, { parts, ...decision, reason: input.reason ?? "" });
  const { universityId } = caller.actor;
  await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
  if (action === "reject") await tellRejected(trx, { parts, rows, reason: input.reason ?? "" });
  return rows.map(({ id }) => id);
}

type Rejected = { parts: DecidingParts; rows: readonly DiplomaRow[]; reason: string };

function tellRejected(trx: Trx, { parts, rows, reason }: Rejected): Promise<void> {
  const corrections = rows.filter(({ supersedes }) => supersedes !== null);
  return parts.corrections.tell(
    trx,
    corrections.map((correction) => ({ kind: "rejected", correction, reason })),
  );
}

type Decision = { parts: DiplomaParts; rows: readonly DiplomaRow[]; by: string; at: Date };

async function accept(trx: Trx, { parts, rows, by, at }: Decision): Promise<AuditEvent[]> {
  const key = parts.contentKey;
  const students = await parts.students.findByIds(trx, [...new Set(rows.flatMap((row) => row.student_id ?? []))]);
  const byId = new Map(students.map((student) => [student.id, student]));
  const accepted = rows.map((row) => {
    const student = byId.get(row.student_id ?? "");
    const salt = row.content_salt;
    if (!student || !salt) throw new Error(`diploma ${row.id} is pending without a student or a salt`);
    const content = freeze(claimsOf(row, student));
    const digest = contentDigest({ key, salt, content });
    return { ...row, ...namesOf(student, row), status: "unsigned" as const, content, content_digest: digest };
  });
  const acceptances = accepted.map((row) => ({
    ...{ id: row.id, search: row.search },
    ...{ first_name: row.first_name, last_name: row.last_name },
    ...{ first_name_ar: row.first_name_ar, last_name_ar: row.last_name_ar },
    ...{ content: row.content, content_digest: row.content_digest },
  }));
  await acceptDiplomas(trx, { acceptances, by, at });
  return accepted.map((after, index) => ({
    kind: "diploma.accepted",
    subjectId: after.id,
    before: stateDigest(key, rows[index]!),
    after: stateDigest(key, after),
  }));
}

async function reject(trx: Trx, { parts, rows, by, at, reason }: Decision & { reason: string }): Promise<AuditEvent[]> {
  const key = parts.contentKey;
  const decision = { rejection_reason: reason, decided_by: by, decided_at: at };
  await setStatus(trx, {
    ids: rows.map(({ id }) => id),
    from: statusesFor("reject"),
    to: "rejected",
    set: decision,
  });
  return rows.map((row) => ({
    kind: "diploma.rejected",
    subjectId: row.id,
    before: stateDigest(key, row),
    after: stateDigest(key, { ...row, ...decision, status: "rejected" }),
  }));
}
