/** When a batch is final, its corrections replace the diplomas that they supersede, which are revoked. */

import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { type AuditEvent, appendAudit, SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { stateDigest } from "../diplomas.content.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import type { Corrections } from "./correction-ends.ts";

/** A correction of the batch with the diploma it supersedes; both are locked. */
type Replacement = { correction: DiplomaRow; old: DiplomaRow };

/** Locks the diplomas that corrections of the batch supersede. */
export async function lockReplaced(trx: Trx, batchId: string): Promise<void> {
  await findReplacements(trx, batchId);
}

async function findReplacements(trx: Trx, batchId: string): Promise<Replacement[]> {
  const corrections = await trx
    .selectFrom("diplomas")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("supersedes", "is not", null)
    .execute();
  if (corrections.length === 0) return [];
  const byOld = new Map(corrections.map((correction) => [correction.supersedes, correction]));
  const olds = await trx
    .selectFrom("diplomas")
    .selectAll()
    .where("id", "in", [...byOld.keys()])
    .orderBy("id")
    .forUpdate()
    .execute();
  return olds.map((old) => ({ correction: byOld.get(old.id)!, old }));
}

/** Queues the revocation of a superseded diploma. */
type QueueRevocation = (trx: Trx, diploma: DiplomaRow) => Promise<void>;

type ReplaceOptions = {
  batchId: string;
  contentKey: Buffer;
  at: Date;
  queueRevocation: QueueRevocation;
  corrections: Pick<Corrections, "tell">;
};

/** Links each old diploma to its correction, and queues the revocation of those that are still valid. */
export async function replaceAll(
  trx: Trx,
  { batchId, contentKey, at, queueRevocation, corrections }: ReplaceOptions,
): Promise<void> {
  const replacements = await findReplacements(trx, batchId);
  const [first] = replacements;
  if (!first) return;
  const events: AuditEvent[] = [];
  for (const { old, correction } of replacements) {
    const stands = old.status === "signed";
    const revoking = { status: DIPLOMA.targetOf("revoke"), revocation_reason: SUPERSEDED, revocation_refused_at: null };
    const set = { superseded_by: correction.id, ...(stands && revoking) };
    await trx.updateTable("diplomas").set(set).where("id", "=", old.id).execute();
    if (stands) await queueRevocation(trx, old);
    const digests = { before: stateDigest(contentKey, old), after: stateDigest(contentKey, { ...old, ...set }) };
    events.push({ kind: "diploma.superseded", subjectId: old.id, ...digests });
  }
  await appendAudit(trx, { universityId: first.old.university_id, author: SYSTEM, at, events });
  const ends = replacements.map(({ correction }) => ({ kind: "signed" as const, correction }));
  await corrections.tell(trx, ends);
}
