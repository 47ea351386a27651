/** Diplomas as documents of a batch: what is signed of each, and what becomes of them when the chain has spoken. */
import { DIPLOMA_TYPE } from "ijaza-verifier";
import { AppError } from "../../platform/app-error.ts";
import { SYSTEM } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import type { BatchDocument, Issuing } from "../chain/issuing.ts";
import type { Credits } from "../credits/credits.service.ts";
import { moveBatch } from "./diplomas.batch-moves.ts";
import { contentDigest } from "./diplomas.content.ts";
import type { Corrections } from "./diplomas.corrections.ts";
import { lockReplaced, type QueueRevocation, replaceAll } from "./diplomas.replacing.ts";

/** The kind of batches that hold diplomas. */
export const DIPLOMA_DOCUMENTS = "diploma";

type IssuingParts = {
  clock: Clock;
  contentKey: Buffer;
  issuing: Issuing;
  credits: Credits;
  queueRevocation: QueueRevocation;
  corrections: Corrections;
};

/** Tells the room chain how a batch of diplomas is made and ended. */
export function registerDiplomas(parts: IssuingParts): void {
  const { clock, contentKey, issuing, credits } = parts;
  issuing.register(DIPLOMA_DOCUMENTS, {
    vct: DIPLOMA_TYPE,
    load: (trx, range) => loadDocuments(trx, { ...range, contentKey }),
    async settle(trx, batch, place) {
      // Credits first, as where they are reserved: two transactions that lock in one order cannot block each other.
      const spent = { universityId: batch.university_id, count: batch.count, reference: batch.id, at: place.at };
      await credits.settle(trx, spent);
      const replacements = await lockReplaced(trx, batch.id);
      const moved = { batchId: batch.id, action: "settle" as const, at: place.at };
      await moveBatch(trx, { ...moved, universityId: batch.university_id, contentKey, author: SYSTEM });
      await replaceAll(trx, { ...parts, replacements, at: place.at });
    },
    async fail(trx, batch) {
      await credits.release(trx, { universityId: batch.university_id, count: batch.count });
      const moved = { batchId: batch.id, action: "fail" as const, at: clock.now() };
      await moveBatch(trx, { ...moved, universityId: batch.university_id, contentKey, author: SYSTEM });
    },
  });
}

type Load = { batchId: string; from: number; limit: number; contentKey: Buffer };

/** The accepted contents of a batch; refuses one whose bytes are not those that were accepted. */
async function loadDocuments(trx: Trx, { batchId, from, limit, contentKey }: Load): Promise<BatchDocument[]> {
  const rows = await trx
    .selectFrom("diplomas")
    .select(["id", "batch_index", "content", "content_salt", "content_digest"])
    .where("batch_id", "=", batchId)
    .where("batch_index", ">=", from)
    .orderBy("batch_index")
    .limit(limit)
    .execute();
  return rows.map(({ id, batch_index, content, content_salt: salt, content_digest }) => {
    const stands = content !== null && salt !== null && content_digest !== null;
    if (!stands || !contentDigest({ key: contentKey, salt, content }).equals(content_digest)) {
      throw new AppError("content_changed");
    }
    return { documentId: id, index: batch_index!, claims: content };
  });
}
