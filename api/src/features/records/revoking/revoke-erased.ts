/**
 * Revokes records whose data was erased: a file that somebody kept still verifies by the chain, so a fraud that is found
 * later must be revocable. Only the place in the batch is known, so there is nobody to write to, and no reason is kept.
 */
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { saveErasedStatus } from "../erasing/erased.repository.ts";
import type { ErasedRecordRow } from "../records.erased.tables.ts";
import type { RecordKind } from "../records.kind.ts";
import type { PlacedRecord } from "./queue-revocation.ts";

/** Its place on the chain, as that of a record. */
export const placeOf = ({ record_id: id, university_id, batch_id, batch_index }: ErasedRecordRow): PlacedRecord => ({
  id,
  university_id,
  batch_id,
  batch_index,
});

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
