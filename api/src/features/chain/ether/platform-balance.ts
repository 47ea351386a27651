/** Reads the balance of the platform's wallet for display, at most every few seconds, with a short timeout. */
import { type Db, inScope } from "../../../platform/database.ts";
import { findActiveKey } from "../keys/keys.ts";
import type { ChainNode } from "../node.ts";

const KEPT_MS = 5_000;
const PATIENCE_MS = 1_500;

/** The balance in wei, or null while the chain does not answer. */
export function createPlatformBalance({ db, node }: { db: Db; node: ChainNode }): () => Promise<bigint | null> {
  let kept: { until: number; balance: Promise<bigint | null> } | undefined;

  const ask = async (): Promise<bigint | null> => {
    const key = await inScope(db, "all", (trx) => findActiveKey(trx, { purpose: "platform", universityId: null }));
    return key ? node.balance(key.public_id) : null;
  };
  return () => {
    if (!kept || kept.until < Date.now()) {
      kept = { until: Date.now() + KEPT_MS, balance: withPatience(ask().catch(() => null)) };
    }
    return kept.balance;
  };
}

function withPatience<T>(balance: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([balance, late]).finally(() => clearTimeout(timer));
}
