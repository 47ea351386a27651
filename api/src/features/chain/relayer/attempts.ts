/** Attempts: signed bytes that are stored before they are sent. Only stored bytes are sent. */
import { type Address, type Hex, keccak256 } from "viem";
import type { Trx } from "../../../platform/database.ts";
import type { KeyRow } from "../keys/keys.ts";
import { NodeRefused } from "../node.ts";
import type { RelayerContext } from "./context.ts";
import type { Fees } from "./fees.ts";
import type { TransactionRow } from "./outbox.ts";
import type { NodeReply } from "./sendings.ts";

export type Terms = { nonce: number; gas: bigint; fees: Fees };

type SignAndStoreOptions = { row: TransactionRow; key: KeyRow; terms: Terms };

/** Signs the transaction on these terms and stores the bytes, which are returned. */
export async function signAndStore(
  trx: Trx,
  context: RelayerContext,
  { row, key, terms: { nonce, gas, fees } }: SignAndStoreOptions,
): Promise<Hex> {
  const raw = await context.keys.openWallet(key).signTransaction({
    type: "eip1559",
    chainId: context.identity.chainId,
    nonce,
    to: row.target as Address,
    data: `0x${row.data.toString("hex")}`,
    value: BigInt(row.value),
    gas,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.maxPriorityFee,
  });
  await trx
    .insertInto("chain_attempts")
    .values({
      hash: keccak256(raw),
      transaction_id: row.id,
      signer: row.signer,
      nonce,
      raw: Buffer.from(raw.slice(2), "hex"),
      max_fee: String(fees.maxFee),
      max_priority_fee: String(fees.maxPriorityFee),
      created_at: context.clock.now(),
    })
    .execute();
  return raw;
}

/** How a node says that the account cannot pay. */
export const saysPoor = (message: string): boolean =>
  /insufficient funds|exceeds (the )?balance|out of funds/i.test(message);

/** Sends stored bytes. A node that refuses them (already known, nonce used) changes nothing, because receipts decide. */
export async function broadcast({ node, log }: RelayerContext, raw: Hex): Promise<NodeReply> {
  try {
    await node.send(raw);
    return "sent";
  } catch (error) {
    if (!(error instanceof NodeRefused)) throw error;
    log.debug({ reason: error.message }, "the node did not take the transaction");
    return saysPoor(error.message) ? "poor" : "refused";
  }
}
