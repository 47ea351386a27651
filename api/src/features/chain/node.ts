/** A chain's node over JSON-RPC: the requests of the platform, and the two kinds of failure. */
import http from "node:http";
import https from "node:https";
import { postInNode } from "@ijaza/verifier/chain/node-http";
import type { Finality } from "@ijaza/verifier/trust/trust";
import { type Address, type Hex, hexToBigInt, hexToNumber, numberToHex } from "viem";
import { z } from "zod";

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
/** Of every call: each is a request of HTTP of its own, whose answer cannot be taken for another's. */
const REQUEST_ID = 1;
/** In characters: a full block or many logs are the longest. */
const LONGEST_ANSWER = 10_485_760;

export function createNode(url: string, { timeoutMs = TIMEOUT_MS }: NodeOptions = {}): ChainNode {
  const ask = async <T>(method: string, params: unknown[]): Promise<T> => {
    const { result, error } = await post({ url, timeoutMs }, { jsonrpc: "2.0", id: REQUEST_ID, method, params });
    if (error) throw refusalOf(error);
    // A server that is no node, such as a captive portal, answers without a result.
    if (result === undefined) throw new NodeUnreachable(`${method} was answered without a result`);
    return result as T;
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

const RPC_ANSWER = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).nullish(),
});
type RpcAnswer = z.infer<typeof RPC_ANSWER>;

/** Sends one request. An error of JSON-RPC counts as an answer whatever the status of HTTP is. */
async function post({ url, timeoutMs }: Required<NodeOptions> & { url: string }, request: object): Promise<RpcAnswer> {
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  const body = JSON.stringify(request);
  try {
    const reply = await postInNode({ http, https }, { url, body, signal: end.signal, longest: LONGEST_ANSWER });
    const answer = readAnswer(reply.text);
    if (reply.status !== 200 && !answer?.error) throw new Error(`HTTP status ${reply.status}`);
    if (!answer) throw new Error("the answer is no JSON-RPC");
    return answer;
  } catch (error) {
    throw new NodeUnreachable(error instanceof Error ? error.message : String(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer(text: string): RpcAnswer | undefined {
  try {
    return RPC_ANSWER.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A JSON-RPC error is an answer, except rate limits and internal errors of the node. */
function refusalOf({ code, message, data: raw }: NonNullable<RpcAnswer["error"]>): Error {
  const data = revertData(raw);
  // Some nodes report a revert as an internal error; then the error has data.
  const isTheirs = [-32603, -32005, 429].includes(code) && data === undefined;
  return isTheirs ? new NodeUnreachable(message) : new NodeRefused(message, data);
}

function revertData(data: unknown): Hex | undefined {
  if (typeof data === "string" && data.startsWith("0x")) return data as Hex;
  if (typeof data === "object" && data !== null && "data" in data) return revertData(data.data);
  return undefined;
}
