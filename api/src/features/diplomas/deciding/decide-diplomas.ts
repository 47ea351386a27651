/** Accepts and rejects diplomas by a conditional status change; the acceptance freezes the content. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { decideDiplomas } from "@ijaza/schema/diplomas/calls";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { REJECTABLE } from "@ijaza/schema/diplomas/record";
import type { Field } from "@ijaza/schema/fields/fields";
import { scriptWarnings } from "@ijaza/schema/fields/other-script";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import {
  acceptAll,
  type Caller,
  decideWaiting,
  refuseForbidden,
  refuseUnclear,
  rejectRecords,
  type StaffMails,
  scopeFor,
} from "../../records/records.service.ts";
import type { Corrections } from "../correcting/correction-ends.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import { findBlocked } from "./blocked-corrections.ts";
import { createPreparing } from "./prepare-accepting.ts";

type DecideInput = Input<typeof decideDiplomas>;
type Outcome = Answer<typeof decideDiplomas>;

type DecidingDeps = DiplomaDeps & Pick<StaffMails, "tellDecided"> & { corrections: Pick<Corrections, "tell"> };

export function createDeciding(deps: DecidingDeps) {
  return {
    /** Decides on pending diplomas, takes back named accepted ones, and lists the others; of two concurrent decisions one wins. */
    decide(caller: Caller, input: DecideInput): Promise<Outcome> {
      const { diplomasIds, agentId, importId, all, decision, reason, seen } = input;
      const targets = { ids: diplomasIds, agentId, importId };
      refuseUnclear({ ...targets, all, decision, reason, seen }, "diplomasIds");
      return retryOnConflict(() =>
        inScope(deps.db, scopeFor(caller), (trx) => {
          const work = { deps, caller, at: deps.clock.now(), seen };
          return decideWaiting(trx, deps, {
            kind: DIPLOMAS,
            caller,
            targets,
            decision,
            reason,
            ...(decision === "rejected" && diplomasIds && { from: REJECTABLE }),
            narrow: (ids) => withoutBlocked(trx, { input, ids }),
            decide: (rows: DiplomaRow[]) =>
              decision === "accepted"
                ? accept(trx, { ...work, rows, isAll: all === true })
                : reject(trx, { ...work, rows, reason: reason ?? "" }),
          });
        }),
      );
    },
  };
}

/** Corrections of a diploma revoked for fraud cannot be accepted: a named one refuses the call, others are skipped. */
async function withoutBlocked(trx: Trx, { input, ids }: { input: DecideInput; ids: string[] }): Promise<string[]> {
  if (input.decision !== "accepted") return ids;
  const blocked = await findBlocked(trx, ids);
  if (blocked.size > 0 && (input.diplomasIds || blocked.size === ids.length)) throw new AppError("correction_barred");
  return ids.filter((id) => !blocked.has(id));
}

type Decision = {
  deps: DecidingDeps;
  caller: Caller;
  rows: readonly DiplomaRow[];
  at: Date;
  seen: string | undefined;
};

/** Returns the rejected ones: all of them. */
async function reject(trx: Trx, { deps, caller, rows, at, reason }: Decision & { reason: string }) {
  await rejectRecords(trx, { kind: DIPLOMAS, contentKey: deps.contentKey, rows, caller, reason, at });
  const corrections = rows.filter(({ supersedes }) => supersedes !== null);
  const ends = corrections.map((correction) => ({ kind: "rejected" as const, correction, reason }));
  await deps.corrections.tell(trx, ends);
  return rows;
}

/**
 * Returns the accepted ones. Whoever accepts all that wait has not looked at each: those with a name in the letters of the
 * other script are left to be looked at.
 */
async function accept(trx: Trx, { deps, caller, isAll, at, seen, ...waiting }: Decision & { isAll: boolean }) {
  refuseForbidden({ kind: DIPLOMAS, caller, action: "accept", records: waiting.rows });
  const accept = await createPreparing(deps)(trx, waiting.rows);
  const isPlain = (row: DiplomaRow) => scriptWarnings(PRINTED, accept(row).claims).length === 0;
  const rows = isAll ? waiting.rows.filter(isPlain) : waiting.rows;
  if (rows.length > 0)
    await acceptAll(trx, { kind: DIPLOMAS, contentKey: deps.contentKey, caller, at, rows, accept, seen });
  return rows;
}

const PRINTED: readonly Field[] = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS];
