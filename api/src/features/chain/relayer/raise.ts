/** Raises the fee of a transaction that is not mined: the same call at the same nonce, stored before it is sent. */
import { type Hex, parseTransaction } from "viem";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope } from "../../../platform/database.ts";
import type { Block } from "../node.ts";
import { broadcast, signAndStore } from "./attempts.ts";
import type { RelayerContext } from "./context.ts";
import { bumpedFees, firstFees, isWorthRaising } from "./fees.ts";
import { type AttemptRow, listAttempts, lockTransaction, type TransactionRow } from "./outbox.ts";

/** False when a higher fee would not help, or somebody else has raised it meanwhile. */
export async function raiseFee(
  context: RelayerContext,
  { row, newest, head }: { row: TransactionRow; newest: AttemptRow; head: Block },
): Promise<boolean> {
  const now = firstFees({ baseFee: head.baseFee, tip: await context.node.tip() });
  const last = { maxFee: BigInt(newest.max_fee), maxPriorityFee: BigInt(newest.max_priority_fee) };
  const fees = bumpedFees(last, now);
  if (!isWorthRaising(fees, now)) return false;
  const raw = await inScope(context.db, { all: "one outbox serves all universities" }, async (trx) => {
    const mine = await lockTransaction(trx, { id: row.id, status: "sent" });
    const [latest] = await listAttempts(trx, row.id);
    if (!mine || mine.nonce !== newest.nonce || latest?.hash !== newest.hash) return null;
    const key = await trx
      .selectFrom("chain_keys")
      .selectAll()
      .where("public_id", "=", row.signer)
      .executeTakeFirstOrThrow();
    return signAndStore(trx, context, { row, key, terms: { nonce: newest.nonce, gas: gasOf(newest), fees } });
  });
  if (!raw) return false;
  crashPoint("relay.raised");
  await broadcast(context, raw);
  return true;
}

/** The limit stays: to estimate it anew would judge the call again, and only what is mined is judged. */
function gasOf({ raw, hash }: AttemptRow): bigint {
  const bytes: Hex = `0x${raw.toString("hex")}`;
  const { gas } = parseTransaction(bytes);
  if (gas === undefined) throw new Error(`the attempt ${hash} has no gas limit`);
  return gas;
}
