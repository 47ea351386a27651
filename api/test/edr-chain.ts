/**
 * A second kind of node for tests: EDR, the node inside Hardhat 2, served over HTTP. Unlike anvil it gives no state
 * proofs, and it prices and refuses transactions in its own words.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { text } from "node:stream/consumers";
import type { EmbeddedChain } from "../src/platform/embedded/chain.ts";

/** The members of EDR's native module that are used; its types are in a package that brings every platform along. */
type Edr = {
  EdrContext: new () => object;
  SpecId: { Cancun: number };
  Provider: {
    withConfig(
      context: object,
      config: object,
      logger: object,
      tracing: object,
      onEvent: () => void,
    ): Promise<Provider>;
  };
};
type Provider = { handleRequest(request: string): Promise<{ data: unknown }> };

const CHAIN_ID = 31_338;
const BLOCK_GAS = 30_000_000n;
const FIRST_BASE_FEE = 1_000_000_000n;
const WORD_BYTES = 32;
const ADDRESS_BYTES = 20;

/** Whether EDR runs here: its package is for Linux with glibc on x64. */
export const hasEdr = process.platform === "linux" && process.arch === "x64";

export async function startEdrChain(): Promise<EmbeddedChain> {
  const provider = await openProvider();
  const request = async (method: string, params: unknown[]) => {
    const { error } = JSON.parse(await answerOf(provider, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })));
    if (error) throw new Error(error.message);
  };
  const server = createServer(async (incoming, outgoing) => {
    const input: unknown = JSON.parse(await text(incoming));
    const each = (call: unknown) => answerCall(provider, call);
    const body = Array.isArray(input) ? `[${(await Promise.all(input.map(each))).join()}]` : await each(input);
    outgoing.setHeader("content-type", "application/json").end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("EDR has no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    nodeUrl: url,
    chainId: CHAIN_ID,
    nodePid: async () => process.pid,
    fund: (account, wei) => request("hardhat_setBalance", [account, `0x${wei.toString(16)}`]),
    mine: (blocks) => request("hardhat_mine", [`0x${blocks.toString(16)}`]),
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function openProvider(): Promise<Provider> {
  const require = createRequire(import.meta.url);
  const { EdrContext, Provider, SpecId }: Edr = require("@nomicfoundation/edr-linux-x64-gnu");
  const config = {
    allowBlocksWithSameTimestamp: false,
    allowUnlimitedContractSize: false,
    bailOnCallFailure: true,
    bailOnTransactionFailure: false,
    blockGasLimit: BLOCK_GAS,
    chainId: BigInt(CHAIN_ID),
    chains: [],
    coinbase: Buffer.alloc(ADDRESS_BYTES),
    enableRip7212: false,
    genesisAccounts: [],
    hardfork: SpecId.Cancun,
    initialBaseFeePerGas: FIRST_BASE_FEE,
    initialBlobGas: { gasUsed: 0n, excessGas: 0n },
    initialDate: BigInt(Math.floor(Date.now() / 1000)),
    initialParentBeaconBlockRoot: Buffer.alloc(WORD_BYTES),
    minGasPrice: 0n,
    mining: { autoMine: true, memPool: { order: "Priority" } },
    networkId: BigInt(CHAIN_ID),
  };
  const silent = { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => undefined };
  return Provider.withConfig(new EdrContext(), config, silent, {}, () => undefined);
}

/** EDR leaves the id out of its answers, and takes no call without parameters. */
async function answerCall(provider: Provider, call: unknown): Promise<string> {
  const { id = null, ...request } = typeof call === "object" && call !== null && "id" in call ? call : {};
  const answer = await answerOf(provider, JSON.stringify({ params: [], ...request, id }));
  return JSON.stringify({ jsonrpc: "2.0", id, ...JSON.parse(answer) });
}

async function answerOf(provider: Provider, request: string): Promise<string> {
  const { data } = await provider.handleRequest(request);
  return typeof data === "string" ? data : JSON.stringify(data);
}
