/** Follows sent transactions: finds their receipts, waits for finality, sends again, raises fees, meets taken nonces. */
import type { Address, Hex } from "viem";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope } from "../../platform/database.ts";
import type { Receipt } from "./chain.node.ts";
import { bumpedFees, firstFees, gasLimit } from "./fees.ts";
import { type AttemptRow, listAttempts, listSent, lockTransaction, type TransactionRow } from "./outbox.ts";
import { handlerOf, type RelayerContext } from "./relayer.context.ts";
import { broadcast, storeAttempt } from "./relayer.prepare.ts";

/** `isClear`: all that was sent stands in a block, so that the next one can be judged. */
export type Followed = { moved: boolean; isClear: boolean };

const MAX_REVERTS = 5;

export async function followSent(context: RelayerContext, signer: string): Promise<Followed> {
  const sent = await inScope(context.db, "all", (trx) => listSent(trx, signer));
  if (sent.length === 0) return { moved: false, isClear: true };
  const finalBlock = await context.node.finalBlock(context.finality);
  let moved = false;
  let isClear = true;
  for (const row of sent) {
    const attempts = await inScope(context.db, "all", (trx) => listAttempts(trx, row.id));
    const receipt = await findReceipt(context, attempts);
    if (receipt && finalBlock !== null && receipt.block <= finalBlock) {
      moved = (await settle(context, { row, receipt })) || moved;
    } else if (!receipt) {
      isClear = false;
      moved = (await nudge(context, { row, attempts, finalBlock })) || moved;
    }
  }
  return { moved, isClear };
}

async function findReceipt({ node }: RelayerContext, attempts: AttemptRow[]): Promise<Receipt | null> {
  for (const attempt of attempts) {
    const receipt = await node.receipt(attempt.hash as Hex);
    if (receipt) return receipt;
  }
  return null;
}

async function settle(
  context: RelayerContext,
  { row, receipt }: { row: TransactionRow; receipt: Receipt },
): Promise<boolean> {
  const block = await context.node.block(receipt.block);
  // The block that the receipt names must be the one that stands there now.
  if (block?.hash !== receipt.blockHash) return false;
  if (!receipt.succeeded) return requeueReverted(context, row);
  const place = { hash: receipt.hash, block: receipt.block, at: block.time };
  const settled = await inScope(context.db, "all", async (trx) => {
    const mine = await lockTransaction(trx, { id: row.id, status: "sent" });
    if (!mine) return false;
    await trx
      .updateTable("chain_transactions")
      .set({ status: "final", final_hash: place.hash, final_block: place.block, final_at: place.at, trouble: null })
      .where("id", "=", row.id)
      .execute();
    await handlerOf(context, row.kind).final(trx, mine, place);
    crashPoint("relay.settling");
    return true;
  });
  if (settled) crashPoint("relay.settled");
  return settled;
}

/** Mined, but refused by the registry: back to the queue, where the reason is read before anything is sent. */
async function requeueReverted(context: RelayerContext, row: TransactionRow): Promise<boolean> {
  return inScope(context.db, "all", async (trx) => {
    const mine = await lockTransaction(trx, { id: row.id, status: "sent" });
    if (!mine) return false;
    const hopeless = mine.tries + 1 >= MAX_REVERTS;
    await trx
      .updateTable("chain_transactions")
      .set({
        status: hopeless ? "refused" : "queued",
        nonce: null,
        tries: mine.tries + 1,
        refusal: hopeless ? "reverted" : null,
      })
      .where("id", "=", row.id)
      .execute();
    if (hopeless) await handlerOf(context, row.kind).refused(trx, mine, "reverted");
    return true;
  });
}

type Stuck = { row: TransactionRow; attempts: AttemptRow[]; finalBlock: number | null };

/** No receipt: its nonce may be taken for good by another, else it is sent again, and after a while at a higher fee. */
async function nudge(context: RelayerContext, { row, attempts, finalBlock }: Stuck): Promise<boolean> {
  const newest = attempts[0];
  if (!newest || row.nonce === null) throw new Error(`transaction ${row.id} was sent without an attempt`);
  if (finalBlock !== null && (await context.node.nonce(row.signer, finalBlock)) > row.nonce) {
    // Read again: the receipt may have come between the two questions.
    return (await findReceipt(context, attempts)) ? false : requeueTaken(context, row);
  }
  const age = context.clock.now().getTime() - newest.created_at.getTime();
  if (age >= context.bumpAfterMs) return raiseFee(context, { row, newest });
  await broadcast(context, `0x${newest.raw.toString("hex")}`);
  return false;
}

/** Another user of the key has used the nonce, finally: none of our bytes can ever be mined. */
async function requeueTaken({ db, log }: RelayerContext, row: TransactionRow): Promise<boolean> {
  log.warn({ transaction: row.id, nonce: row.nonce }, "another transaction took the nonce");
  return inScope(db, "all", async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("chain_transactions")
      .set({ status: "queued", nonce: null })
      .where("id", "=", row.id)
      .where("status", "=", "sent")
      .where("nonce", "=", row.nonce)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

async function raiseFee(
  context: RelayerContext,
  { row, newest }: { row: TransactionRow; newest: AttemptRow },
): Promise<boolean> {
  const head = await context.node.block("latest");
  const now = firstFees({ baseFee: head?.baseFee ?? 0n, tip: await context.node.tip() });
  const last = { maxFee: BigInt(newest.max_fee), maxPriorityFee: BigInt(newest.max_priority_fee) };
  const fees = bumpedFees(last, now);
  const data: Hex = `0x${row.data.toString("hex")}`;
  const request = { from: row.signer as Address, to: row.target as Address, data, value: BigInt(row.value) };
  const estimate = await context.node.estimate(request).catch(() => null);
  if (estimate === null) return false;
  const raw = await inScope(context.db, "all", async (trx) => {
    const mine = await lockTransaction(trx, { id: row.id, status: "sent" });
    const [latest] = await listAttempts(trx, row.id);
    if (!mine || mine.nonce !== row.nonce || latest?.hash !== newest.hash) return null;
    const key = await trx
      .selectFrom("chain_keys")
      .selectAll()
      .where("public_id", "=", row.signer)
      .executeTakeFirstOrThrow();
    const bytes = await context.keys.openWallet(key).signTransaction({
      type: "eip1559",
      chainId: context.chainId,
      nonce: newest.nonce,
      to: request.to,
      data,
      value: request.value,
      gas: gasLimit({ estimate, data: row.data }),
      maxFeePerGas: fees.maxFee,
      maxPriorityFeePerGas: fees.maxPriorityFee,
    });
    await storeAttempt(trx, { context, row, nonce: newest.nonce, fees, raw: bytes });
    return bytes;
  });
  if (!raw) return false;
  crashPoint("relay.raised");
  await broadcast(context, raw);
  return true;
}
