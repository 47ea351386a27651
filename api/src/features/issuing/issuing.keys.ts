/** Who signs a batch: one key and one issuer for all of it, and others when they have changed before anything was sent. */
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { resumeParkedJob } from "../../platform/jobs/jobs.parking.ts";
import type { Lease } from "../../platform/jobs/worker.ts";
import { holdIdentity, isUnderway, type TransactionOf } from "../chain/chain.service.ts";
import { type BatchRow, findBatch, findOpenBatches } from "./batches.ts";
import { ISSUE, type IssuingContext } from "./issuing.context.ts";

/** A batch of which nothing was sent is made anew when the university has another key or issuer. Throws `no_signing_key`. */
export async function useCurrentIssuer(
  { chain, issuerOf }: IssuingContext,
  { lease, batch }: { lease: Lease; batch: BatchRow },
): Promise<BatchRow> {
  return lease.fenced(async (trx) => {
    const key = await chain.credentialKeyOf(trx, batch.university_id);
    if (!key) throw new AppError("no_signing_key");
    const { did } = await issuerOf(trx, batch.university_id);
    if (batch.credential_key_id === key.id && batch.issuer_did === did) return batch;
    if (await isUnderway(trx, { kind: ISSUE, about: "batchId", id: batch.id })) return batch;
    const anew = { status: "making", root: null, credential_key_id: key.id, issuer_did: did } as const;
    await trx
      .updateTable("batches")
      .set({ ...anew, nodes: null, audit_head: null })
      .where("id", "=", batch.id)
      .execute();
    await sql`select discard_credentials(${batch.id})`.execute(trx);
    return { ...batch, ...anew };
  });
}

/**
 * Called before the transaction of a batch is sent. When the key of its credentials is not trusted any more, or they name
 * another issuer than the registry is about to, the transaction is taken back, and the job makes the batch anew.
 */
export async function takeBackOutdated(
  { db, chain }: Pick<IssuingContext, "db" | "chain">,
  { id, subject }: TransactionOf<typeof ISSUE>,
): Promise<{ wait: "key" } | null> {
  return inScope(db, { all: "the relayer sends the batches of any university" }, async (trx) => {
    const batch = await findBatch(trx, subject.batchId);
    if (!batch?.credential_key_id) return null;
    // As the worker does: so either sees what the other has done.
    await trx.selectFrom("jobs").select("id").where("id", "=", batch.job_id).forUpdate().execute();
    if (await mayAnchor(trx, { chain, batch })) return null;
    if (await chain.withdraw(trx, id)) await resumeParkedJob(trx, batch.job_id);
    return { wait: "key" };
  });
}

/** Whether the batch's key is trusted and the registry names its issuer; both are held until the transaction ends. */
export async function mayAnchor(
  trx: Trx,
  { chain, batch }: { chain: IssuingContext["chain"]; batch: BatchRow },
): Promise<boolean> {
  const isTrusted = batch.credential_key_id && (await chain.holdTrustedKey(trx, batch.credential_key_id));
  if (!isTrusted) return false;
  return (await holdIdentity(trx, batch.university_id))?.did === batch.issuer_did;
}

/** Whether a batch of the job was taken back before the job was parked. */
export async function isTakenBack(trx: Trx, jobId: string): Promise<boolean> {
  for (const { id, status } of await findOpenBatches(trx, jobId)) {
    if (status === "anchoring" && !(await isUnderway(trx, { kind: ISSUE, about: "batchId", id }))) return true;
  }
  return false;
}

/** Whether a batch that was signed with the key is still on its way. */
export function isKeyInUse(db: Db, keyId: string): Promise<boolean> {
  return inScope(db, { all: "the key may be of any university" }, async (trx) => {
    const open = await trx
      .selectFrom("batches")
      .select("id")
      .where("credential_key_id", "=", keyId)
      .where("status", "in", ["making", "anchoring"])
      .executeTakeFirst();
    return open !== undefined;
  });
}

type CountIssuedOptions = { keyId: string; publicId: string; since: Date };

/** How many documents a key has issued before a moment and since then: by its signature, or as the wallet that anchored them. */
export async function countIssuedWith(
  trx: Trx,
  { keyId, publicId, since }: CountIssuedOptions,
): Promise<{ before: number; after: number }> {
  const { rows } = await sql<{ before: number; after: number }>`
    select coalesce(sum(count) filter (where block_at < ${since}), 0)::bigint as before,
      coalesce(sum(count) filter (where block_at >= ${since}), 0)::bigint as after
    from batches where status = 'signed' and (credential_key_id = ${keyId} or signer = ${publicId})`.execute(trx);
  return rows[0] ?? { before: 0, after: 0 };
}
