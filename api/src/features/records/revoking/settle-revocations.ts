/** Writes how revocations end on the chain: final, refused for good, or refused together and tried one by one. */
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import { SYSTEM } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { lockErased } from "../erasing/erased.repository.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { lockRecords } from "../records.repository.ts";
import { changeRecords } from "./change-records.ts";
import { type QueueDeps, queueRevocations } from "./queue-revocation.ts";
import { moveErased, placeOf } from "./revoke-erased.ts";

/** What a kind's room does at the end of a revocation. */
export type RevocationEnds<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  /** Queues the mail to the responsable when the chain has finally refused. */
  onRefused(trx: Trx, record: Row): Promise<void>;
  /** Tells the holders that the revocations are final. */
  onRevoked(trx: Trx, records: readonly Row[]): Promise<void>;
};

export type End = { ids: readonly string[]; action: "settleRevocation" | "failRevocation"; at: Date };

type SettleOptions<Row extends RecordRow> = End & { ends: RevocationEnds<Row>; contentKey: Buffer };

/** Writes the end of revocations once; records that are no longer `revoking` are left unchanged. */
export async function settle<Row extends RecordRow>(
  trx: Trx,
  { ids, action, at, ends, contentKey }: SettleOptions<Row>,
): Promise<void> {
  const { kind } = ends;
  const locked = await lockRecords(trx, { kind, ids });
  const erased = locked.length < ids.length ? await lockErased(trx, ids) : [];
  if (locked.length + erased.length < ids.length) throw new Error(`there are not all of the ${kind.name}s ${ids}`);
  for (const each of erased) await moveErased(trx, { kind, erased: each, action, author: SYSTEM, at });
  const records = locked.filter(({ status }) => CHAIN_ACTIONS[action].from.some((each) => each === status));
  const refused = { revocation_reason: null, revocation_note: null, revocation_refused_at: at };
  const set = action === "settleRevocation" ? { revoked_at: at } : refused;
  await changeRecords(trx, { contentKey, kind, records, action, set, author: SYSTEM, at });
  if (action === "settleRevocation") await ends.onRevoked(trx, records);
  else for (const record of records) await ends.onRefused(trx, record);
}

type OneByOneOptions = { deps: QueueDeps; kind: RecordKind; ids: readonly string[]; jobId: string | undefined };

/**
 * Queues each of them alone: the registry takes all words of a transaction or none, so that a single record that cannot
 * be revoked, or is revoked there already, has refused all others.
 */
export async function queueOneByOne(trx: Trx, { deps, kind, ids, jobId }: OneByOneOptions): Promise<void> {
  const records = [...(await lockRecords(trx, { kind, ids })), ...(await lockErased(trx, ids)).map(placeOf)];
  for (const record of records) {
    const signer = (await deps.chain.holdWalletOf(trx, record.university_id))?.public_id;
    await queueRevocations(trx, { deps, kind, records: [record], jobId, signer });
  }
}
