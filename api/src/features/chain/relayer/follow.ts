/** Follows sent transactions: finds receipts, waits for finality, sends again, raises fees, handles taken nonces. */
import type { Hex } from "viem";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope } from "../../../platform/database.ts";
import type { Receipt } from "../node.ts";
import { broadcast } from "./attempts.ts";
import { handlerOf, type RelayerContext } from "./context.ts";
import type { View } from "./guard.ts";
import { type AttemptRow, listAttempts, listSent, lockTransaction, type TransactionRow } from "./outbox.ts";
import { raiseFee } from "./raise.ts";
import { logRefusal } from "./refusal.ts";
import type { Trouble } from "./trouble.ts";

const OUTBOX = { all: "one outbox serves all universities" };

/** `isClear`: all that was sent stands in a block, so that the next one can be judged. */
export type FollowOutcome = { moved: boolean; isClear: boolean; trouble: Trouble | null };

const MAX_REVERTS = 5;

export async function followSent(context: RelayerContext, signer: string, view: View): Promise<FollowOutcome> {
  const sent = await inScope(context.db, OUTBOX, (trx) => listSent(trx, signer));
  const followed: FollowOutcome = { moved: false, isClear: true, trouble: null };
  if (sent.length === 0) return followed;
  const { finalBlock } = view;
  for (const row of sent) {
    const attempts = await inScope(context.db, OUTBOX, (trx) => listAttempts(trx, row.id));
    const receipt = await findReceipt(context, attempts);
    if (receipt && finalBlock !== null && receipt.block <= finalBlock) {
      followed.moved = (await settle(context, { row, receipt })) || followed.moved;
    } else if (!receipt) {
      const nudged = await nudge(context, { row, attempts, view });
      followed.isClear = false;
      followed.moved ||= nudged.moved;
      followed.trouble ??= nudged.trouble;
    }
  }
  return followed;
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
  context.sendings.forget(row.id);
  context.seen.finalBlock = Math.max(context.seen.finalBlock ?? 0, block.number);
  if (!receipt.succeeded) return requeueReverted(context, row);
  const place = { hash: receipt.hash, block: receipt.block, at: block.time };
  const settled = await inScope(context.db, OUTBOX, async (trx) => {
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
  return inScope(context.db, OUTBOX, async (trx) => {
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
    if (hopeless) logRefusal(context, mine, "reverted");
    if (hopeless) await handlerOf(context, row.kind).refused(trx, mine, "reverted");
    return true;
  });
}

type NudgeOptions = { row: TransactionRow; attempts: AttemptRow[]; view: View };
type NudgeOutcome = Pick<FollowOutcome, "moved" | "trouble">;

/** No receipt: its nonce may be taken for good by another, else it is sent again now and then, and after a while at a higher fee. */
async function nudge(context: RelayerContext, { row, attempts, view }: NudgeOptions): Promise<NudgeOutcome> {
  const { finalBlock } = view;
  const newest = attempts[0];
  if (!newest || row.nonce === null) throw new Error(`transaction ${row.id} was sent without an attempt`);
  if (finalBlock !== null && (await context.node.nonce(row.signer, finalBlock)) > row.nonce) {
    // The receipt is read again, because it may have come between the two requests.
    const isTaken = (await findReceipt(context, attempts)) === null;
    return { moved: isTaken && (await requeueTaken(context, row)), trouble: null };
  }
  const age = context.clock.now().getTime() - newest.created_at.getTime();
  const isLate = age >= context.timing.bumpAfterMs;
  if (isLate && (await raiseFee(context, { row, newest, head: view.head }))) return { moved: true, trouble: null };
  if (context.sendings.isDue(row.id, newest.created_at)) {
    context.sendings.note(row.id, await sendAgain(context, attempts));
  }
  const isPoor = context.sendings.lastReply(row.id) === "poor";
  return { moved: false, trouble: isPoor ? "ether" : isLate ? "chain" : null };
}

/** Sends the newest bytes; where the account cannot pay them, the cheaper ones before. */
async function sendAgain(context: RelayerContext, attempts: AttemptRow[]) {
  for (const { raw } of attempts) {
    const reply = await broadcast(context, `0x${raw.toString("hex")}`);
    if (reply !== "poor") return reply;
  }
  return "poor";
}

/** Another user of the key has used the nonce, finally: none of our bytes can ever be mined. */
async function requeueTaken({ db, log, sendings }: RelayerContext, row: TransactionRow): Promise<boolean> {
  sendings.forget(row.id);
  log.warn({ transaction: row.id, nonce: row.nonce }, "another transaction took the nonce");
  return inScope(db, OUTBOX, async (trx) => {
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
