/** Blocks of the kept chain are dated as those of real chains are. */
import { expect, test } from "vitest";
import { createNode } from "../src/features/chain/node.ts";
import { startChainApp } from "./chain-harness.ts";

const { chain, fixtures } = await startChainApp();

test("each block is of a later second than the one before, however many transactions are sent at once", async () => {
  const node = createNode(chain.url);
  const { number: before } = (await node.block("latest"))!;
  await Promise.all([1, 2].map(() => fixtures.issuingUniversity({ credits: 5 })));
  const { number: last } = (await node.block("latest"))!;
  const blocks = await Promise.all(Array.from({ length: last - before + 1 }, (_, at) => node.block(before + at)));
  const times = blocks.map((block) => block!.time.getTime());
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});
