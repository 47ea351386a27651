/** A chain's node over JSON-RPC: the requests of the platform, and the two kinds of failure. */
import type { Finality } from "@ijaza/verifier/trust";
import { type Address, BaseError, type Hex, hexToBigInt, hexToNumber, http, numberToHex, RpcRequestError } from "viem";

/** The node did not answer, or not as a node does: nothing is known. */
export class NodeUnreachable extends Error {}

/** The node answered with an error; `data` is the revert data of a call, if it was one. */
export class NodeRefused extends Error {
  readonly data: Hex | undefined;
  constructor(message: string, data: Hex | undefined) {
    super(message);
    this.data = data;
  }
}

export type Receipt = { hash: Hex; block: number; blockHash: Hex; succeeded: boolean };
export type Block = { number: number; hash: Hex; time: Date; baseFee: bigint };
/** `from` in lower case. */
export type FullTransaction = { hash: Hex; from: string; nonce: number; data: Buffer };
export type CallRequest = { from: Address; to: Address; data: Hex; value?: bigint };
export type NodeOptions = { timeoutMs?: number };
export type BlockTag = "latest" | "finalized" | "pending" | number;

type CallOptions = Omit<CallRequest, "from"> & { from?: Address };
type LogFilter = { address: Address; topics: (Hex | null)[]; fromBlock: number };
type Log = { topics: Hex[]; data: Hex; transactionHash: Hex; blockNumber: Hex };

/** A node of the chain. Every method throws `NodeUnreachable`, or what the node refuses. Amounts are in wei. */
export type ChainNode = {
  url: string;
  ask<T>(method: string, params: unknown[]): Promise<T>;
  block(tag: BlockTag): Promise<Block | null>;
  chainId(): Promise<number>;
  code(address: Address): Promise<Hex>;
  balance(address: string): Promise<bigint>;
  nonce(address: string, tag: BlockTag): Promise<number>;
  /** The priority fee that the node advises; 0 when it advises none. */
  tip(): Promise<bigint>;
  estimate(request: CallRequest): Promise<bigint>;
  call(request: CallOptions, tag?: BlockTag): Promise<Hex>;
  send(raw: Hex): Promise<Hex>;
  /** Null while the transaction is in no block. */
  receipt(hash: Hex): Promise<Receipt | null>;
  /** The transactions of a block. */
  transactions(number: number): Promise<FullTransaction[]>;
  logs(filter: LogFilter): Promise<Log[]>;
  /** Number of the last final block; null when there is none yet. A known head is not requested again. */
  finalBlock(finality: Finality, known?: Block): Promise<number | null>;
};

const TIMEOUT_MS = 10_000;

