/** Decides which keys seal, by the same dates that the registry holds. Pure. */
import type { KeyTimes } from "../../chain/chain.service.ts";

/** How far the chain's clock may be ahead of ours: a seal must not be dated after the end of its key. */
const CLOCKS_APART_MS = 60_000;

/** Whether the key seals documents now. An active key has begun; `waiting` and `retired` ones seal nothing. */
export function sealsNow(key: KeyTimes | undefined, now: Date): key is KeyTimes {
  if (key?.state !== "active" || key.compromised_since !== null) return false;
  return key.valid_until === null || now.getTime() + CLOCKS_APART_MS < key.valid_until.getTime();
}
