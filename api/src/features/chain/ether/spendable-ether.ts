/** What the platform's wallet can still pay: its balance less what is queued or on its way, and the fees of that. */
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { findActiveKey } from "../keys/keys.ts";
import type { ChainNode } from "../node.ts";

/** Gas of a transfer with its reference: more than it takes. */
const TRANSFER_GAS = 40_000n;

type SpendableDeps = { db: Db; node: ChainNode; priceOf: (gas: bigint) => Promise<bigint> };

/** Wei that one more payment may have at most, its own fee left over; null while the chain does not answer. */
export const createSpendableEther =
  ({ db, node, priceOf }: SpendableDeps) =>
  async (): Promise<bigint | null> => {
    const key = await inScope(db, { all: "the platform's key is no university's" }, (trx) =>
      findActiveKey(trx, { purpose: "platform", universityId: null }),
    );
    if (!key) return null;
    const { public_id: signer } = key;
    const read = Promise.all([node.balance(signer), node.nonce(signer, "latest"), priceOf(TRANSFER_GAS)]);
    const [balance, mined, fee] = (await read.catch(() => null)) ?? [];
    if (balance === undefined || mined === undefined || fee === undefined) return null;
    const { wei, count } = await inScope(db, { all: "the platform pays every university" }, (trx) =>
      sumUnderway(trx, { signer, mined }),
    );
    const left = balance - wei - fee * BigInt(count + 1);
    return left > 0n ? left : 0n;
  };

/** What the signer has queued or sent; what is mined already has left the balance. */
async function sumUnderway(trx: Trx, { signer, mined }: { signer: string; mined: number }) {
  const rows = await trx
    .selectFrom("chain_transactions")
    .select("value")
    .where("signer", "=", signer)
    .where((row) =>
      row.or([row("status", "=", "queued"), row.and([row("status", "=", "sent"), row("nonce", ">=", mined)])]),
    )
    .execute();
  return { wei: rows.reduce((sum, { value }) => sum + BigInt(value), 0n), count: rows.length };
}
