/** Which block is final by the terms of a trust list. */
import type { Finality } from "../trust/trust.ts";

/** The chain's own final block, as a parameter of JSON-RPC. */
export const FINALIZED = "finalized";

/**
 * The block as a parameter of JSON-RPC. With confirmations it is counted back from the newest one, which is the first.
 * Null when the chain has too few blocks.
 */
export function finalBlock(finality: Finality, head: number): string | null {
  if ("tag" in finality) return finality.tag;
  const number = head - Math.max(0, finality.confirmations - 1);
  return number < 0 ? null : `0x${number.toString(16)}`;
}
