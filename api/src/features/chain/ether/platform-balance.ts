/** Reads the balance of the platform's wallet for display, at most every few seconds, with a short timeout. */
import { stepInto, type Trx } from "../../../platform/database.ts";
import { findActiveKey } from "../keys/keys.ts";
import type { ChainNode } from "../node.ts";

const KEPT_MS = 5_000;
const PATIENCE_MS = 1_500;

/** The balance in wei, or null while the chain does not answer. */
export function createPlatformBalance(node: ChainNode): (trx: Trx) => Promise<bigint | null> {
  let kept: { until: number; balance: Promise<bigint | null> } | undefined;

  return async (trx) => {
    if (!kept || kept.until < Date.now()) {
      // Only the chain is asked with patience: the step must have ended before the transaction goes on.
      const key = await stepInto(trx, { all: "the platform's key is no university's" }, () =>
        findActiveKey(trx, { purpose: "platform", universityId: null }),
      );
      const balance = key ? withPatience(node.balance(key.public_id).catch(() => null)) : Promise.resolve(null);
      kept = { until: Date.now() + KEPT_MS, balance };
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
