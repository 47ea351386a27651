/** A fake chain: a JSON-RPC server on a free port with configurable answers and faults. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import { encodeAbiParameters, keccak256, parseAbiParameters } from "viem";

/** What `check` returns, with the order and names of IDiplomaRegistry.sol. */
export type CheckAnswer = {
  chainId: bigint;
  blockNumber: bigint;
  blockTime: bigint;
  registered: boolean;
  active: boolean;
  present: FakeIdentity;
  atIssue: FakeIdentity;
  batch: { signer: `0x${string}`; issuedAt: number; revokedAt: number };
  responsableKey: FakeKey;
  responsableReaffirmedAt: number;
  credentialKey: FakeKey;
  credentialReaffirmedAt: number;
  revokedWord: bigint;
  supersededWord: bigint;
  wordRevokedAt: number;
};

export type FakeIdentity = { since: number; identity: { name: string; domain: string; did: string } };

export type FakeKey = {
  university: bigint;
  validFrom: number;
  validUntil: number;
  compromisedSince: number;
  markedAt: number;
  number: number;
  byGuardian: boolean;
};

export type Fault =
  | "http-500"
  | "not-json"
  | "not-rpc"
  | "garbage"
  | "empty"
  | "hangs"
  | "refuses"
  | "cut-off"
  | "endless";

export type Batches =
  | "answered"
  | "answered-backwards"
  | "refused"
  | "http-400"
  | "http-429"
  | "http-500"
  | "one-answer"
  | "one-answer-in-a-list"
  | "ids-twice";

export type FakeChain = {
  url: string;
  chainId: number;
  genesisHash: string;
  code: `0x${string}`;
  codeHash: string;
  /** The answer at the newest block, for the anchored root. */
  latest: CheckAnswer;
  /** The answer at any other block; null refuses such blocks. */
  final: CheckAnswer | null;
  /** The root and the count of the batch that is anchored. Another one gets an answer without a batch. */
  root: string;
  count: number;
  fault: Fault | null;
  /** Credential keys that differ from the answer's, by their thumbprint in hex. */
  keys: Map<string, FakeKey>;
  /** What it does with several calls in one request. */
  batches: Batches;
  /** The methods that were called; an eth_call is followed by its block. */
  calls: string[];
  /** The number of calls in each request that was answered; null for a call by itself. */
  requests: (number | null)[];
  close: () => Promise<void>;
};

const CHECK = parseAbiParameters([
  "Check answer",
  "struct Check { uint256 chainId; uint256 blockNumber; uint256 blockTime; bool registered; bool active; Dated present; Dated atIssue; Batch batch; Key responsableKey; uint40 responsableReaffirmedAt; Key credentialKey; uint40 credentialReaffirmedAt; uint256 revokedWord; uint256 supersededWord; uint40 wordRevokedAt; }",
  "struct Dated { uint40 since; Identity identity; }",
  "struct Identity { string name; string domain; string did; }",
  "struct Batch { address signer; uint40 issuedAt; uint40 revokedAt; }",
  "struct Key { uint64 university; uint40 validFrom; uint40 validUntil; uint40 compromisedSince; uint40 markedAt; uint24 number; bool byGuardian; }",
]);

export const NO_KEY: FakeKey = {
  university: 0n,
  validFrom: 0,
  validUntil: 0,
  compromisedSince: 0,
  markedAt: 0,
  number: 0,
  byGuardian: false,
};
export const NO_BATCH = { signer: `0x${"00".repeat(20)}`, issuedAt: 0, revokedAt: 0 } as const;

export function encodeAnswer(answer: CheckAnswer): string {
  return encodeAbiParameters(CHECK, [answer]);
}

export async function startFakeChain(state: {
  chainId: number;
  root: string;
  count: number;
  latest: CheckAnswer;
}): Promise<FakeChain> {
  const code = "0x60016002";
  const chain: FakeChain = {
    ...state,
    url: "",
    genesisHash: `0x${"9e".repeat(32)}`,
    code,
    codeHash: keccak256(code),
    final: state.latest,
    fault: null,
    keys: new Map(),
    batches: "answered",
    calls: [],
    requests: [],
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => (chain.fault ? fail(chain.fault, response) : answer(chain, body, response)));
  });
  server.keepAliveTimeout = 1;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  chain.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return chain;
}

type Call = { id: number; method: string; params: [{ data: string }, string] };

function answer(chain: FakeChain, body: string, response: ServerResponse): void {
  const input: Call | Call[] = JSON.parse(body);
  if (!Array.isArray(input)) {
    chain.requests.push(null);
    return void response.end(JSON.stringify(answerOne(chain, input)));
  }
  chain.requests.push(input.length);
  const status = /^http-(\d+)$/.exec(chain.batches)?.[1];
  if (status) return void response.writeHead(Number(status)).end("{}");
  response.end(JSON.stringify(answerBatch(chain, input)));
}

function answerBatch(chain: FakeChain, calls: Call[]): unknown {
  const refusal = { jsonrpc: "2.0", id: null, error: { code: -32600, message: "no batches" } };
  if (chain.batches === "refused") return refusal;
  if (chain.batches === "one-answer") return answerOne(chain, calls[0]!);
  if (chain.batches === "one-answer-in-a-list") return [refusal];
  const answers = calls.map((call) => answerOne(chain, call));
  if (chain.batches === "ids-twice") return answers.map((each) => ({ ...each, id: calls[0]!.id }));
  return chain.batches === "answered" ? answers : answers.toReversed();
}

function answerOne(chain: FakeChain, { id, method, params }: Call) {
  const block: string = method === "eth_call" ? params[1] : "";
  chain.calls.push([method, block].join(" ").trim());
  const result = resultOf(chain, method, params);
  const error = { code: -39001, message: "block not found" };
  return { jsonrpc: "2.0", id, ...(result === null ? { error } : { result }) };
}

function resultOf(chain: FakeChain, method: string, params: [{ data: string }, string]): unknown {
  if (method === "eth_chainId") return `0x${chain.chainId.toString(16)}`;
  if (method === "eth_getBlockByNumber")
    return isDeepStrictEqual(params, ["0x0", false]) && { hash: chain.genesisHash };
  if (method === "eth_getCode") return params[1] === "latest" && chain.code;
  const [{ data }, block] = params;
  const answer = block === "latest" ? chain.latest : chain.final;
  if (answer === null) return null;
  const known = { ...answer, credentialKey: chain.keys.get(data.slice(-64)) ?? answer.credentialKey };
  const root = `0x${data.slice(10 + 64, 10 + 128)}`;
  const count = Number.parseInt(data.slice(10 + 128, 10 + 192), 16);
  if (root === chain.root && count === chain.count) return encodeAnswer(known);
  return encodeAnswer({ ...known, batch: NO_BATCH, responsableKey: NO_KEY, revokedWord: 0n, supersededWord: 0n });
}

function fail(fault: Fault, response: ServerResponse): void {
  const answers: Record<Fault, () => void> = {
    "http-500": () => response.writeHead(500).end("{}"),
    "not-json": () => response.end("<html>busy</html>"),
    "not-rpc": () => response.end(JSON.stringify({ hello: "world" })),
    garbage: () => response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result: "0xzz" })),
    empty: () => response.end(),
    hangs: () => {},
    refuses: () => response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32000, message: "no" } })),
    "cut-off": () => response.socket?.destroy(),
    endless: () => {
      const part = " ".repeat(65_536);
      const more = () => {
        while (!response.destroyed && response.write(part));
      };
      response.on("drain", more);
      more();
    },
  };
  answers[fault]();
}
