/** Reads the registry over JSON-RPC: asks every endpoint for the newest and the final state of each batch. */

import { inTime } from "../in-time.ts";
import type { ProofRead } from "../state-proof/prove.ts";
import type { TrustEntry } from "../trust/trust.ts";
import { decodeCheck, encodeCheck, type RegistryState } from "./abi.ts";
import { agree, type EndpointRead, type ReadFailure } from "./agreement.ts";
import { type ChainReader, type CheckRead, type ReadRequest, toDiplomaState, WORD_BITS } from "./chain-reader.ts";
import { type Endpoint, endpointFor, type WordRead } from "./endpoint.ts";
import { finalBlock } from "./finality.ts";
import type { Rpc, RpcAnswer } from "./rpc.ts";

export type RpcReaderOptions = {
  /** The endpoints, all of which are asked. Keyed by chain id when they serve several chains. */
  rpc: string[] | Record<number, string[]>;
  /** Makes the requests; in Node its own HTTP client does when absent, in browsers their `fetch`. */
  fetch?: typeof fetch;
  /** The time limit of each request, in milliseconds; 5000 when absent. */
  timeoutMs?: number;
  /** Whether an answer may be one that was read a moment ago (SHARED_FOR_MS) for another diploma; true when absent. */
  shareReads?: boolean;
  /** Milliseconds of a clock that never goes back; that of this process when absent. */
  clock?: () => number;
};

const DEFAULT_TIMEOUT_MS = 5000;

/** The endpoints for a chain. An empty list means that no chain is asked. */
export function endpointsFor(rpc: RpcReaderOptions["rpc"] | undefined, chainId: number): string[] {
  return (Array.isArray(rpc) ? rpc : rpc?.[chainId]) ?? [];
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** An endpoint that is named twice counts once, in whatever spelling: a quorum is of nodes, and not of names for one. */
function withoutRepeats(urls: readonly string[]): string[] {
  const names = urls.map(nameOf);
  return urls.filter((_, at) => names.indexOf(names[at]!) === at);
}

function nameOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, port, pathname } = new URL(url);
  const host = LOOPBACK.includes(hostname) ? "loopback" : hostname.replace(/\.$/, "");
  return `${host}:${port}${pathname.replace(/\/+$/, "")}`;
}

/** The default reader. Never throws. What it knows of an endpoint outlives it, for each `fetch` function. */
export function createRpcReader({
  rpc,
  fetch: ask = fetch,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  shareReads = true,
  clock = () => performance.now(),
}: RpcReaderOptions): ChainReader {
  const readWord = (endpoint: Endpoint, request: ReadRequest) => {
    const read = () => readEndpoint(endpoint, { ...request, clock });
    if (!shareReads || request.isRepeated) return read();
    return endpoint.reads.share({ key: keyOf(request), now: clock(), read });
  };
  return {
    async read(request) {
      const began = clock();
      const urls = withoutRepeats(endpointsFor(rpc, request.entry.chainId));
      const endpoints = urls.map((url) => endpointFor({ url, fetch: ask, timeoutMs }));
      const reads = await Promise.all(
        endpoints.map(async (endpoint) => {
          const { withinMs } = request;
          const detail = `${endpoint.url} gave no answer in ${withinMs} ms.`;
          const late = (): WordRead => ({ ok: false, code: "chain_unreachable", detail });
          const word = await inTime(readWord(endpoint, request), { withinMs, late });
          return { ...toEndpointRead(word, request), endpoint: endpoint.url };
        }),
      );
      const read = agree(reads, request);
      if (!request.prove || !read.ok) return read;
      const left = request.withinMs && request.withinMs - (clock() - began);
      return addProof(read, { endpoints, request: { ...request, withinMs: left } });
    },
  };
}

/** Only endpoints whose answer counts are asked for a proof. The code is loaded with the first one. */
async function addProof(
  read: Extract<CheckRead, { ok: true }>,
  { endpoints, request }: { endpoints: Endpoint[]; request: ReadRequest },
): Promise<CheckRead> {
  const { proveState } = await import("../state-proof/prove.ts");
  const counted = endpoints.filter(({ url }) => read.asked.includes(url));
  const proof = await inTime<ProofRead>(proveState({ endpoints: counted, request, state: read.state }), {
    withinMs: request.withinMs,
    late: () => ({ ok: false, code: "proof_unavailable", detail: "No proof came in time." }),
  });
  if (proof.ok) return { ...read, proved: proof.proved };
  return { ...proof, asked: read.asked, uncounted: read.uncounted };
}

