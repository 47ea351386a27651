/** Queues revocations for the chain: one transaction for all records of a batch. */
import type { Hex } from "viem";
import type { Trx } from "../../../platform/database.ts";
import { type Chain, registryCalls } from "../../chain/chain.service.ts";
import { findBatch } from "../../issuing/issuing.service.ts";
import type { Universities } from "../../universities/universities.service.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";

export type QueueDeps = { chain: Chain; universities: Pick<Universities, "findById"> };

/** Where a record is on the chain. */
export type PlacedRecord = Pick<RecordRow, "id" | "university_id" | "batch_id" | "batch_index">;

type QueueOptions = {
  deps: QueueDeps;
  kind: Pick<RecordKind, "name">;
  /** Of one university. */
  records: readonly PlacedRecord[];
  jobId?: string | undefined;
  /** The university's wallet; without one, the key that anchored the batch. */
  signer?: string | undefined;
  superseded?: boolean;
};

export async function queueRevocations(trx: Trx, { records, ...options }: QueueOptions): Promise<void> {
  for (const batchId of new Set(records.map(({ batch_id }) => batch_id))) {
    const ofBatch = records.filter(({ batch_id }) => batch_id === batchId);
    await queueOfBatch(trx, { ...options, batchId, records: ofBatch });
  }
}

type OfBatch = QueueOptions & { batchId: string | null };

async function queueOfBatch(
  trx: Trx,
  { deps, kind, batchId, records, jobId, signer, superseded = false }: OfBatch,
): Promise<void> {
  const { chain, universities } = deps;
  const { id, university_id: universityId } = records[0]!;
  const batch = batchId ? await findBatch(trx, batchId) : undefined;
  const university = await universities.findById(trx, universityId);
  const indexes = records.flatMap(({ batch_index }) => batch_index ?? []);
  if (!batch?.root || indexes.length < records.length || !university) {
    throw new Error(`the signed ${kind.name} ${id} has no place in a batch`);
  }
  const root: Hex = `0x${batch.root.toString("hex")}`;
  const sending = {
    universityId,
    signer: signer ?? batch.signer ?? "",
    target: chain.identity.registry,
    data: registryCalls.revoke({
      registryId: university.registry_id,
      root,
      count: batch.count,
      indexes,
      superseded,
    }),
  };
  const about = { recordKind: kind.name, jobId };
  if (records.length === 1) {
    await chain.queue(trx, { ...sending, kind: "record.revoke", subject: { ...about, recordId: id } });
  } else {
    const recordIds = records.map((record) => record.id);
    await chain.queue(trx, { ...sending, kind: "record.revoke-many", subject: { ...about, recordIds } });
  }
}
