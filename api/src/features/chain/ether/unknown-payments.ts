/** Finds transactions of our accounts that the records do not know, by their missing nonces, and notes them. */

import type { Finality } from "@ijaza/verifier/trust/trust";
import { sql } from "kysely";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { ChainNode, FullTransaction } from "../node.ts";

export type UnknownPaymentDeps = { db: Db; node: ChainNode; finality: Finality };

type Payment = FullTransaction & { block: number };

/**
 * Notes them. `unsettled` while one of them, or anything else that the node holds of the account, is not final: what
 * is still on its way may be the very thing that is looked for.
 */
export async function noteUnknownPayments(deps: UnknownPaymentDeps, signer: string): Promise<"noted" | "unsettled"> {
  const { db, node, finality } = deps;
  const [mined, pending] = [await node.nonce(signer, "latest"), await node.nonce(signer, "pending")];
  if (pending > mined) return "unsettled";
  // The records are read after the chain, so that a transaction stored meanwhile counts as known.
  const missing = await inScope(db, { all: "the platform pays every university" }, (trx) =>
    listMissing(trx, { signer, mined }),
  );
  if (missing.size === 0) return "noted";
  const found = await walkBack(node, { signer, missing });
  const final = await node.finalBlock(finality);
  if (found === null || final === null || found.some(({ block }) => block > final)) return "unsettled";
  for (const each of found) await note(deps, { signer, ...each });
  return "noted";
}

/** Nonces that are used on the chain, and neither in our records nor noted before. */
async function listMissing(trx: Trx, { signer, mined }: { signer: string; mined: number }): Promise<Set<number>> {
  const { rows } = await sql<{ nonce: number }>`
    select n::bigint as nonce from generate_series(0, ${mined - 1}::bigint) n
    where not exists (
        select from chain_transactions t where t.signer = ${signer} and t.nonce = n and t.status in ('sent', 'final'))
      and not exists (select from chain_strangers s where s.signer = ${signer} and s.nonce = n)`.execute(trx);
  return new Set(rows.map(({ nonce }) => nonce));
}

/** From the newest block back until all are found; null when the node does not have them. */
async function walkBack(
  node: ChainNode,
  { signer, missing }: { signer: string; missing: ReadonlySet<number> },
): Promise<Payment[] | null> {
  const found = new Map<number, Payment>();
  const head = await node.block("latest");
  for (let number = head?.number ?? -1; number >= 0 && found.size < missing.size; number -= 1) {
    for (const transaction of await node.transactions(number)) {
      if (transaction.from !== signer || !missing.has(transaction.nonce)) continue;
      found.set(transaction.nonce, { ...transaction, block: number });
    }
  }
  return found.size === missing.size ? [...found.values()] : null;
}

async function note(
  { db, node }: UnknownPaymentDeps,
  { signer, nonce, hash, block, data }: Payment & { signer: string },
) {
  const receipt = await node.receipt(hash);
  await inScope(db, { all: "an unknown payment is no university's" }, (trx) =>
    trx
      .insertInto("chain_strangers")
      .values({ signer, nonce, hash, block, data, succeeded: receipt?.succeeded ?? false })
      .onConflict((on) => on.doNothing())
      .execute(),
  );
}
