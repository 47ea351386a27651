/**
 * Revokes records whose data was erased: a file that somebody kept still verifies by the chain, so a fraud that is found
 * later must be revocable. Only the place in the batch is known, so there is nobody to write to, and no reason is kept.
 */
import { SUPERSEDED } from "@ijaza/schema/diploma";
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { saveErasedStatus } from "../erasing/erased.repository.ts";
import type { ErasedRecordRow } from "../records.erased.tables.ts";
import type { RecordKind } from "../records.kind.ts";

/** Throws the kind's refusal unless the record stands, and for the reason of a correction, which it cannot have. */
export function refuseErased(
  { kind: name, status }: ErasedRecordRow,
  { kind, reason }: { kind: RecordKind; reason: string },
): void {
  if (name !== kind.name) throw new AppError("not_found");
  const next = kind.declared.move(status, "revoke");
  if ("refusal" in next) throw new AppError(next.refusal);
  if (reason === SUPERSEDED) throw new AppError("not_superseded");
}

type MoveOptions = {
  kind: Pick<RecordKind, "name">;
  erased: ErasedRecordRow;
  action: "revoke" | "settleRevocation" | "failRevocation";
  author: Author;
  at: Date;
};

/** Changes the status once; a record in another status than the action needs is left unchanged. */
export async function moveErased(trx: Trx, { kind, erased, action, author, at }: MoveOptions): Promise<void> {
  const { from, to: status } = CHAIN_ACTIONS[action];
  if (!from.some((each) => each === erased.status)) return;
  await saveErasedStatus(trx, { id: erased.record_id, status });
  const event = { kind: `${kind.name}.${status}`, subjectId: erased.record_id, before: null, after: null };
  await appendAudit(trx, { universityId: erased.university_id, author, at, events: [event] });
}
