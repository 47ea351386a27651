/** Fees of transactions: pure arithmetic, in wei. */

export type Fees = { maxFee: bigint; maxPriorityFee: bigint };

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const FLOOR_PRIORITY = 1_000_000n;
const INTRINSIC_GAS = 21_000n;
const FLOOR_GAS_A_TOKEN = 10n;

/** Fees of a first attempt: twice the base fee of the head, and the tip that the node suggests. */
export function firstFees({ baseFee, tip }: { baseFee: bigint; tip: bigint }): Fees {
  const maxPriorityFee = larger(tip, FLOOR_PRIORITY);
  return { maxFee: 2n * baseFee + maxPriorityFee, maxPriorityFee };
}

/** Fees that nodes take as a replacement (10 % more at least), and never below what a first attempt would pay now. */
export function bumpedFees(last: Fees, now: Fees): Fees {
  const raise = (fee: bigint) => (fee * 5n) / 4n + 1n;
  return {
    maxFee: larger(raise(last.maxFee), now.maxFee),
    maxPriorityFee: larger(raise(last.maxPriorityFee), now.maxPriorityFee),
  };
}

/** A transaction that is not mined at this multiple of today's fee is not held up by its fee. */
const HIGHEST_MULTIPLE = 10n;

/** Whether raising to these fees can help: a chain that stands still must not make us bid without end. */
export const isWorthRaising = (bumped: Fees, now: Fees): boolean => bumped.maxFee <= HIGHEST_MULTIPLE * now.maxFee;

/** The gas limit: a fifth above the estimate, and above the calldata floor of EIP-7623. */
export function gasLimit({ estimate, data }: { estimate: bigint; data: Uint8Array }): bigint {
  let tokens = 0n;
  for (const byte of data) tokens += byte === 0 ? 1n : 4n;
  const floor = INTRINSIC_GAS + FLOOR_GAS_A_TOKEN * tokens + 1000n;
  return larger((estimate * 6n) / 5n, floor);
}
