/** Signs the next queued transaction and stores its bytes; only stored bytes are ever sent. */
import { type Address, type Hex, keccak256 } from "viem";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { KeyRow } from "./chain.keys.ts";
import { NodeRefused } from "./chain.node.ts";
import { type Fees, firstFees, gasLimit } from "./fees.ts";
import { lockHighestNonce, lockTransaction, nextQueued, type TransactionRow } from "./outbox.ts";
import { judgeRefusal } from "./refusals.ts";
import { type RegistryRefusal, readRefusal } from "./registry-calls.ts";
import { handlerOf, type RelayerContext } from "./relayer.context.ts";
import { noteTrouble } from "./relayer.trouble.ts";

const RETRY_MS = 2_000;

export type Quote = { nonce: number; gas: bigint; fees: Fees };

/** Prepares and sends the next one of this key. False when there is none, or when it must wait. */
export async function prepareNext(context: RelayerContext, signer: string): Promise<boolean> {
  const { db, clock } = context;
  const next = await inScope(db, "all", async (trx) => {
    const queued = await nextQueued(trx, { signer, now: clock.now() });
    return queued && { queued, key: await findKey(trx, signer) };
  });
  if (!next) return false;
  if (context.isFrozen() && next.queued.kind === "batch.issue") return wait(context, next.queued, "chain");
  const quote = await quoteFor(context, next.queued).catch((error) => {
    if (error instanceof NodeRefused) return error;
    throw error;
  });
  if (quote instanceof NodeRefused) return meetRefusal(context, { ...next, error: quote });
  const price = BigInt(next.queued.value) + quote.gas * quote.fees.maxFee;
  if ((await context.node.balance(signer)) < price) return wait(context, next.queued, "ether");
  return storeAndSend(context, { ...next, quote });
}

async function findKey(trx: Trx, signer: string): Promise<KeyRow> {
  return trx.selectFrom("chain_keys").selectAll().where("public_id", "=", signer).executeTakeFirstOrThrow();
}

const hexOf = (bytes: Buffer): Hex => `0x${bytes.toString("hex")}`;

async function quoteFor({ node }: RelayerContext, row: TransactionRow): Promise<Quote> {
  const [nonce, head, tip, estimate] = await Promise.all([
    node.nonce(row.signer, "latest"),
    node.block("latest"),
    node.tip(),
    node.estimate({
      from: row.signer as Address,
      to: row.target as Address,
      data: hexOf(row.data),
      value: BigInt(row.value),
    }),
  ]);
  const fees = firstFees({ baseFee: head?.baseFee ?? 0n, tip });
  return { nonce, fees, gas: gasLimit({ estimate, data: row.data }) };
}

type Next = { queued: TransactionRow; key: KeyRow };

async function storeAndSend(
  context: RelayerContext,
  { queued, key, quote }: Next & { quote: Quote },
): Promise<boolean> {
  const account = context.keys.openWallet(key);
  const raw = await inScope(context.db, "all", async (trx) => {
    const nonce = Math.max(quote.nonce, (await lockHighestNonce(trx, queued.signer)) + 1);
    const mine = await lockTransaction(trx, { id: queued.id, status: "queued" });
    if (!mine) return null;
    const bytes = await account.signTransaction({
      type: "eip1559",
      chainId: context.chainId,
      nonce,
      to: queued.target as Address,
      data: hexOf(queued.data),
      value: BigInt(queued.value),
      gas: quote.gas,
      maxFeePerGas: quote.fees.maxFee,
      maxPriorityFeePerGas: quote.fees.maxPriorityFee,
    });
    await storeAttempt(trx, { context, row: queued, nonce, fees: quote.fees, raw: bytes });
    await trx
      .updateTable("chain_transactions")
      .set({ status: "sent", nonce, trouble: null })
      .where("id", "=", queued.id)
      .execute();
    return bytes;
  });
  if (!raw) return false;
  crashPoint("relay.stored");
  await broadcast(context, raw);
  crashPoint("relay.broadcast");
  return true;
}

type Attempt = { context: RelayerContext; row: TransactionRow; nonce: number; fees: Fees; raw: Hex };

/** Stores signed bytes; from here on these, and only these, are sent. */
export async function storeAttempt(trx: Trx, { context, row, nonce, fees, raw }: Attempt): Promise<void> {
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
}

/** Sends stored bytes. A node that refuses them (already known, nonce used) is no news: receipts decide. */
export async function broadcast({ node, log }: RelayerContext, raw: Hex): Promise<void> {
  await node.send(raw).catch((error) => {
    if (!(error instanceof NodeRefused)) throw error;
    log.debug({ reason: error.message }, "the node did not take the transaction");
  });
}

async function wait(context: RelayerContext, row: TransactionRow, trouble: string): Promise<false> {
  const { db, clock } = context;
  await inScope(db, "all", async (trx) => {
    await trx
      .updateTable("chain_transactions")
      .set({ next_try_at: new Date(clock.now().getTime() + RETRY_MS) })
      .where("id", "=", row.id)
      .where("status", "=", "queued")
      .execute();
  });
  await noteTrouble(context, { signer: row.signer, trouble });
  return false;
}

async function meetRefusal(
  context: RelayerContext,
  { queued, key, error }: Next & { error: NodeRefused },
): Promise<boolean> {
  const refusal: RegistryRefusal | null = readRefusal(error.data);
  if (!refusal) {
    // Not the registry's word: an account without ether, or a node that cannot estimate.
    const poor = /insufficient funds|exceeds (the )?balance|out of funds/i.test(error.message);
    context.log.warn({ transaction: queued.id, reason: error.message }, "the node cannot estimate");
    return wait(context, queued, poor ? "ether" : "chain");
  }
  const wanted = { ...queued, keyIsWaiting: key.state === "waiting" };
  const judgement = judgeRefusal(refusal, wanted);
  if (judgement.outcome === "wait") return wait(context, queued, judgement.trouble);
  const handler = handlerOf(context, queued.kind);
  const place = judgement.outcome === "done" ? await handler.locate?.(queued) : null;
  if (judgement.outcome === "done" && handler.locate && !place) return wait(context, queued, "chain");
  return inScope(context.db, "all", async (trx) => {
    const mine = await lockTransaction(trx, { id: queued.id, status: "queued" });
    if (!mine) return false;
    const at = context.clock.now();
    const final = judgement.outcome === "done";
    await trx
      .updateTable("chain_transactions")
      .set({
        status: final ? "final" : "refused",
        refusal: final ? null : refusal.name,
        final_at: place?.at ?? at,
        final_hash: place?.hash ?? null,
        final_block: place?.block ?? null,
      })
      .where("id", "=", mine.id)
      .execute();
    if (final) await handler.final(trx, mine, place ?? { hash: "", block: 0, at });
    else await handler.refused(trx, mine, refusal.name);
    return true;
  });
}