export function createNode(url: string, { timeoutMs = TIMEOUT_MS }: NodeOptions = {}): ChainNode {
  const transport = http(url, { retryCount: 0, timeout: timeoutMs })({});
  const ask = async <T>(method: string, params: unknown[]): Promise<T> => {
    const answer: unknown = await transport.request({ method, params }).catch((error) => {
      throw refusalOf(error);
    });
    // A server that is no node, such as a captive portal, answers without a result.
    if (answer === undefined) throw new NodeUnreachable(`${method} was answered without a result`);
    return answer as T;
  };
  const block = async (tag: BlockTag): Promise<Block | null> => {
    const raw = await ask<RawBlock | null>("eth_getBlockByNumber", [tagOf(tag), false]);
    return raw && readBlock(raw);
  };
  return {
    url,
    ask,
    block,
    chainId: async () => hexToNumber(await ask<Hex>("eth_chainId", [])),
    code: (address) => ask<Hex>("eth_getCode", [address, "latest"]),
    balance: async (address) => hexToBigInt(await ask<Hex>("eth_getBalance", [address, "latest"])),
    nonce: async (address, tag) => hexToNumber(await ask<Hex>("eth_getTransactionCount", [address, tagOf(tag)])),
    tip: async () => hexToBigInt(await ask<Hex>("eth_maxPriorityFeePerGas", []).catch(zeroWhenRefused)),
    estimate: async (request) => hexToBigInt(await ask<Hex>("eth_estimateGas", [hexRequest(request)])),
    call: ({ from, ...request }, tag = "latest") =>
      ask<Hex>("eth_call", [{ ...(from && { from }), ...hexCall(request) }, tagOf(tag)]),
    send: (raw) => ask<Hex>("eth_sendRawTransaction", [raw]),
    receipt: async (hash) => {
      const raw = await ask<RawReceipt | null>("eth_getTransactionReceipt", [hash]);
      if (!raw?.blockNumber) return null;
      return {
        hash,
        block: hexToNumber(raw.blockNumber),
        blockHash: raw.blockHash,
        succeeded: raw.status === "0x1",
      };
    },
    transactions: async (number) => {
      const raw = await ask<{ transactions: RawTransaction[] } | null>("eth_getBlockByNumber", [tagOf(number), true]);
      return (raw?.transactions ?? []).map(readTransaction);
    },
    logs: (filter) =>
      ask<Log[]>("eth_getLogs", [
        { address: filter.address, topics: filter.topics, fromBlock: numberToHex(filter.fromBlock), toBlock: "latest" },
      ]),
    finalBlock: async (finality, known) => {
      if ("tag" in finality) return (await block("finalized"))?.number ?? null;
      const head = known ?? (await block("latest"));
      if (!head) return null;
      const number = head.number - Math.max(0, finality.confirmations - 1);
      return number < 0 ? null : number;
    },
  };
}

type RawBlock = { number: Hex; hash: Hex; timestamp: Hex; baseFeePerGas?: Hex };
type RawReceipt = { blockNumber: Hex | null; blockHash: Hex; status: Hex };

type RawTransaction = { hash: Hex; from: Hex; nonce: Hex; input: Hex };

const readTransaction = ({ hash, from, nonce, input }: RawTransaction): FullTransaction => ({
  hash,
  from: from.toLowerCase(),
  nonce: hexToNumber(nonce),
  data: Buffer.from(input.slice(2), "hex"),
});

const readBlock = (raw: RawBlock): Block => ({
  number: hexToNumber(raw.number),
  hash: raw.hash,
  time: new Date(hexToNumber(raw.timestamp) * 1000),
  baseFee: raw.baseFeePerGas ? hexToBigInt(raw.baseFeePerGas) : 0n,
});

const tagOf = (tag: BlockTag): string => (typeof tag === "number" ? numberToHex(tag) : tag);

const hexCall = ({ to, data, value }: Omit<CallRequest, "from">) => ({
  to,
  data,
  ...(value && { value: numberToHex(value) }),
});

const hexRequest = ({ from, ...request }: CallRequest) => ({ from, ...hexCall(request) });

const zeroWhenRefused = (error: unknown): Hex => {
  if (error instanceof NodeRefused) return "0x0";
  throw error;
};

/** A JSON-RPC error is an answer, except rate limits and internal errors of the node; anything else means that it did not answer. */
function refusalOf(error: unknown): Error {
  const answered = error instanceof BaseError ? error.walk((cause) => cause instanceof RpcRequestError) : null;
  if (!(answered instanceof RpcRequestError)) return new NodeUnreachable(messageOf(error), { cause: error });
  const data = revertData(answered.data);
  // Some nodes report a revert as an internal error; then the error has data.
  const isTheirs = [-32603, -32005, 429].includes(answered.code) && data === undefined;
  return isTheirs ? new NodeUnreachable(answered.details, { cause: error }) : new NodeRefused(answered.details, data);
}

function revertData(data: unknown): Hex | undefined {
  if (typeof data === "string" && data.startsWith("0x")) return data as Hex;
  if (typeof data === "object" && data !== null && "data" in data) return revertData(data.data);
  return undefined;
}

const messageOf = (error: unknown) => (error instanceof BaseError ? error.shortMessage : String(error));
