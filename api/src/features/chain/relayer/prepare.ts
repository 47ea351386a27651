/** Signs the next queued transaction and stores its bytes; only stored bytes are ever sent. */
import type { Address, Hex } from "viem";
import { crashPoint } from "../../../platform/crash-points.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { KeyRow } from "../keys/keys.ts";
import { type CallRequest, type ChainNode, NodeRefused } from "../node.ts";
import { broadcast, signAndStore, type Terms } from "./attempts.ts";
import { handlerOf, type RelayerContext, type TransactionContent } from "./context.ts";
import { firstFees, gasLimit } from "./fees.ts";
import type { View } from "./guard.ts";
import { isOfKind, lockHighestNonce, lockTransaction, nextQueued, type TransactionRow } from "./outbox.ts";
import { lookForCall } from "./outside.ts";
import { endQueued, meetRefusal } from "./refusal.ts";
import { holdUp, type Trouble } from "./trouble.ts";

/** `none`: nothing is due, or another node took it. `held`: it must wait. `ended`: it is not sent, or was rewritten. */
export type PrepareOutcome = "none" | "held" | "ended" | "sent";

/** Prepares and sends the next one of this key. */
export async function prepareNext(context: RelayerContext, signer: string, view: View): Promise<PrepareOutcome> {
  const { db, clock } = context;
  const next = await inScope(db, { all: "one outbox serves all universities" }, async (trx) => {
    const key = await findKey(trx, signer);
    const queued = await nextQueued(trx, { signer, now: clock.now(), inOrder: key !== undefined });
    return queued && { queued, key };
  });
  if (!next) return "none";
  const { key, queued } = next;
  if (!key) return waitOrEnd(context, queued, await lookForCall(context, queued));
  if (isOfKind(queued, "batch.issue") && !(await context.mayIssue(queued))) return wait(context, queued, "chain");
  const seen = await handlerOf(context, queued.kind).foresee?.(queued);
  if (seen && "wait" in seen) return wait(context, queued, seen.wait);
  if (seen && "place" in seen) return orNone(await endQueued(context, { queued, ...seen }));
  return judgeAndSend(context, { key, view, queued: seen ? worded(queued, seen) : queued });
}

async function waitOrEnd(
  context: RelayerContext,
  queued: TransactionRow,
  met: Trouble | "ended" | "lost",
): Promise<PrepareOutcome> {
  return met === "ended" || met === "lost" ? orNone(met) : wait(context, queued, met);
}

const orNone = (ended: "ended" | "lost"): PrepareOutcome => (ended === "lost" ? "none" : ended);

const worded = (row: TransactionRow, { data, subject, value }: TransactionContent): TransactionRow => ({
  ...row,
  data: Buffer.from(data.slice(2), "hex"),
  subject,
  ...(value !== undefined && { value: String(value) }),
});

async function judgeAndSend(context: RelayerContext, next: JudgedNext): Promise<PrepareOutcome> {
  const terms = await termsFor(context, next).catch((error) => {
    if (error instanceof NodeRefused) return error;
    throw error;
  });
  if (terms instanceof NodeRefused) {
    const { queued, key } = next;
    const refused = { queued, keyIsWaiting: key.state === "waiting", error: terms };
    return waitOrEnd(context, queued, await meetRefusal(context, refused));
  }
  const price = BigInt(next.queued.value) + terms.gas * terms.fees.maxFee;
  if ((await context.node.balance(next.queued.signer)) < price) return wait(context, next.queued, "ether");
  return storeAndSend(context, { ...next, terms });
}

/** Undefined for another party's account. */
async function findKey(trx: Trx, signer: string): Promise<KeyRow | undefined> {
  return trx.selectFrom("chain_keys").selectAll().where("public_id", "=", signer).executeTakeFirst();
}

async function termsFor({ node }: RelayerContext, { queued: row, view }: JudgedNext): Promise<Terms> {
  const data: Hex = `0x${row.data.toString("hex")}`;
  const call = { from: row.signer as Address, to: row.target as Address, data, value: BigInt(row.value) };
  const [nonce, tip, estimate] = await Promise.all([
    node.nonce(row.signer, "latest"),
    node.tip(),
    node.estimate(call).catch((error) => revealRefusal(node, { call, error })),
  ]);
  const fees = firstFees({ baseFee: view.head.baseFee, tip });
  return { nonce, fees, gas: gasLimit({ estimate, data: row.data }) };
}

/** Some nodes say that an estimate was refused, and not by what: a call of the same says it. Throws what is known then. */
async function revealRefusal(node: ChainNode, { call, error }: { call: CallRequest; error: unknown }): Promise<never> {
  if (error instanceof NodeRefused && error.data === undefined) await node.call(call);
  throw error;
}

type Next = { queued: TransactionRow; key: KeyRow };
type JudgedNext = Next & { view: View };

async function storeAndSend(
  context: RelayerContext,
  { queued, key, terms }: Next & { terms: Terms },
): Promise<PrepareOutcome> {
  const raw = await inScope(context.db, { all: "a key numbers whatever it sends" }, async (trx) => {
    const highest = await lockHighestNonce(trx, queued.signer);
    // Another node has sent something meanwhile that was not yet mined when this one was judged: judge it again.
    if (highest >= terms.nonce) return null;
    const mine = await lockTransaction(trx, { id: queued.id, status: "queued" });
    if (mine?.signer !== queued.signer) return null;
    const { data, subject, value } = queued;
    const bytes = await signAndStore(trx, context, { row: { ...mine, data, value }, key, terms });
    await trx
      .updateTable("chain_transactions")
      .set({ status: "sent", nonce: terms.nonce, trouble: null, data, value, subject: JSON.stringify(subject) })
      .where("id", "=", queued.id)
      .execute();
    return bytes;
  });
  if (!raw) return "none";
  crashPoint("relay.stored");
  await broadcast(context, raw);
  crashPoint("relay.broadcast");
  return "sent";
}

async function wait(
  context: RelayerContext,
  { id, signer }: TransactionRow,
  trouble: Trouble,
): Promise<PrepareOutcome> {
  const until = new Date(context.clock.now().getTime() + context.timing.heldMs[trouble]);
  await holdUp(context, { id, signer, trouble, until });
  return "held";
}