function toEndpointRead(word: WordRead, { index }: ReadRequest): EndpointRead {
  if (!word.ok) return word;
  return { ok: true, state: toDiplomaState(word.state, { index, isFinal: word.isFinal }) };
}

/** Everything but the endpoint on which an answer depends. */
function keyOf({ entry, university, root, count, index, thumbprint }: ReadRequest): string {
  const { chainId, genesisHash, registry, codeHash, finality } = entry;
  const depth = "tag" in finality ? finality.tag : finality.confirmations;
  const place = [university, root, count, wordOf(index), thumbprint];
  return [chainId, genesisHash, registry, codeHash, depth, ...place].join(" ");
}

type WordRequest = ReadRequest & { clock: () => number };
type Question = { entry: TrustEntry; data: string };

/** Pins, newest and final state are one round trip; with confirmations the final state is a second one. */
async function readEndpoint(endpoint: Endpoint, request: WordRequest): Promise<WordRead> {
  const { entry, clock } = request;
  const { finality } = entry;
  const question = { entry, data: encodeCheck({ ...request, word: wordOf(request.index) }) };
  const pinned = endpoint.pins.check({ entry, now: clock() });
  const asking = callCheck(endpoint, question, "latest");
  const finalized = "tag" in finality ? callCheck(endpoint, question, finality.tag) : null;
  const [wrong, newest] = await Promise.all([pinned, asking]);
  if (wrong !== null) return wrong;
  if (!newest.ok) return failureOf(newest);
  const latest = readCheck(endpoint, question, newest.result);
  if (!latest.ok) return latest;
  const { state } = latest;
  endpoint.noteBlock(state.blockNumber);
  const wrongNow = await endpoint.pins.check({ entry, now: clock() });
  if (wrongNow !== null) return wrongNow;
  const isFinal = await findFinality(endpoint, question, { state, finalized });
  return typeof isFinal === "boolean" ? { ok: true, state, isFinal } : isFinal;
}

type NewestState = { state: RegistryState; finalized: Promise<RpcAnswer> | null };

/** A batch is final when it is the same at the chain's final block, however old it is. */
async function findFinality(
  endpoint: Endpoint,
  question: Question,
  { state, finalized }: NewestState,
): Promise<boolean | ReadFailure> {
  const { finality } = question.entry;
  if (state.batch.issuedAt === 0) return false;
  if ("confirmations" in finality && finality.confirmations <= 1) return true;
  const block = finalBlock(finality, state.blockNumber);
  if (block === null) return false;
  const answer = await (finalized ?? callCheck(endpoint, question, block));
  if (!answer.ok) return answer.why === "refused" ? false : failureOf(answer);
  // A block before the registry's own gives an empty answer.
  if (answer.result === "0x") return false;
  const final = readCheck(endpoint, question, answer.result);
  return final.ok ? isSameAnchor(final.state, state) : final;
}

function isSameAnchor({ batch: one }: RegistryState, { batch: other }: RegistryState): boolean {
  return one.signer === other.signer && one.issuedAt === other.issuedAt;
}

function callCheck(rpc: Rpc, { entry, data }: Question, block: string): Promise<RpcAnswer> {
  return rpc.ask({ method: "eth_call", params: [{ to: entry.registry, data }, block] });
}

type CheckAnswer = { ok: true; state: RegistryState } | ReadFailure;

function readCheck({ url }: Rpc, { entry }: Question, result: unknown): CheckAnswer {
  const state = typeof result === "string" ? decodeCheck(result) : null;
  if (state === null || state.batch.issuedAt > state.blockTime)
    return { ok: false, code: "rpc_malformed", detail: `${url} gave no answer of the registry.` };
  if (state.chainId !== BigInt(entry.chainId))
    return { ok: false, code: "wrong_chain", detail: `${url} answered for the chain ${state.chainId}.` };
  return { ok: true, state };
}

function failureOf(answer: Extract<RpcAnswer, { ok: false }>): ReadFailure {
  const code = answer.why === "malformed" ? "rpc_malformed" : "chain_unreachable";
  return { ok: false, code, detail: `The chain could not be asked: ${answer.detail}.` };
}

function wordOf(index: number): number {
  return Math.floor(index / WORD_BITS);
}
