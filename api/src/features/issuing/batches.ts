/** Batches: documents that are signed together and anchored by one transaction. */
import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import "./issuing.tables.ts";

export type BatchRow = Omit<Selectable<Tables["batches"]>, "nodes">;

/** All columns except the tree, which may have megabytes. */
const BATCH_COLUMNS = [
  "id",
  "university_id",
  "kind",
  "job_id",
  "status",
  "count",
  "status_from",
  "credential_key_id",
  "issuer_did",
  "root",
  "audit_head",
  "signer",
  "transaction_hash",
  "block",
  "block_at",
  "created_by",
  "created_at",
] as const;

type InsertBatchOptions = { universityId: string; kind: string; jobId: string; count: number; createdBy: string };

/** Stores a batch whose credentials are to be made. */
export async function insertBatch(
  trx: Trx,
  { universityId, kind, jobId, count, createdBy }: InsertBatchOptions,
): Promise<string> {
  const id = newId();
  const values = { id, university_id: universityId, kind, job_id: jobId, count, created_by: createdBy };
  const status_from = await takePlaces(trx, universityId);
  await trx
    .insertInto("batches")
    .values({ ...values, status: "making", status_from })
    .execute();
  return id;
}

/** The university's next free position; locked until the transaction ends. */
async function takePlaces(trx: Trx, universityId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('batches.status_from'), hashtext(${universityId}))`.execute(trx);
  const last = await trx
    .selectFrom("batches")
    .select(["status_from", "count"])
    .where("university_id", "=", universityId)
    .orderBy("status_from", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? last.status_from + last.count : 0;
}

export async function findBatch(trx: Trx, id: string): Promise<BatchRow | undefined> {
  return trx.selectFrom("batches").select(BATCH_COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** The batches of a job that are neither anchored nor failed, the oldest first. */
export async function findOpenBatches(trx: Trx, jobId: string): Promise<BatchRow[]> {
  return trx
    .selectFrom("batches")
    .select(BATCH_COLUMNS)
    .where("job_id", "=", jobId)
    .where("status", "in", ["making", "anchoring"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Opens a failed batch again under a new job; its credentials and root stay. */
export async function reopenBatch(trx: Trx, { batchId, jobId }: { batchId: string; jobId: string }): Promise<void> {
  await trx
    .updateTable("batches")
    .set((row) => ({
      job_id: jobId,
      status: sql<"making" | "anchoring">`case when ${row.ref("root")} is null then 'making' else 'anchoring' end`,
    }))
    .where("id", "=", batchId)
    .where("status", "=", "failed")
    .execute();
}

/** The numbers from 0 to count − 1 in random order, so that leaves do not reveal how people were ranked. */
export function shuffledIndexes(count: number): number[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [indexes[at], indexes[other]] = [indexes[other]!, indexes[at]!];
  }
  return indexes;
}

/** How many credentials of the batch are made, in the order of their indexes. */
export async function countCredentials(trx: Trx, batchId: string): Promise<number> {
  const row = await trx
    .selectFrom("credentials")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("batch_id", "=", batchId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The leaf hashes of a batch in their order, 32 bytes each. */
export async function readLeaves(trx: Trx, batchId: string): Promise<Buffer> {
  const { rows } = await sql<{ leaves: Buffer | null }>`
    select string_agg(leaf, ''::bytea order by batch_index) as leaves from credentials where batch_id = ${batchId}`.execute(
    trx,
  );
  return rows[0]?.leaves ?? Buffer.alloc(0);
}
