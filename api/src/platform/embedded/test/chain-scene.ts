/** Chains for tests: a new directory, a sender, and functions that read everything on a chain. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { privateKeyToAccount } from "viem/accounts";
import { afterEach, beforeEach } from "vitest";
import { z } from "zod";
import { type ChainOptions, type EmbeddedChain, startEmbeddedChain } from "../chain.ts";
import { askRpc } from "./ask-rpc.ts";
import { quiet } from "./quiet-log.ts";

export const KEY = "11".repeat(32);
export const sender = privateKeyToAccount(`0x${KEY}`);
const quantity = z.string().transform(Number);
const blockShape = z.object({ hash: z.string(), timestamp: quantity, transactions: z.array(z.string()) });

const place = { dir: "" };

/** The chain's directory of the current test. */
export const chainDir = () => place.dir;

/** Gives each test its own directory. Call it at the top of each file, because files share one load of this module. */
export function useChainDirs(): void {
  beforeEach(() => {
    place.dir = mkdtempSync(join(tmpdir(), "ijaza-chain-"));
  });
  afterEach(() => rmSync(place.dir, { recursive: true, force: true }));
}

export type Changes = { nonce?: number; gas?: bigint; data?: `0x${string}`; chainId?: number };

const sign = (changes: Changes = {}) =>
  sender.signTransaction({
    type: "eip1559",
    chainId: 20261,
    nonce: 0,
    gas: 60_000n,
    maxFeePerGas: 10n ** 10n,
    to: sender.address,
    ...changes,
  });

export async function withChain<T>(
  use: (chain: EmbeddedChain) => Promise<T>,
  options: Partial<ChainOptions> = {},
): Promise<T> {
  const chain = await startEmbeddedChain({ dir: place.dir, log: quiet, ...options });
  try {
    return await use(chain);
  } finally {
    await chain.stop();
  }
}

export const send = async (chain: EmbeddedChain, changes?: Changes) =>
  String(await askRpc(chain.url, "eth_sendRawTransaction", [await sign(changes)]));

/** Every block from the first to the newest. */
export async function readBlocks({ url }: EmbeddedChain) {
  const height = Number(await askRpc(url, "eth_blockNumber"));
  const blocks: z.infer<typeof blockShape>[] = [];
  for (let i = 0; i <= height; i += 1) {
    blocks.push(blockShape.parse(await askRpc(url, "eth_getBlockByNumber", [`0x${i.toString(16)}`, false])));
  }
  return blocks;
}

export const readReceipts = async (chain: EmbeddedChain) =>
  Promise.all(
    (await readBlocks(chain))
      .flatMap(({ transactions }) => transactions)
      .map((hash) => askRpc(chain.url, "eth_getTransactionReceipt", [hash])),
  );

export const readLogs = ({ url }: EmbeddedChain) =>
  askRpc(url, "eth_getLogs", [{ fromBlock: "0x0", toBlock: "latest" }]);

/** Deploys a contract whose every call writes an empty log, and calls it. */
export async function fillWithEvents(chain: EmbeddedChain, calls: number) {
  await chain.fund(sender.address, 10n ** 21n);
  const code = "0x6005600c60003960056000f360006000a0" as const;
  const raw = await sender.signTransaction({
    type: "eip1559",
    chainId: 20261,
    nonce: 0,
    gas: 200_000n,
    maxFeePerGas: 10n ** 10n,
    data: code,
  });
  const created = z
    .object({ contractAddress: z.string() })
    .parse(await receiptOf(chain, String(await askRpc(chain.url, "eth_sendRawTransaction", [raw]))));
  for (let nonce = 1; nonce <= calls; nonce += 1) {
    const call = await sender.signTransaction({
      type: "eip1559",
      chainId: 20261,
      nonce,
      gas: 60_000n,
      maxFeePerGas: 10n ** 10n,
      to: z.templateLiteral(["0x", z.string()]).parse(created.contractAddress),
    });
    await askRpc(chain.url, "eth_sendRawTransaction", [call]);
  }
}

export const receiptOf = (chain: EmbeddedChain, hash: string) => askRpc(chain.url, "eth_getTransactionReceipt", [hash]);
