/** Blocks of the kept chain are dated as those of real chains are. */
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, test } from "vitest";
import { createNode } from "../src/features/chain/node.ts";
import { keptChain } from "./kept-chain.ts";

const chain = await keptChain();
const node = chain.dated!(createNode(chain.url));

/** Sends a transaction to nobody, from an account of its own. */
async function send(): Promise<void> {
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.fund(account.address, 10n ** 18n);
  const fees = { maxFeePerGas: 10n ** 12n, maxPriorityFeePerGas: 1n, gas: 21_000n };
  await node.send(
    await account.signTransaction({ ...fees, chainId: chain.chainId, nonce: 0, to: account.address, type: "eip1559" }),
  );
}

test("each block is of a later second than the one before, however many transactions are sent at once", async () => {
  const { number: before } = (await node.block("latest"))!;
  await Promise.all([1, 2, 3].map(send));
  const { number: last } = (await node.block("latest"))!;
  const blocks = await Promise.all(Array.from({ length: last - before + 1 }, (_, at) => node.block(before + at)));
  const times = blocks.map((block) => block!.time.getTime());
  expect(times).toHaveLength(4);
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
});
