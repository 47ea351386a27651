/** Transfers of ether. Each contains its payment's reference, so that a payment on the chain is not made twice. */
import { sql } from "kysely";
import { toHex } from "viem";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { KeyRow } from "../keys/keys.ts";
import type { Foresight } from "../relayer/context.ts";
import { queueTransaction, type TransactionRow, withdrawTransaction } from "../relayer/outbox.ts";
import { noteUnknownPayments, type UnknownPaymentDeps } from "./unknown-payments.ts";

export const TRANSFER = "ether.transfer";

export type Transfer = {
  universityId: string;
  from: KeyRow;
  to: string;
  wei: bigint;
  /** What it pays for, always the same for the same demand, wallet or job. It is written on the chain. */
  reference: string;
  /** The job that ends with it. */
  jobId?: string | undefined;
};

/** Queues a transfer of ether. The reference is its data, which an account ignores. */
export async function queueTransfer(
  trx: Trx,
  { universityId, from, to, wei, reference, jobId }: Transfer,
): Promise<void> {
  await queueTransaction(trx, {
    universityId,
    kind: TRANSFER,
    signer: from.public_id,
    target: to,
    value: wei,
    data: toHex(`ijaza:ether:${reference}`),
    subject: { reference, jobId },
  });
}

/** Withdraws the transfer that a job waits for; false once it is on its way. */
export async function withdrawTransferOf(trx: Trx, jobId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("chain_transactions")
    .select("id")
    .where("kind", "=", TRANSFER)
    .where(sql<string>`subject->>'jobId'`, "=", jobId)
    .executeTakeFirst();
  return row !== undefined && withdrawTransaction(trx, row.id);
}

/**
 * Whether the chain holds this payment already, as after an old backup was restored. Looks through what the account
 * has sent and the records do not know. Waits while something of that kind is not final.
 */
export async function foreseeTransfer(deps: UnknownPaymentDeps, row: TransactionRow): Promise<Foresight | null> {
  const noted = await noteUnknownPayments(deps, row.signer);
  if (noted === "unsettled") return { wait: "chain" };
  const paid = await findUnknownPayment(deps.db, row);
  if (!paid) return null;
  const block = await deps.node.block(paid.block);
  return block ? { place: { hash: paid.hash, block: paid.block, at: block.time } } : { wait: "chain" };
}

const findUnknownPayment = (db: Db, { signer, data }: TransactionRow) =>
  inScope(db, { all: "an unknown payment is no university's" }, (trx) =>
    trx
      .selectFrom("chain_strangers")
      .select(["hash", "block"])
      .where("signer", "=", signer)
      .where("data", "=", data)
      .where("succeeded", "=", true)
      .executeTakeFirst(),
  );
