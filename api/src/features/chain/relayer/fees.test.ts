/** The limits of a transaction's cost, to the wei. */
import { expect, test } from "vitest";
import { createPriceOf } from "../price.ts";
import { bumpedFees, firstFees, gasLimit, isWorthRaising } from "./fees.ts";

test("a first attempt pays twice the base fee and the tip, which has a minimum", () => {
  expect(firstFees({ baseFee: 100n, tip: 2_000_000n })).toEqual({ maxFee: 2_000_200n, maxPriorityFee: 2_000_000n });
  expect(firstFees({ baseFee: 100n, tip: 999_999n })).toEqual({ maxFee: 1_000_200n, maxPriorityFee: 1_000_000n });
});

test("a replacement pays a quarter more, or what a first attempt would pay now", () => {
  const last = { maxFee: 1000n, maxPriorityFee: 400n };
  expect(bumpedFees(last, { maxFee: 1n, maxPriorityFee: 1n })).toEqual({ maxFee: 1251n, maxPriorityFee: 501n });
  expect(bumpedFees(last, { maxFee: 9000n, maxPriorityFee: 800n })).toEqual({ maxFee: 9000n, maxPriorityFee: 800n });
});

test("a fee is raised up to ten times today's fee", () => {
  const now = { maxFee: 100n, maxPriorityFee: 1n };
  expect(isWorthRaising({ maxFee: 1000n, maxPriorityFee: 1n }, now)).toBe(true);
  expect(isWorthRaising({ maxFee: 1001n, maxPriorityFee: 1n }, now)).toBe(false);
});

test("the gas limit is a fifth above the estimate, and never below the minimum of the calldata", () => {
  expect(gasLimit({ estimate: 100_000n, data: new Uint8Array([1]) })).toBe(120_000n);
  // Three zero bytes are three tokens; one other byte is four.
  expect(gasLimit({ estimate: 0n, data: new Uint8Array([0, 0, 0, 1]) })).toBe(21_000n + 10n * 7n + 1000n);
});

test("a price that is shown or left over has the tip of the node, as a transaction has it", async () => {
  const [baseFee, tip] = [9_000_000n, 1_000_000_000n];
  const block = async () => ({ number: 1, hash: "0x1" as const, time: new Date(0), baseFee });
  const priceOf = createPriceOf({ block, tip: async () => tip });
  expect(await priceOf(40_000n)).toBe(40_000n * firstFees({ baseFee, tip }).maxFee);
});
