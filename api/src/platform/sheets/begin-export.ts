/** What every export of a list begins with: a bound for its rows, and an event in the audit log. */

import type { SheetFormat } from "@ijaza/schema/calls/wire";
import { MOST_EXPORTED } from "@ijaza/schema/lists/sheets";
import { type Actor, tenantOf } from "../actor.ts";
import { AppError } from "../app-error.ts";
import { appendAudit, authorOf } from "../audit/audit.ts";
import type { Trx } from "../database.ts";

/** So many rows are listed, that a list with too many of them is noticed. */
export const EXPORT_LIMIT = MOST_EXPORTED + 1;

type Export = {
  /** The kind of its event, as `student.exported`. */
  kind: string;
  actor: Actor;
  requestId: string;
  format: SheetFormat;
  /** Rows of the list. */
  total: number;
  at: Date;
};

/** Throws `too_many_to_export`. */
export async function beginExport(trx: Trx, { kind, actor, requestId, format, total, at }: Export): Promise<void> {
  if (total > MOST_EXPORTED) throw new AppError("too_many_to_export", { data: { most: MOST_EXPORTED } });
  const universityId = tenantOf(actor);
  const events = [{ kind, subjectId: universityId ?? actor.id, data: { total, format } }];
  await appendAudit(trx, { universityId, author: authorOf(actor, requestId), at, events });
}
