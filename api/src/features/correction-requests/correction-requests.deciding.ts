/** An agent accepts or rejects the items of a request. The first decision counts; accepted items are applied with it. */

import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryOnConflict } from "../../platform/retry-on-conflict.ts";
import { type RequestCaller, type RequestDeps, scopeFor } from "./correction-requests.deps.ts";
import { describeRequests } from "./correction-requests.describe.ts";
import { isOfHolder } from "./correction-requests.items.ts";
import { queueDecided } from "./correction-requests.mails.ts";
import { closeRequest, decideItems, findItems, lockRequest } from "./correction-requests.repository.ts";
import type { ItemRow, RequestRow } from "./correction-requests.tables.ts";

export type Decision = {
  kind: CorrectionKind;
  verdict: "accepted" | "rejected";
  /** Of the request. */
  id: string;
  /** One item; all that are open when absent. */
  itemId?: string;
  reason?: string;
};

type CarryOutOptions = { request: RequestRow; items: readonly ItemRow[]; caller: RequestCaller; at: Date };

export type RequestDeciding = {
  /** Throws `not_found`, `demand_decided`, `reason_required`, and the refusals of the correction. */
  decide(caller: RequestCaller, decision: Decision): Promise<CorrectionRequest>;
};

export function createRequestDeciding(deps: RequestDeps): RequestDeciding {
  const { db, clock, students, diplomas } = deps;

  /** Applies accepted items; returns the corrected diploma, if the request is about one. */
  const carryOut = async (trx: Trx, { request, items, caller, at }: CarryOutOptions): Promise<string | null> => {
    if (request.diploma_id) await holdDiploma(trx, diplomas, request.diploma_id);
    const author = authorOf(caller.actor, caller.requestId);
    const isOfStudent = ({ field }: ItemRow) => request.kind === "student" || isOfHolder(field);
    const cellsOf = (some: readonly ItemRow[]) => Object.fromEntries(some.map((item) => [item.field, item.new_value]));
    const ofStudent = items.filter(isOfStudent);
    if (ofStudent.length > 0) {
      const cells = cellsOf(ofStudent);
      const { student_id: id } = request;
      await students.correct(trx, { id, cells, today: today(clock), author, at });
    }
    if (!request.diploma_id) return null;
    const cells = cellsOf(items.filter((item) => !isOfStudent(item)));
    const correction = { diplomaId: request.diploma_id, cells, agentId: caller.actor.id, author, at };
    return diplomas.correctFor(trx, correction);
  };

  const decideIn = async (trx: Trx, caller: RequestCaller, decision: Decision): Promise<CorrectionRequest> => {
    const { kind, verdict, id, itemId, reason = "" } = decision;
    const request = await lockRequest(trx, { id, kind });
    if (!request) throw new AppError("not_found");
    const items = await findItems(trx, [id]);
    const named = items.filter((item) => itemId === undefined || item.id === itemId);
    if (named.length === 0) throw new AppError("not_found");
    const open = named.filter(({ status }) => status === "open");
    if (open.length === 0) throw new AppError("demand_decided");
    const at = clock.now();
    const diplomaId = verdict === "accepted" ? await carryOut(trx, { request, items: open, caller, at }) : null;
    const set = { status: verdict, reason: reason || null, decided_by: caller.actor.id, decided_at: at };
    await decideItems(trx, { ids: open.map(({ id }) => id), set: { ...set, diploma_id: diplomaId } });
    const isClosed = items.filter(({ status }) => status === "open").length === open.length;
    if (isClosed) await closeRequest(trx, { id, at });
    const { universityId } = caller.actor;
    const event = { kind: `demand.${verdict}`, subjectId: id, data: { kind, items: open.length, isClosed } };
    const author = authorOf(caller.actor, caller.requestId);
    await appendAudit(trx, { universityId, author, at, events: [event] });
    if (isClosed) await queueDecided(trx, { deps, request });
    const row = { ...request, ...(isClosed && { status: "closed" as const, closed_at: at }) };
    const [described] = await describeRequests(trx, { rooms: deps, rows: [row] });
    return described!;
  };

  return {
    decide(caller, decision) {
      if (decision.verdict === "rejected" && !decision.reason) {
        throw new AppError("reason_required", { fields: [{ path: "reason", error: "required" }] });
      }
      return retryOnConflict(() => inScope(db, scopeFor(caller), (trx) => decideIn(trx, caller, decision)));
    },
  };
}

/** Locks the diploma before the audit log is written, because whoever holds the diploma may be waiting for the log. */
const holdDiploma = (trx: Trx, diplomas: RequestDeps["diplomas"], id: string) =>
  diplomas.holdLast(trx, id).catch((error) => {
    // Deleted since; its student could not know.
    const isGone = error instanceof AppError && error.code === "not_found";
    throw isGone ? new AppError("diploma_not_correctable") : error;
  });
