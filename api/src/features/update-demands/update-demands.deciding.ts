/** An agent accepts or rejects the items of a demand. The first decision counts; accepted items are applied with it. */
import type { DemandKind } from "@ijaza/schema/demand-fields";
import type { UpdateDemand } from "@ijaza/schema/update-demands";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit, authorOf } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryOnConflict } from "../../platform/retry-on-conflict.ts";
import { type DemandCaller, type DemandDeps, scopeFor } from "./update-demands.deps.ts";
import { describeDemands } from "./update-demands.describe.ts";
import { isOfHolder } from "./update-demands.items.ts";
import { queueDecided } from "./update-demands.letters.ts";
import { closeDemand, decideItems, findItems, lockDemand } from "./update-demands.repository.ts";
import type { DemandRow, ItemRow } from "./update-demands.tables.ts";

export type Decision = {
  kind: DemandKind;
  verdict: "accepted" | "rejected";
  demandId: string;
  /** One item; all that are open when absent. */
  itemId?: string;
  reason?: string;
};

type CarryOutOptions = { demand: DemandRow; items: readonly ItemRow[]; caller: DemandCaller; at: Date };

export type DemandDeciding = {
  /** Throws `not_found`, `demand_decided`, `reason_required`, and the refusals of the correction. */
  decide(caller: DemandCaller, decision: Decision): Promise<UpdateDemand>;
};

export function createDemandDeciding(deps: DemandDeps): DemandDeciding {
  const { db, clock, students, diplomas } = deps;

  /** Applies accepted items; returns the corrected diploma, if the demand is about one. */
  const carryOut = async (trx: Trx, { demand, items, caller, at }: CarryOutOptions): Promise<string | null> => {
    if (demand.diploma_id) await holdDiploma(trx, diplomas, demand.diploma_id);
    const author = authorOf(caller.actor, caller.requestId);
    const isOfStudent = ({ field }: ItemRow) => demand.kind === "student" || isOfHolder(field);
    const cellsOf = (some: readonly ItemRow[]) => Object.fromEntries(some.map((item) => [item.field, item.new_value]));
    const ofStudent = items.filter(isOfStudent);
    if (ofStudent.length > 0) {
      const cells = cellsOf(ofStudent);
      const { student_id: id } = demand;
      await students.correct(trx, { id, cells, today: today(clock), author, at });
    }
    if (!demand.diploma_id) return null;
    const cells = cellsOf(items.filter((item) => !isOfStudent(item)));
    const correction = { diplomaId: demand.diploma_id, cells, agentId: caller.actor.id, author, at };
    return diplomas.correctFor(trx, correction);
  };

  const decideIn = async (trx: Trx, caller: DemandCaller, decision: Decision): Promise<UpdateDemand> => {
    const { kind, verdict, demandId, itemId, reason = "" } = decision;
    const demand = await lockDemand(trx, { id: demandId, kind });
    if (!demand) throw new AppError("not_found");
    const items = await findItems(trx, [demandId]);
    const named = items.filter(({ id }) => itemId === undefined || id === itemId);
    if (named.length === 0) throw new AppError("not_found");
    const open = named.filter(({ status }) => status === "open");
    if (open.length === 0) throw new AppError("demand_decided");
    const at = clock.now();
    const diplomaId = verdict === "accepted" ? await carryOut(trx, { demand, items: open, caller, at }) : null;
    const set = { status: verdict, reason: reason || null, decided_by: caller.actor.id, decided_at: at };
    await decideItems(trx, { ids: open.map(({ id }) => id), set: { ...set, diploma_id: diplomaId } });
    const isClosed = items.filter(({ status }) => status === "open").length === open.length;
    if (isClosed) await closeDemand(trx, { id: demandId, at });
    const { universityId } = caller.actor;
    const event = { kind: `demand.${verdict}`, subjectId: demandId, data: { kind, items: open.length, isClosed } };
    const author = authorOf(caller.actor, caller.requestId);
    await appendAudit(trx, { universityId, author, at, events: [event] });
    if (isClosed) await queueDecided(trx, { deps, demand });
    const row = { ...demand, ...(isClosed && { status: "closed" as const, closed_at: at }) };
    const [described] = await describeDemands(trx, { rooms: deps, rows: [row] });
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
const holdDiploma = (trx: Trx, diplomas: DemandDeps["diplomas"], id: string) =>
  diplomas.holdLast(trx, id).catch((error) => {
    // Deleted since; its student could not know.
    const isGone = error instanceof AppError && error.code === "not_found";
    throw isGone ? new AppError("diploma_not_correctable") : error;
  });
